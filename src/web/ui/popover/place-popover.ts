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

const offset = 2;
const edge = 8;
const tallest = 350;

/**
 * Returns the position of a popover in viewport pixels; given by the edge next to its anchor, so it
 * grows away from it.
 */
export function placePopover({ anchor, size, viewport, side, align }: PlaceOptions): Place {
  const height = Math.min(size.height, tallest);
  const clamp = (left: number) =>
    Math.max(edge, Math.min(left, viewport.width - size.width - edge));

  if (side === 'beside') {
    const right = anchor.right + offset;
    const left = anchor.left - offset - size.width;
    const fitsRight = right + size.width + edge <= viewport.width;
    if (fitsRight || left >= edge) {
      const top = Math.max(edge, Math.min(anchor.top, viewport.height - height - edge));
      return { left: fitsRight ? right : left, top, bottom: null, maxHeight: tallest };
    }
  }

  const below = viewport.height - anchor.bottom - offset - edge;
  const above = anchor.top - offset - edge;
  const left = clamp(align === 'start' ? anchor.left : anchor.right - size.width);
  if (height <= below || below >= above) {
    const maxHeight = Math.min(tallest, below);
    return { left, top: anchor.bottom + offset, bottom: null, maxHeight };
  }
  const bottom = viewport.height - anchor.top + offset;
  return { left, top: null, bottom, maxHeight: Math.min(tallest, above) };
}
