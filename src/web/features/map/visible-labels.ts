/** A word on the map, or a pin, in pixels. */
export interface LabelBox {
  id: string;
  /** It stays, whatever it covers. */
  isFixed?: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Those that can be read: of two that overlap, the earlier one. */
export function visibleLabels(boxes: readonly LabelBox[]): Set<string> {
  const placed: LabelBox[] = [];
  for (const box of boxes) {
    if (box.isFixed === true || !placed.some((other) => overlap(box, other))) placed.push(box);
  }
  return new Set(placed.map(({ id }) => id));
}

function overlap(a: LabelBox, b: LabelBox): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}
