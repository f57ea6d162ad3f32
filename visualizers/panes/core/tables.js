// The names of visualizers/names.py, and the rows of a log. Written by .ci/bundle.py: edit those.

export const MODES = {
 "greedy_search": "greedy decoding",
 "sample": "sampling",
 "beam_search": "beam search",
 "beam_sample": "beam search with sampling",
 "group_beam_search": "diverse beam search",
 "constrained_beam_search": "constrained beam search",
 "contrastive_search": "contrastive search",
 "dola_generation": "DoLa",
 "assisted_generation": "assisted decoding",
 "custom": "a decoding loop of your own"
};

export const STOPS = {
 "eos": [
  "the model ended it",
  "ended with EOS (end-of-sequence token)"
 ],
 "stop_string": [
  "a stop string",
  "met a stop string"
 ],
 "length": [
  "the length limit",
  "reached the length limit"
 ],
 "max_time": [
  "the time limit",
  "ran out of time"
 ],
 "criterion": [
  "your own criterion",
  "met your own stopping criterion"
 ],
 "loop": [
  "your own decoding loop",
  "was ended by the decoding loop of your own"
 ],
 "given": [
  "the end of the given text",
  "reached the end of what was given to be read"
 ],
 "unfinished": [
  "the end of the search",
  "had not ended when the search did"
 ],
 "step": [
  "one step",
  "goes on with “Next token”"
 ],
 "stopped": [
  "stopped by hand",
  "was stopped by hand"
 ]
};

export const FIGURES = {
 "num_spec_steps": "Rounds in which something was drafted.",
 "num_draft_tokens": "All tokens that were drafted.",
 "num_accepted_draft_tokens": "Drafted tokens that the target model kept.",
 "draft_acceptance_rate": "num_accepted_draft_tokens / num_draft_tokens: the kept ones of all drafted tokens, also of those that stood behind a rejection and were never judged.",
 "judged_acceptance_rate": "num_accepted_draft_tokens / judged tokens, which are the accepted ones and each round’s first rejection: how probable it is that a token which is looked at is kept. The paper’s α.",
 "mean_acceptance_length": "1 + num_accepted_draft_tokens / num_spec_steps: tokens that a round with a draft writes on average, the target model’s own token among them.",
 "acceptance_histogram": "How many rounds with a draft kept none, one, two and more of its tokens.",
 "accepted_by_position": "Of the tokens drafted at each place of their draft, how many were kept.",
 "passes_saved": "Tokens written minus rounds: forward passes that the target model did not have to make.",
 "expected_acceptance_rate": "The mean over the judged places of 1 minus the total variation distance between the target’s and the draft’s distribution: what sampling keeps on average."
};

export const PROCESSORS = {
 "DolaContrast": [
  "DoLa’s contrast",
  "takes the log-probabilities of an earlier layer from those of the last one, and removes tokens that the last one finds less than a tenth as probable as its favourite",
  [
   "dola_layers"
  ]
 ],
 "UnbatchedClassifierFreeGuidanceLogitsProcessor": [
  "guidance",
  "moves away from what the model would say to the negative prompt",
  [
   "guidance_scale"
  ]
 ],
 "SequenceBiasLogitsProcessor": [
  "sequence bias",
  "makes chosen words more or less likely",
  [
   "sequence_bias"
  ]
 ],
 "EncoderRepetitionPenaltyLogitsProcessor": [
  "encoder repetition penalty",
  "favours tokens that the input holds",
  [
   "encoder_repetition_penalty"
  ]
 ],
 "RepetitionPenaltyLogitsProcessor": [
  "repetition penalty",
  "makes tokens less likely that have already occurred",
  [
   "repetition_penalty"
  ]
 ],
 "NoRepeatNGramLogitsProcessor": [
  "no repeated n-grams",
  "removes tokens that would write a sequence of tokens again",
  [
   "no_repeat_ngram_size"
  ]
 ],
 "EncoderNoRepeatNGramLogitsProcessor": [
  "no n-grams of the input",
  "removes tokens that would copy a sequence from the input",
  [
   "encoder_no_repeat_ngram_size"
  ]
 ],
 "NoBadWordsLogitsProcessor": [
  "bad words",
  "removes tokens that would complete a forbidden word",
  [
   "bad_words_ids"
  ]
 ],
 "MinLengthLogitsProcessor": [
  "minimum length",
  "removes the end of the text while it is too short",
  [
   "min_length"
  ]
 ],
 "MinNewTokensLengthLogitsProcessor": [
  "minimum new tokens",
  "removes the end of the text while too little is written",
  [
   "min_new_tokens"
  ]
 ],
 "PrefixConstrainedLogitsProcessor": [
  "allowed tokens",
  "removes every token that the pattern, the schema or the function does not allow here",
  [
   "structured_output"
  ]
 ],
 "ForcedBOSTokenLogitsProcessor": [
  "forced first token",
  "leaves one token at the very beginning",
  [
   "forced_bos_token_id"
  ]
 ],
 "ForcedEOSTokenLogitsProcessor": [
  "forced last token",
  "leaves the end-of-sequence token at the length limit",
  [
   "forced_eos_token_id"
  ]
 ],
 "InfNanRemoveLogitsProcessor": [
  "invalid values",
  "replaces scores that are no numbers, or infinite",
  [
   "remove_invalid_values"
  ]
 ],
 "ExponentialDecayLengthPenalty": [
  "length decay",
  "makes the end of the text likelier with every token",
  [
   "exponential_decay_length_penalty"
  ]
 ],
 "SuppressTokensLogitsProcessor": [
  "suppressed tokens",
  "removes these tokens everywhere",
  [
   "suppress_tokens"
  ]
 ],
 "SuppressTokensAtBeginLogitsProcessor": [
  "suppressed at the start",
  "removes these tokens as the first one",
  [
   "begin_suppress_tokens"
  ]
 ],
 "HammingDiversityLogitsProcessor": [
  "diversity penalty",
  "makes tokens less likely that earlier groups have just chosen",
  [
   "diversity_penalty"
  ]
 ],
 "PresencePenaltyLogitsProcessor": [
  "presence penalty",
  "lowers the tokens that the text already holds, each once",
  [
   "presence_penalty"
  ]
 ],
 "FrequencyPenaltyLogitsProcessor": [
  "frequency penalty",
  "lowers the tokens that the text already holds, once for each time",
  [
   "frequency_penalty"
  ]
 ],
 "GivenTextLogitsProcessor": [
  "given text",
  "leaves nothing but the token that is given here",
  []
 ],
 "TemperatureLogitsWarper": [
  "temperature",
  "sharpens (below 1) or flattens (above 1) the distribution",
  [
   "temperature"
  ]
 ],
 "TopHLogitsWarper": [
  "top-h",
  "keeps the top tokens up to a share of the distribution’s own entropy",
  [
   "top_h"
  ]
 ],
 "TopKLogitsWarper": [
  "top-k",
  "keeps the k most probable tokens",
  [
   "top_k"
  ]
 ],
 "TopPLogitsWarper": [
  "top-p",
  "the nucleus: keeps the fewest top tokens that hold this much probability",
  [
   "top_p"
  ]
 ],
 "MinPLogitsWarper": [
  "min-p",
  "keeps tokens at least this fraction as probable as the top one",
  [
   "min_p"
  ]
 ],
 "TypicalLogitsWarper": [
  "typical-p",
  "keeps tokens about as surprising as this place is on average",
  [
   "typical_p"
  ]
 ],
 "EpsilonLogitsWarper": [
  "epsilon cutoff",
  "removes tokens below a fixed probability",
  [
   "epsilon_cutoff"
  ]
 ],
 "EtaLogitsWarper": [
  "eta cutoff",
  "removes tokens below a probability that falls with the entropy",
  [
   "eta_cutoff"
  ]
 ],
 "WatermarkLogitsProcessor": [
  "green-list watermark",
  "makes the tokens of a secret list likelier",
  [
   "watermarking_config"
  ]
 ],
 "SynthIDTextWatermarkLogitsProcessor": [
  "SynthID watermark",
  "lets a secret tournament reshape the distribution",
  [
   "watermarking_config"
  ]
 ],
 "LogitNormalization": [
  "renormalisation",
  "makes the scores sum to one again; probabilities stay in proportion",
  [
   "renormalize_logits"
  ]
 ],
 "ClassifierFreeGuidanceLogitsProcessor": [
  "guidance in a batch",
  "moves away from what the model would say without the prompt, asked beside it",
  []
 ],
 "DiaClassifierFreeGuidanceLogitsProcessor": [
  "Dia guidance",
  "moves away from what Dia would say without the prompt, or keeps what is then best",
  []
 ],
 "DiaEOSChannelFilterLogitsProcessor": [
  "Dia end in one channel",
  "lets the first audio channel alone end, and only where the end is its best token",
  []
 ],
 "DiaEOSDelayPatternLogitsProcessor": [
  "Dia delayed ends",
  "ends each other audio channel at its own delay after the first",
  []
 ],
 "AlternatingCodebooksLogitsProcessor": [
  "alternating codebooks",
  "leaves the tokens of one of Bark’s two codebooks, by turns",
  []
 ],
 "BarkEosPrioritizerLogitsProcessor": [
  "Bark end",
  "ends the speech as soon as its end is probable enough",
  []
 ],
 "WhisperTimeStampLogitsProcessor": [
  "Whisper timestamps",
  "keeps timestamps in pairs and in order",
  []
 ],
 "WhisperNoSpeechDetection": [
  "Whisper silence",
  "changes nothing: it notes how probable it is that nobody speaks",
  []
 ]
};

export const SCORES = {
 "z": [
  "z",
  "z",
  "How many standard deviations more tokens are green than without a watermark."
 ],
 "mean": [
  "mean g",
  "z of the mean g",
  "How many standard deviations the mean of all g-values lies above one half, taking them for fair coins."
 ],
 "weighted_mean": [
  "weighted mean g",
  "z of the weighted mean g",
  "The same with more weight on the first keys, whose mark is the strongest."
 ],
 "posterior": [
  "Bayesian detector",
  "posterior probability",
  "The probability of a watermark by the detector that was trained here, on the other half of the texts."
 ]
};

export const ROW_FIELDS = {
 "Candidate": [
  "token_id",
  "text",
  "raw_logprob",
  "logprob",
  "raw_rank",
  "rank",
  "removed_by",
  "stage_logprobs"
 ],
 "Stage": [
  "name",
  "entropy",
  "kept",
  "mass_removed",
  "mass_moved"
 ],
 "Reranked": [
  "token_id",
  "text",
  "probability",
  "penalty",
  "score"
 ],
 "BeamCandidate": [
  "token_id",
  "text",
  "piece",
  "parent",
  "raw_logprob",
  "logprob",
  "score",
  "status",
  "beam",
  "final_score",
  "group",
  "diversity_penalty",
  "bank",
  "progress",
  "forced",
  "mark"
 ],
 "DraftToken": [
  "token_id",
  "text",
  "draft_logprob",
  "target_logprob",
  "accepted",
  "overlap"
 ],
 "Token": [
  "token_id",
  "text",
  "piece"
 ],
 "Mark": [
  "kind",
  "green",
  "g",
  "listed",
  "mass_before",
  "mass_after",
  "expected",
  "chosen_before",
  "chosen_after",
  "suppressed",
  "why"
 ]
};
