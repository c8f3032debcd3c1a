"""This package's release."""

VERSION = "0.1.0"
