import { Compile } from 'typebox/compile';
import type { Feature } from '../geometry.ts';
import { GeoJson, readGeoJson } from './read-geojson.ts';
import { Overpass, readOverpass } from './read-overpass.ts';

const geoJson = Compile(GeoJson);
const overpass = Compile(Overpass);

/** An extract that cannot become a map. The message is shown to the operator. */
export class ExtractError extends Error {
  override readonly name = 'ExtractError';
}

/**
 * Reads an extract of OpenStreetMap: GeoJSON, or the JSON of the Overpass API.
 *
 * @throws ExtractError if it is neither, or has no geometry.
 */
export function readExtract(text: string): Feature[] {
  const document = parse(text);
  const features = geoJson.Check(document)
    ? readGeoJson(document)
    : overpass.Check(document)
      ? readOverpass(document)
      : null;
  if (features === null) {
    throw new ExtractError('is neither a GeoJSON FeatureCollection nor the JSON of Overpass');
  }
  if (features.every(({ kind }) => kind === 'point')) {
    throw new ExtractError('contains no lines: end the query of Overpass in "out geom;"');
  }
  return features;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ExtractError('is not valid JSON');
  }
}
