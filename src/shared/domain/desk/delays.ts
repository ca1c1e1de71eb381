/** The delays of doctors that the desk can announce, in minutes. */
export const DELAYS = [10, 15, 20, 30, 45, 60, 90, 120] as const;
export type Delay = (typeof DELAYS)[number] | 0;

/** Patients with appointments that start within this time are told. */
export const TOLD_WITHIN_MS = 2 * 3_600_000;
