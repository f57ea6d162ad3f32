"""The groups of knobs on the panel, in its order."""

STRATEGY = "Strategy"
SAMPLING = "Sampling"
LENGTH = "Length and stopping"
BEAMS = "Beam search"
CONTRAST = "Contrastive search and DoLa"
REPETITION = "Repetition"
TOKENS = "Words and tokens"
GUIDANCE = "Guidance and watermark"
DRAFTS = "Assisted decoding"
ENCODER = "Encoder and prompt"
SPECIAL = "Special tokens"
CACHE = "Cache and speed"
MANAGED = "Decided by the playground"

GROUPS = [
    STRATEGY, SAMPLING, LENGTH, BEAMS, CONTRAST, REPETITION, TOKENS, GUIDANCE, DRAFTS, ENCODER, SPECIAL, CACHE, MANAGED
]  # fmt: skip
