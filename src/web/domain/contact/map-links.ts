import type { Location } from '#shared/contract/catalogue/places.ts';
import type { Country } from '#shared/countries/country.ts';

interface MapLink {
  /** The name of the map, which is the same in every language. */
  name: string;
  href: string;
}

/** Returns the links that open the way to a place in the online maps of a country. */
export function mapLinks({ lat, lng }: Location, { twoGisUrl }: Country): readonly MapLink[] {
  return [
    {
      name: 'Google Maps',
      href: `https://www.google.com/maps/dir/?api=1&destination=${lat}%2C${lng}`,
    },
    ...(twoGisUrl === undefined
      ? []
      : [{ name: '2GIS', href: `${twoGisUrl}/directions/points/%7C${lng}%2C${lat}` }]),
  ];
}

/**
 * Returns the link that opens a place in the map of the phone: Apple Maps, or the app that the owner
 * chose for `geo:` links (RFC 5870), which iOS does not open. Android shows the name from `q`.
 */
export function phoneMapLink({ lat, lng }: Location, name: string, isApple: boolean): string {
  return isApple
    ? `https://maps.apple.com/?daddr=${lat}%2C${lng}`
    : `geo:${lat},${lng}?q=${lat},${lng}(${encodeURIComponent(name)})`;
}
