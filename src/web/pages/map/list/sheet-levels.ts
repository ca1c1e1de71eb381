/** The heights of the sheet on phones, lowest first. */
const LEVELS = ['peek', 'half', 'full'] as const;
export type Level = (typeof LEVELS)[number];

/** Pixels per millisecond above which a released sheet moves to the next level. */
const MIN_THROW_SPEED = 0.5;

/** Returns the next level up or down; null if there is none. */
export function nextLevel(level: Level, step: 1 | -1): Level | null {
  return LEVELS[LEVELS.indexOf(level) + step] ?? null;
}

interface Release {
  /** The height of the sheet on release, in pixels. */
  height: number;
  /** Pixels per millisecond, positive upwards. */
  speed: number;
  /** The height of each level in pixels. */
  heights: Readonly<Record<Level, number>>;
}

/** Returns the level to which a released sheet snaps: the nearest, or the one it was thrown to. */
export function levelAfterDrag({ height, speed, heights }: Release): Level {
  const above = LEVELS.find((level) => heights[level] >= height);
  const below = LEVELS.findLast((level) => heights[level] <= height);
  if (speed > MIN_THROW_SPEED) return above ?? 'full';
  if (speed < -MIN_THROW_SPEED) return below ?? 'peek';
  return LEVELS.reduce((nearest, level) =>
    Math.abs(heights[level] - height) < Math.abs(heights[nearest] - height) ? level : nearest,
  );
}
