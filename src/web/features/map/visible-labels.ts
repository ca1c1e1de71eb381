/** The box of a label or a pin, in pixels. */
export interface LabelBox {
  id: string;
  /** A pin, which is always visible. */
  isFixed?: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the ids of the visible labels: the earlier one of two that overlap. */
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
