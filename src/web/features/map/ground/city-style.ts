/** The appearance of a kind of line. Widths are pixels at zoom 12. */
export interface LineStyle {
  /** The token of the colour. */
  colour: string;
  width: number;
  /** The token of the colour along both sides. */
  edge?: string;
  dashes?: string;
}

/** The factor by which lines widen with each zoom level. */
const GROWTH = 1.38;
const WIDTH_ZOOM = 12;
const MIN_WIDTH = 0.6;
const MAX_WIDTH = 22;
/** The width of the edges of a road, in pixels. */
export const EDGE = 1;

const RIVER: LineStyle = { colour: '--map-water', width: 2.5 };
const RAIL: LineStyle = { colour: '--map-rail', width: 1 };
const SIDE_STREET: LineStyle = { colour: '--map-road', width: 0.9, edge: '--map-road-edge' };
const STREET: LineStyle = { colour: '--map-road', width: 1.6, edge: '--map-road-edge' };
const MAIN_ROAD: LineStyle = { colour: '--map-main-road', width: 2.4, edge: '--map-main-edge' };
const MOTORWAY: LineStyle = { colour: '--map-main-road', width: 3.2, edge: '--map-main-edge' };

const ROADS: Readonly<Record<string, LineStyle>> = {
  motorway: MOTORWAY,
  trunk: MOTORWAY,
  primary: MAIN_ROAD,
  secondary: STREET,
};

/** Returns the style of a line by its layer and class. */
export function lineStyle(layer: 'roads' | 'streets' | 'rivers' | 'rail', c = ''): LineStyle {
  if (layer === 'rivers') return RIVER;
  if (layer === 'rail') return RAIL;
  return ROADS[c] ?? SIDE_STREET;
}

/** Returns the width of a line in pixels at a zoom. */
export function widthAt(width: number, zoom: number): number {
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width * GROWTH ** (zoom - WIDTH_ZOOM)));
}
