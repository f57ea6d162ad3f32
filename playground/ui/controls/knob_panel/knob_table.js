// The knobs as `knob_table` of assets.py has them: {groups, knobs, absent, elsewhere, ...}. The page's head holds them,
// before this script.

export const TABLE = window.GenerationPlaygroundKnobs;
