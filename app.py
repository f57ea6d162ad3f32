"""Start the Generation Playground from a clone of the repository, and on a Space: as `python -m playground` does."""

from playground.__main__ import main

if __name__ == "__main__":
    main()
