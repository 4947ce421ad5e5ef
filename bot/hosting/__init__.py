"""What operators set and ask: settings, check, backup, restoring, moving."""
