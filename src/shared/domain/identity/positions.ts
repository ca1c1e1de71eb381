/** The positions of a branch administrator. Each has its own rights; without one only those that all share. */
export const POSITIONS = ['manager', 'desk', 'doctor'] as const;

export type Position = (typeof POSITIONS)[number];
