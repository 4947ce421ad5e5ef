"""The table: one room from outside, four from inside."""
