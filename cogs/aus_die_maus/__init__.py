"""Aus die Maus: a race with dice for two to six, against each other and a white mouse."""
