"""Whether this project writes what the library writes: over every decoder and encoder-decoder that it has.

Tiny models with random weights of all of them get requests that are drawn over all knobs, with texts on both sides of
the lengths at which a model changes. Each is run by bare `generate`, in a process that never imports this project; then
by this project, alone and eight at once in lanes. Ids, scores, ranks, counts, beams and ends must be the same, and what
one refuses the other must refuse.

    python tests/benchmarks/fidelity.py [--seed 0] [--only ARCHITECTURE ...] [--runs 8] [--rounds 1] [--minutes 30]

Prints what differs, what this project refuses though the library runs it, and the architectures that could not be made
tiny. Ends with 1 where something differs. `--only gpt_neo --seed 3` repeats one architecture of a longer call.
"""

from __future__ import annotations

import argparse
import sys
import time
import warnings
from pathlib import Path

import torch
import transformers

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.support import tiny_decoders
from tests.support.fidelity import Bare, Findings, try_architecture


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", nargs="+", metavar="ARCHITECTURE", help="model types, such as gpt_neo")
    parser.add_argument("--runs", type=int, default=8, help="of each architecture in a round")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--minutes", type=float, help="begin no other architecture after so many")
    options = parser.parse_args()
    if unknown := set(options.only or ()) - tiny_decoders.types().keys():
        parser.error(f"The library has no decoder {', '.join(sorted(unknown))}. Use a model type, such as gpt_neo.")
    torch.set_num_threads(1)
    warnings.simplefilter("ignore")
    transformers.logging.set_verbosity(transformers.logging.CRITICAL)
    kinds = options.only or list(tiny_decoders.types())
    start, total, left_out, tried = time.perf_counter(), Findings(), {}, set()
    joined: dict[str, float] = {}
    with Bare() as bare:
        for number in range(options.rounds):
            for kind in kinds:
                minutes = (time.perf_counter() - start) / 60
                if kind in left_out or (options.minutes is not None and minutes > options.minutes):
                    continue
                try:
                    found = try_architecture(kind, bare, seed=options.seed + 1000 * number, runs=options.runs)
                except tiny_decoders.NotBuilt as error:
                    left_out[kind] = str(error)
                    continue
                tried.add(kind)
                joined[kind] = found.longest_joint_text
                total += found
                for line in (*found.differences, *found.errors):
                    print(f"{kind}: {line}", flush=True)
    print(f"\ntransformers {transformers.__version__}, seed {options.seed}: {len(tried)} architectures, "
          f"{total.alone} runs beside bare ones, {total.refused} refused by both, {total.own} of loops that only this "
          f"project has, {total.lanes} in lanes, {(time.perf_counter() - start) / 60:.1f} minutes")  # fmt: skip
    print(f"{len(total.differences)} runs differ, {len(total.errors)} failed on one side only")
    sharing = sorted(kind for kind, length in joined.items() if length)
    print(f"texts share passes in {len(sharing)} of them: {', '.join(sharing)}")
    if total.refusals:
        print(f"\nrefused though the library runs it ({sum(total.refusals.values())} runs):")
        for text, count in total.refusals.most_common():
            print(f"  {count:4} {text}")
    for kind, why in left_out.items():
        print(f"not built: {kind}: {why}")
    if missing := [kind for kind in kinds if kind not in tried and kind not in left_out]:
        print(f"no time for: {', '.join(missing)}")
    sys.exit(bool(total.differences or total.errors))


if __name__ == "__main__":
    main()
