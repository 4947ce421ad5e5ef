"""What a feature is: the kit that it is given, how it is loaded, its commands of the command line."""
