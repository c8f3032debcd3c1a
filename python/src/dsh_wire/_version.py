# Made by `npm run generate` from package.json. Do not edit.
"""This package's release."""

VERSION = "0.1.0"
