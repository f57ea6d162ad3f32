"""The views of watermarks: experiments, the detector, attacks."""
