/** The local minutes at which appointments of a part of the day start: from the first to before the second. */
export const PARTS_OF_DAY = {
  any: [0, 1440],
  morning: [0, 720],
  afternoon: [720, 1440],
} as const satisfies Record<string, readonly [number, number]>;

export type PartOfDay = keyof typeof PARTS_OF_DAY;
