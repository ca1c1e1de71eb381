const GROUND = 58;
const MIDDLE = 32;
const DOOR_WIDTH = 8;

/** The tops of the building: flat, a gable, steps and an arch. */
const TOPS = [
  (left: number, right: number, eaves: number) => `M${left} ${eaves}H${right}`,
  (left: number, right: number, eaves: number) =>
    `M${left} ${eaves}L${MIDDLE} ${eaves - 9}L${right} ${eaves}`,
  (left: number, right: number, eaves: number) =>
    `M${left} ${eaves}H${left + 7}V${eaves - 6}H${right - 7}V${eaves}H${right}`,
  (left: number, right: number, eaves: number) =>
    `M${left} ${eaves}Q${MIDDLE} ${eaves - 14} ${right} ${eaves}`,
] as const;

/** The windows: wide, tall, arched and round, around the middle of a cell. */
const WINDOWS = [
  (x: number, y: number) => `M${x - 3} ${y - 2}h6v4h-6z`,
  (x: number, y: number) => `M${x - 1.5} ${y - 3}h3v6h-3z`,
  (x: number, y: number) => `M${x - 2} ${y + 3}v-4a2 2 0 0 1 4 0v4z`,
  (x: number, y: number) => `M${x - 2.5} ${y}a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z`,
] as const;

/**
 * Returns the front of a clinic in a square of 64 units, as SVG paths; the same seed always gives
 * the same front.
 */
export function frontShape(seed: string) {
  const pick = createPicker(seed);
  const bays = 3 + pick(2);
  const floors = 2 + pick(2);
  const width = bays * 10 + 6;
  const height = floors * 9 + 16;
  const [left, right, eaves] = [MIDDLE - width / 2, MIDDLE + width / 2, GROUND - height];
  const top = TOPS[pick(TOPS.length)] ?? TOPS[0];
  const window = WINDOWS[pick(WINDOWS.length)] ?? WINDOWS[0];
  const hasArchedDoor = pick(2) === 1;
  const middles = Array.from({ length: bays }, (_, bay) => left + 3 + bay * 10 + 5);
  const upper = Array.from({ length: floors }, (_, floor) => eaves + 7 + floor * 9);
  const lower = middles.filter((x) => Math.abs(x - MIDDLE) > DOOR_WIDTH);
  return {
    walls: `${top(left, right, eaves)}V${GROUND}H${left}z`,
    windows: [
      ...upper.flatMap((y) => middles.map((x) => window(x, y))),
      ...lower.map((x) => window(x, GROUND - 6)),
    ].join(''),
    door: hasArchedDoor ? `M28 ${GROUND}v-6a4 4 0 0 1 8 0v6z` : `M28 ${GROUND}v-9h${DOOR_WIDTH}v9z`,
  };
}

/** Creates a function that picks numbers below a limit by a hash of the seed (FNV-1a). */
function createPicker(seed: string): (limit: number) => number {
  let hash = 0x811c9dc5;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (limit) => {
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    return ((hash ^ (hash >>> 13)) >>> 0) % limit;
  };
}
