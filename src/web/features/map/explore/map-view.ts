import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';

/** The centre of a map in degrees, and its zoom. */
export interface MapView extends Coordinates {
  /** The zoom level of web maps: each doubles the scale. */
  zoom: number;
}

/** A bounding box in degrees, including its edges. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

export const MIN_ZOOM = 3;
export const MAX_ZOOM = 17;
/** The zoom that shows a large city. */
const CITY_ZOOM = 12;
/** The zoom that shows the neighbourhood of a place. */
const PLACE_ZOOM = 14;
/** The zoom that shows the area near the visitor. */
export const NEAR_ZOOM = 13;

/** The maximum width and height of the map in pixels. */
const MAX_MAP_SIDE = 860;
const TILE = 256;
/** The decimals of a coordinate: about 100 metres, so that a URL contains no exact position. */
const DECIMALS = 3;
const MAX_LATITUDE = 85;

/** Returns the view of a whole city. */
export function cityView({ location }: { location: Coordinates }): MapView {
  return { ...location, zoom: CITY_ZOOM };
}

/** Reads the view from a URL; null if it is missing or invalid. */
export function readMapView(query: URLSearchParams): MapView | null {
  const lat = readNumber(query.get('lat'));
  const lng = readNumber(query.get('lng'));
  if (lat === null || lng === null) return null;
  if (Math.abs(lat) > MAX_LATITUDE || Math.abs(lng) > 180) return null;
  const zoom = readNumber(query.get('zoom')) ?? PLACE_ZOOM;
  return { lat, lng, zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom)) };
}

/** Rounds a view for a URL. */
export function roundedView({ lat, lng, zoom }: MapView): MapView {
  return { lat: rounded(lat, DECIMALS), lng: rounded(lng, DECIMALS), zoom: rounded(zoom, 1) };
}

/** Returns the box that the largest map would show, before a map exists. */
export function boxAround({ lat, lng, zoom }: MapView): Box {
  const width = (MAX_MAP_SIDE * 360) / (TILE * 2 ** zoom);
  const height = width * Math.cos((lat * Math.PI) / 180);
  return snapToGrid({
    west: lng - width / 2,
    south: lat - height / 2,
    east: lng + width / 2,
    north: lat + height / 2,
  });
}

/**
 * Extends a box to a grid. Similar views have the same box, so a small move needs no request.
 */
export function snapToGrid({ west, south, east, north }: Box): Box {
  const step = 2 ** Math.round(Math.log2(Math.max(east - west, north - south) / 4));
  const down = (value: number, min: number) => Math.max(min, Math.floor(value / step) * step);
  const up = (value: number, max: number) => Math.min(max, Math.ceil(value / step) * step);
  return {
    west: down(west, -180),
    south: down(south, -90),
    east: up(east, 180),
    north: up(north, 90),
  };
}

/** Returns true if a position is in a box. */
export function isInBox({ lat, lng }: Coordinates, { west, south, east, north }: Box): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}

function readNumber(text: string | null): number | null {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
