/** The positions of a branch administrator. A position narrows the rights of the role. */
export const POSITIONS = ['manager', 'desk', 'doctor'] as const;

export type Position = (typeof POSITIONS)[number];
