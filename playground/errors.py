"""The errors of the house. Each class stands beside the code that raises it; all of them are below PlaygroundError.

    PlaygroundError
      CallerError (ValueError)       who asks can mend it
        RequestError                 a request cannot run
          QueryError                 a question about a text cannot be answered
          TooManyRuns                this person, or this address, has enough runs
          Crowded                    too much waits
        StructureError               no text can have this form
        Unknown                      a trace does not say what another draw would have given
        WatermarkError               a text cannot be scored
        MediaError                   a picture or a sound cannot be read
        BadReference                 a name of a model, or what follows it, names nothing
        UnreadableList               a file or a table holds no prompts, or no requests
        PublishError                 a preset cannot be saved or pushed
        LinkError                    a link holds no request, or a request fits into none
        RoomError                    a room of a class cannot be opened or found
        FolderError                  a site cannot be written into this folder
        ToolError                    a tool cannot answer
        FileTooLarge                 a file holds more bytes than may be read
        WireError                    what was read is not of its type
        WrongInput                   the page never sends such a value
      ModelError                     a model cannot be opened
        OnlyGguf                     it has GGUF files, of which one must be named
        _IncompleteModel             files of it are missing
        ModelUnavailable             for a reason outside of the request
          HubUnavailable             the Hub does not answer
          GatedModel                 its owners ask for terms to be accepted
          DownloadStopped            the person stopped its download
          LoadingStopped             the person stopped its loading
      Failure                        something broke, or took too long
        GenerationFailed (RuntimeError)  a run ended in an error that another request cannot mend
        OwnCodeError                 a person's own Python raised
        UnreadableLayers             this model's layers do not lead to its logits
        DrawRefused                  something was to be drawn where nothing may be
        StepTooSlow                  a step of a run took too long
        SideWorkTooSlow              work beside the runs took too long
        TooSlow                      a process of ours took too long
          Delayed                    by the clock alone: the machine has other work
        Crashed                      a process of ours ended while it worked
        TemplateError                a chat template raised
        TemplateTooLong              a chat template wrote too much
        Refused                      another server answered with an error
        Broken                       another server broke off its answer
      Interruption                   nothing is wrong: this is the way out of a loop
        RunStopped                   a run is to end
        Stopped                      the person clicked Stop
        SideWorkStopped              nobody wants the work any more
        _BeforeLoop                  out of `generate` before its first step
        _Interrupted                 out of a loop that does not ask whether to stop
        _Stopped                     out of a canvas that is being denoised
        _Prepared                    out of `generate`, which has prepared a canvas
      Problem                        an answer over HTTP that is no success
"""

from __future__ import annotations

from typing import Any

from playground.texts import said


class PlaygroundError(Exception):
    """Any error of the playground. `message` says what is wrong, and `fix` what to do about it, where that is known."""

    def __init__(self, message: str = "", fix: str = "") -> None:
        super().__init__(said("{a} {b}", a=message, b=fix) if fix else message)
        self.message, self.fix = message, fix

    def __reduce__(self) -> tuple[Any, ...]:  # it crosses processes, whatever its `__init__` takes
        return _again, (type(self), self.args), self.__dict__


def _again(kind: type[PlaygroundError], args: tuple[object, ...]) -> PlaygroundError:
    return kind.__new__(kind, *args)


class CallerError(PlaygroundError, ValueError):
    """Whoever asks can mend it."""


class Failure(PlaygroundError):
    """Something broke, or took too long."""


class Interruption(PlaygroundError):
    """Nothing is wrong: the way out of a loop, or of work that nobody wants any more."""
