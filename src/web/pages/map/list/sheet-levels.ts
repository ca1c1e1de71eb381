/** How much of the map the list covers on a phone. */
const LEVELS = ['peek', 'half', 'full'] as const;
export type Level = (typeof LEVELS)[number];

/** Faster than this, in pixels a millisecond, a finger throws the sheet on. */
const THROWN = 0.5;

/** The next level up or down; null where there is none. */
export function nextLevel(level: Level, step: 1 | -1): Level | null {
  return LEVELS[LEVELS.indexOf(level) + step] ?? null;
}

interface Release {
  /** Pixels of the sheet when it is let go. */
  height: number;
  /** Pixels a millisecond, upwards above zero. */
  speed: number;
  /** Pixels of each level. */
  heights: Readonly<Record<Level, number>>;
}

/** Where a sheet that was dragged comes to rest: the nearest level, or where it was thrown to. */
export function levelAfterDrag({ height, speed, heights }: Release): Level {
  const above = LEVELS.find((level) => heights[level] >= height);
  const below = LEVELS.findLast((level) => heights[level] <= height);
  if (speed > THROWN) return above ?? 'full';
  if (speed < -THROWN) return below ?? 'peek';
  return LEVELS.reduce((nearest, level) =>
    Math.abs(heights[level] - height) < Math.abs(heights[nearest] - height) ? level : nearest,
  );
}
