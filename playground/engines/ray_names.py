"""The names under which Serve knows the application and its deployments."""

APP, RUNS, DESK = "generation-playground", "Runs", "Desk"
