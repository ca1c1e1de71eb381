import { clipPolygon, clipPolyline } from 'lineclip';
import type { MapArea, MapLines } from '#shared/domain/catalogue/places/city-map.ts';
import { areaOf, type Line } from './geometry.ts';
import { joinLines } from './join-lines.ts';
import { simplifyLine, type Plane } from './projection.ts';

/** The area in square metres from which water and parks can be seen on a map of a city. */
const MIN_AREA = 20_000;

/** The class and the name of what is drawn. */
interface Label {
  c?: string | undefined;
  n?: string | undefined;
}

/** Draws lines and rings in metres: clipped to the box and simplified, in units of the file. */
export interface Pen {
  clip(lines: readonly Line[]): Line[];
  lines(parts: readonly Line[], label?: Label): MapLines[];
  area(rings: readonly Line[], name?: string): MapArea[];
}

/** Creates the pen for a plane; lines are exact to a tolerance in metres. */
export function penFor(plane: Plane, tolerance: number): Pen {
  const box = [0, 0, ...plane.corner] as const;
  const draw = (line: Line) => plane.toUnits(simplifyLine(line, tolerance));
  const clip = (lines: readonly Line[]): Line[] =>
    lines.flatMap((line) => (line.length < 2 ? [] : clipPolyline(line, box)));
  return {
    clip,
    lines(parts, { c, n } = {}) {
      const l = clip(joinLines(parts, { canReverse: true }))
        .map(draw)
        .filter(isVisible);
      return l.length === 0 ? [] : [{ ...(c && { c }), ...(n && { n }), l }];
    },
    area(rings, n) {
      const p = rings
        .map((ring) => clipPolygon(ring, box))
        .filter((ring) => ring.length > 2 && Math.abs(areaOf(ring)) >= MIN_AREA)
        .map(draw);
      return p.length === 0 ? [] : [{ ...(n && { n }), p }];
    },
  };
}

/** Returns false for a line that rounding shrank to one point. */
function isVisible([, , ...steps]: readonly number[]): boolean {
  return steps.some((step) => step !== 0);
}
