// The names of visualizers/names.py, and the rows of a log. Written by .ci/bundle.py: edit those.

export const MODES: Record<string, string> = {
 "greedy_search": "greedy decoding",
 "sample": "sampling",
 "beam_search": "beam search",
 "beam_sample": "beam search with sampling",
 "group_beam_search": "diverse beam search",
 "constrained_beam_search": "constrained beam search",
 "contrastive_search": "contrastive search",
 "dola_generation": "DoLa",
 "assisted_generation": "assisted decoding",
 "block_diffusion": "block diffusion",
 "custom": "your own decoding loop",
 "elsewhere": "from another server"
};

export const STOPS: Record<string, string[]> = {
 "eos": [
  "the EOS token",
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
  "was ended by your own decoding loop"
 ],
 "given": [
  "the end of the given text",
  "reached the end of the given text"
 ],
 "unfinished": [
  "the end of the search",
  "had not ended when the search did"
 ],
 "step": [
  "one step",
  "continues with “Next token”"
 ],
 "stopped": [
  "stopped by hand",
  "was stopped by hand"
 ],
 "stop": [
  "EOS or a stop string",
  "ended with EOS or a stop string: the server does not say which"
 ],
 "content_filter": [
  "a content filter",
  "was cut by the server’s content filter"
 ],
 "tool_calls": [
  "a call of a tool",
  "ended with a call of a tool"
 ],
 "cut": [
  "the end of the file",
  "is not complete"
 ]
};

export const FIGURES: Record<string, string> = {
 "num_spec_steps": "Rounds that had a draft.",
 "num_draft_tokens": "All drafted tokens.",
 "num_accepted_draft_tokens": "Drafted tokens that the target model kept.",
 "draft_acceptance_rate": "num_accepted_draft_tokens / num_draft_tokens: the share of all drafted tokens that was kept. Tokens after a rejection, which were never judged, count as drafted.",
 "judged_acceptance_rate": "num_accepted_draft_tokens / judged tokens, which are the accepted tokens and each round’s first rejection: the probability that a judged token is kept, α in the paper.",
 "mean_acceptance_length": "1 + num_accepted_draft_tokens / num_spec_steps: how many tokens a round with a draft writes on average, the target model’s own token included.",
 "acceptance_histogram": "How many rounds with a draft kept none, one, two or more of its tokens.",
 "accepted_by_position": "How many of the tokens drafted at each position of a draft were kept.",
 "passes_saved": "Tokens written minus rounds: the forward passes that the target model did not have to make.",
 "expected_acceptance_rate": "The mean over the judged positions of 1 minus the total variation distance between the target’s and the draft’s distribution: the share that sampling keeps on average."
};

export const PROCESSORS: Record<string, [string, string, string[]]> = {
 "DolaContrast": [
  "DoLa’s contrast",
  "subtracts the log-probabilities of an earlier layer from those of the last one, and removes tokens that the last one finds less than a tenth as probable as its top token",
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
  "favours tokens that occur in the input",
  [
   "encoder_repetition_penalty"
  ]
 ],
 "RepetitionPenaltyLogitsProcessor": [
  "repetition penalty",
  "makes tokens that have already occurred less likely",
  [
   "repetition_penalty"
  ]
 ],
 "NoRepeatNGramLogitsProcessor": [
  "no repeated n-grams",
  "removes tokens that would repeat a sequence of tokens",
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
  "removes the end-of-sequence token while the text is too short",
  [
   "min_length"
  ]
 ],
 "MinNewTokensLengthLogitsProcessor": [
  "minimum new tokens",
  "removes the end-of-sequence token while too few tokens are written",
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
  "leaves one token as the first one",
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
  "replaces scores that are NaN or infinite",
  [
   "remove_invalid_values"
  ]
 ],
 "ExponentialDecayLengthPenalty": [
  "length decay",
  "makes the end-of-sequence token likelier with every token",
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
  "makes tokens that earlier groups have just chosen less likely",
  [
   "diversity_penalty"
  ]
 ],
 "PresencePenaltyLogitsProcessor": [
  "presence penalty",
  "lowers tokens that are already in the text, each once",
  [
   "presence_penalty"
  ]
 ],
 "FrequencyPenaltyLogitsProcessor": [
  "frequency penalty",
  "lowers tokens that are already in the text, once for each occurrence",
  [
   "frequency_penalty"
  ]
 ],
 "ReasoningBudgetLogitsProcessor": [
  "reasoning budget",
  "leaves only the end mark of the reasoning once its budget is spent",
  [
   "reasoning_budget"
  ]
 ],
 "GivenTextLogitsProcessor": [
  "given text",
  "leaves only the token that is given here",
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
  "keeps the nucleus: the fewest top tokens that hold this much probability",
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
  "keeps tokens about as surprising as the distribution is on average",
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
  "makes the probabilities sum to one again; their proportions stay",
  [
   "renormalize_logits"
  ]
 ],
 "ClassifierFreeGuidanceLogitsProcessor": [
  "guidance in a batch",
  "moves away from what the model would say without the prompt, in one batch",
  []
 ],
 "DiaClassifierFreeGuidanceLogitsProcessor": [
  "Dia guidance",
  "moves away from what Dia would say without the prompt, or keeps the tokens that are best then",
  []
 ],
 "DiaEOSChannelFilterLogitsProcessor": [
  "Dia end in one channel",
  "lets only the first audio channel end, and only where the end is its top token",
  []
 ],
 "DiaEOSDelayPatternLogitsProcessor": [
  "Dia delayed ends",
  "ends each of the other audio channels at its own delay after the first",
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
  "changes nothing: it records the probability that nobody speaks",
  []
 ]
};

export const SCORES: Record<string, string[]> = {
 "z": [
  "z",
  "z",
  "How many standard deviations more tokens are green than without a watermark."
 ],
 "mean": [
  "mean g",
  "z of the mean g",
  "How many standard deviations the mean of all g-values lies above 0.5, if they were fair coins."
 ],
 "weighted_mean": [
  "weighted mean g",
  "z of the weighted mean g",
  "The same with more weight on the first keys, which mark the most."
 ],
 "posterior": [
  "Bayesian detector",
  "posterior probability",
  "The probability of a watermark by the detector that was trained here on the other half of the texts."
 ]
};

export const ROW_FIELDS: Record<string, string[]> = {
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
  "mark",
  "share",
  "luck"
 ],
 "DraftToken": [
  "token_id",
  "text",
  "draft_logprob",
  "target_logprob",
  "accepted",
  "overlap",
  "uniform",
  "ratio"
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
 ],
 "CanvasPlace": [
  "token_id",
  "text",
  "piece",
  "logprob",
  "entropy",
  "accepted",
  "read_id",
  "read_text"
 ],
 "Contender": [
  "token_id",
  "text",
  "score",
  "luck",
  "rank",
  "above"
 ],
 "Racer": [
  "token_id",
  "text",
  "probability",
  "luck"
 ]
};
