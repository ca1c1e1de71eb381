import type { Coordinates } from '#shared/domain/places/distance.ts';

/** What a map shows: its middle in degrees, and how near it is. */
export interface MapView extends Coordinates {
  /** Zoom level of web maps: each is twice as near as the one before. */
  zoom: number;
}

/** A part of the map in degrees, its edges included. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

export const MIN_ZOOM = 3;
export const MAX_ZOOM = 17;
/** A large city from edge to edge. */
const CITY_ZOOM = 12;
/** The quarter around a place. */
const PLACE_ZOOM = 14;
/** As far as one would go to a doctor. */
export const NEAR_ZOOM = 13;

/** More than the map takes on any screen beside its list, in pixels each way. */
const MAX_MAP_SIDE = 860;
const TILE = 256;
/** About 100 metres: an address shows which quarter is looked at, not whose door. */
const DECIMALS = 3;
const MAX_LATITUDE = 85;

/** The whole of a city. */
export function cityView({ location }: { location: Coordinates }): MapView {
  return { ...location, zoom: CITY_ZOOM };
}

/** The view that an address asks for; null where it says none, or none there is. */
export function readMapView(query: URLSearchParams): MapView | null {
  const lat = readNumber(query.get('lat'));
  const lng = readNumber(query.get('lng'));
  if (lat === null || lng === null) return null;
  if (Math.abs(lat) > MAX_LATITUDE || Math.abs(lng) > 180) return null;
  const zoom = readNumber(query.get('zoom')) ?? PLACE_ZOOM;
  return { lat, lng, zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom)) };
}

/** As an address says it. */
export function roundedView({ lat, lng, zoom }: MapView): MapView {
  return { lat: rounded(lat, DECIMALS), lng: rounded(lng, DECIMALS), zoom: rounded(zoom, 1) };
}

/** What the largest map would show; known before there is any map. */
export function boxAround({ lat, lng, zoom }: MapView): Box {
  const degrees = (MAX_MAP_SIDE * 360) / (TILE * 2 ** zoom);
  const high = degrees * Math.cos((lat * Math.PI) / 180);
  return snapped({
    west: lng - degrees / 2,
    south: lat - high / 2,
    east: lng + degrees / 2,
    north: lat + high / 2,
  });
}

/**
 * A somewhat larger box with edges on a grid, the same for views that are nearly the same: a map
 * moved a little needs nothing new.
 */
export function snapped({ west, south, east, north }: Box): Box {
  const step = 2 ** Math.round(Math.log2(Math.max(east - west, north - south) / 4));
  const down = (value: number, least: number) => Math.max(least, Math.floor(value / step) * step);
  const up = (value: number, most: number) => Math.min(most, Math.ceil(value / step) * step);
  return {
    west: down(west, -180),
    south: down(south, -90),
    east: up(east, 180),
    north: up(north, 90),
  };
}

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
