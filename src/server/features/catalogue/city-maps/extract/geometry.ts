/** A position: longitude and latitude in degrees, or metres from a corner. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];

/** A thing of an extract, in degrees. */
export interface Feature {
  readonly tags: Readonly<Record<string, string>>;
  readonly kind: 'point' | 'line' | 'area';
  /** The point, the lines, or the rings of the area. */
  readonly parts: readonly Line[];
}

/** Returns true if the first and the last point are the same. */
export function isClosed(line: Line): boolean {
  return line.length > 2 && keyOf(line[0]) === keyOf(line.at(-1));
}

/** Returns a key that is equal for equal points. */
export function keyOf(point: Point | undefined): string {
  return point === undefined ? '' : point.join();
}

/** Returns the area of a ring, closed or not; positive if it runs counterclockwise. */
export function areaOf(ring: Line): number {
  let sum = 0;
  let [px, py] = ring.at(-1) ?? [0, 0];
  for (const [x, y] of ring) {
    sum += px * y - x * py;
    [px, py] = [x, y];
  }
  return sum / 2;
}

/** Returns the middle of the box around points. */
export function middleOf(points: Line): Point {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const middle = (all: readonly number[]) =>
    (all.reduce((a, b) => Math.min(a, b), Infinity) +
      all.reduce((a, b) => Math.max(a, b), -Infinity)) /
    2;
  return [middle(xs), middle(ys)];
}
