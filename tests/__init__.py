"""Packages, so that a fixture can be one for all tests of a folder (`scope="package"`)."""
