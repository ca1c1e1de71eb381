/** The box of a label or a pin, in pixels. */
export interface LabelBox {
  /** True for a pin, which is always visible. */
  isFixed?: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the boxes of the visible labels: of two that overlap, the earlier one. */
export function visibleLabels<Box extends LabelBox>(boxes: readonly Box[]): Box[] {
  const placed: Box[] = [];
  for (const box of boxes) {
    if (box.isFixed === true || !placed.some((other) => overlap(box, other))) placed.push(box);
  }
  return placed;
}

function overlap(a: LabelBox, b: LabelBox): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}
