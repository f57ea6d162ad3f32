"""One request on one loaded model, from its inputs to its events.

The road of a token, from the button and back; `# Road 3` in the code is where stop 3 begins:

 1. `ui/playground_tab.py`: Generate is pressed; `http_api/runs.py` and `api.py` are other ways to the next stop
 2. `requests/validation.py`: the request is checked, once, and handed on as a `Checked`
 3. `engines/local.py`: it is queued
 4. `engines/decode_thread.py`: its models are loaded, and it gets a lane
 5. `generation/runner.py`: its run begins in the lane
 6. `generation/preparation.py`: its texts become token ids, its config the library's
 7. `generation/model_checks.py`: what only the loaded model can say of it
 8. `recording/before_loop.py`: `generate` makes processors, criteria and cache for its loop
 9. `recording/recorder.py`: taps go around them, and the library's loop begins
10. `batching/scheduler.py`: a forward pass, shared by all lanes that can share one
11. `recording/tap.py`: the logits, before and after each processor; then the library chooses the token
12. `recording/measurement.py`: they become a few numbers for each candidate, for all lanes at once
13. `recording/sampling_tap.py`: the token is an event; every other loop has a tap of its own
14. `engines/jobs.py`: the event goes to who has asked
15. `server/streaming.py`: it waits there for the page, where `visualizers/panes/core/log.ts` reads it
"""
