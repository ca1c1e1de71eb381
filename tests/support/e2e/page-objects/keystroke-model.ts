/**
 * The seconds of a key (at 40 words a minute), a thought, a move to a target and a click. Card, Moran,
 * Newell: The Keystroke-Level Model for User Performance Time with Interactive Systems. CACM 23(7),
 * 1980, figure 1.
 */
export const KEYSTROKE_MODEL = { key: 0.28, thought: 1.35, point: 1.1, click: 0.2 } as const;
