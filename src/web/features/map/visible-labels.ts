/** The box of a label or a pin, in pixels. */
export interface LabelBox {
  id: string;
  /** True for a pin, which is always visible. */
  isFixed?: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the ids of the visible labels: of two that overlap, the earlier one. */
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
