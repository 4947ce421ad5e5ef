"""What the documents promise of trust, each promise proven: killed, cut off, forged, looked at and migrated."""
