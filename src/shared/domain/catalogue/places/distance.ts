import { formatNumber } from '#shared/i18n/format-number.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** A point on the Earth in degrees, WGS 84. */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** The mean radius of the Earth in metres (IUGG). */
const EARTH_RADIUS = 6_371_008.8;
const NO_BREAK_SPACE = '\u00a0';

const UNITS = {
  en: { m: 'm', km: 'km' },
  hu: { m: 'm', km: 'km' },
  kk: { m: 'м', km: 'км' },
  ro: { m: 'm', km: 'km' },
  ru: { m: 'м', km: 'км' },
} as const satisfies Record<Language, Record<'m' | 'km', string>>;

/**
 * Returns the metres between two points by the equirectangular approximation: within a city it
 * differs from the great circle by less than a metre, and SQL can compute it from plain columns.
 */
export function distanceMetres(a: Coordinates, b: Coordinates): number {
  const radians = Math.PI / 180;
  const x = (b.lng - a.lng) * radians * Math.cos(((a.lat + b.lat) / 2) * radians);
  const y = (b.lat - a.lat) * radians;
  return Math.hypot(x, y) * EARTH_RADIUS;
}

/** Returns a distance in its usual unit: whole metres under 1 km, otherwise kilometres to 100 m. */
export function distanceParts(metres: number): { value: number; unit: 'm' | 'km' } {
  const whole = Math.round(metres);
  return whole < 1000
    ? { value: whole, unit: 'm' }
    : { value: Math.round(whole / 100) / 10, unit: 'km' };
}

/** Formats metres in the language: `850 m`, `1.2 km`. */
export function formatDistance(metres: number, language: Language): string {
  const { value, unit } = distanceParts(metres);
  return formatNumber(value, language) + NO_BREAK_SPACE + UNITS[language][unit];
}
