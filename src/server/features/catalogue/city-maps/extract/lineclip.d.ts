declare module 'lineclip' {
  type Point = readonly [number, number];
  type Box = readonly [west: number, south: number, east: number, north: number];

  export function clipPolyline(points: readonly Point[], box: Box): Point[][];
  export function clipPolygon(points: readonly Point[], box: Box): Point[];
}
