interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface PlaceOptions {
  anchor: Box;
  /** The natural size of the popover. */
  size: { width: number; height: number };
  viewport: { width: number; height: number };
  /**
   * `below` flips above; `beside` (to the right) flips to the left and then falls back to below.
   */
  side: 'below' | 'beside';
  /** The edges to align when below or above. */
  align: 'start' | 'end';
}

interface Place {
  left: number;
  /** Distance from the viewport's top, or null if placed by its bottom. */
  top: number | null;
  /** Distance from the viewport's bottom, or null if placed by its top. */
  bottom: number | null;
  maxHeight: number;
}

/** Pixels between a popover and its anchor, and between it and the window's edge. */
const GAP = 2;
const MARGIN = 8;
const MAX_HEIGHT = 350;

/**
 * Returns the position of a popover in viewport pixels. It is fixed by the edge next to its anchor,
 * so that it grows away from the anchor.
 */
export function placePopover({ anchor, size, viewport, side, align }: PlaceOptions): Place {
  const height = Math.min(size.height, MAX_HEIGHT);
  const clamp = (left: number) =>
    Math.max(MARGIN, Math.min(left, viewport.width - size.width - MARGIN));

  if (side === 'beside') {
    const right = anchor.right + GAP;
    const left = anchor.left - GAP - size.width;
    const fitsRight = right + size.width + MARGIN <= viewport.width;
    if (fitsRight || left >= MARGIN) {
      const top = Math.max(MARGIN, Math.min(anchor.top, viewport.height - height - MARGIN));
      return { left: fitsRight ? right : left, top, bottom: null, maxHeight: MAX_HEIGHT };
    }
  }

  const below = viewport.height - anchor.bottom - GAP - MARGIN;
  const above = anchor.top - GAP - MARGIN;
  const left = clamp(align === 'start' ? anchor.left : anchor.right - size.width);
  if (height <= below || below >= above) {
    const maxHeight = Math.min(MAX_HEIGHT, below);
    return { left, top: anchor.bottom + GAP, bottom: null, maxHeight };
  }
  const bottom = viewport.height - anchor.top + GAP;
  return { left, top: null, bottom, maxHeight: Math.min(MAX_HEIGHT, above) };
}
