import { areaOf, isClosed, keyOf, type Line, type Point } from './geometry.ts';
import { joinLines } from './join-lines.ts';

/**
 * Returns the rings of the sea in a box from (0, 0) to `corner`, filled by the even-odd rule; `null`
 * if the coast is incomplete. Coastlines have the sea on their right: a ring follows the coast, then
 * the edge of the box clockwise to where the next coast begins.
 */
export function seaRings(coast: readonly Line[], corner: Point): Line[] | null {
  const lines = joinLines(coast, { canReverse: false });
  const closed = lines.filter(isClosed);
  const open = new Set(lines.filter((line) => !isClosed(line)));
  const isOnEdge = (point: Point | undefined) =>
    point !== undefined && edgeAt(point, corner) !== null;
  if (![...open].every((line) => isOnEdge(line[0]) && isOnEdge(line.at(-1)))) return null;

  const rings: Line[] = [];
  for (const first of open) {
    const ring: Point[] = [];
    for (let line: Line | undefined = first; line !== undefined && open.delete(line);) {
      ring.push(...line);
      const { corners, next } = followEdge(line.at(-1) ?? corner, [first, ...open], corner);
      ring.push(...corners);
      line = next;
    }
    rings.push(ring);
  }
  // Around islands alone, all the rest of the box is sea.
  const isIslandsOnly = rings.length === 0 && closed.some((ring) => areaOf(ring) > 0);
  return [...(isIslandsOnly ? [cornersOf(corner)] : []), ...rings, ...closed];
}

function cornersOf([width, height]: Point): Point[] {
  return [
    [0, 0],
    [0, height],
    [width, height],
    [width, 0],
  ];
}

/** Returns how far around the edge a point is, clockwise: 0 to 4; `null` if it is inside. */
function edgeAt([x, y]: Point, [width, height]: Point): number | null {
  if (x === 0) return y / height;
  if (y === height) return 1 + x / width;
  if (x === width) return 3 - y / height;
  return y === 0 ? 4 - x / width : null;
}

function followEdge(from: Point, lines: readonly Line[], corner: Point) {
  const start = edgeAt(from, corner) ?? 0;
  const stepTo = (point: Point) => ((edgeAt(point, corner) ?? 0) - start + 4) % 4;
  const [next] = lines.toSorted((a, b) => stepTo(a[0] ?? corner) - stepTo(b[0] ?? corner));
  const end = stepTo(next?.[0] ?? corner);
  const corners = cornersOf(corner)
    .filter((point) => keyOf(point) !== keyOf(from) && stepTo(point) < end)
    .toSorted((a, b) => stepTo(a) - stepTo(b));
  return { corners, next };
}
