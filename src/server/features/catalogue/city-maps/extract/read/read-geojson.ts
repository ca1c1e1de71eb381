import Type, { type Static } from 'typebox';
import type { Feature, Line } from '../geometry.ts';

const Position = Type.Array(Type.Number(), { minItems: 2 });
const Positions = Type.Array(Position);
const of = <Kind extends string, Shape extends Type.TSchema>(type: Kind, coordinates: Shape) =>
  Type.Object({ type: Type.Literal(type), coordinates });

/** A GeoJSON document (RFC 7946) of one or many features. */
export const GeoJson = Type.Object({
  type: Type.Literal('FeatureCollection'),
  features: Type.Array(
    Type.Object({
      properties: Type.Optional(Type.Unknown()),
      geometry: Type.Union([
        of('Point', Position),
        of('LineString', Positions),
        of('MultiLineString', Type.Array(Positions)),
        of('Polygon', Type.Array(Positions)),
        of('MultiPolygon', Type.Array(Type.Array(Positions))),
        Type.Object({ type: Type.Enum(['MultiPoint', 'GeometryCollection']) }),
        Type.Null(),
      ]),
    }),
  ),
});
type GeoJson = Static<typeof GeoJson>;
type Geometry = GeoJson['features'][number]['geometry'];

/** Returns the features of a GeoJSON document whose geometry a map can draw. */
export function readGeoJson({ features }: GeoJson): Feature[] {
  return features.flatMap(({ geometry, properties }) => {
    const shape = shapeOf(geometry);
    return shape === null ? [] : [{ ...shape, tags: tagsOf(properties) }];
  });
}

function shapeOf(geometry: Geometry): Pick<Feature, 'kind' | 'parts'> | null {
  switch (geometry?.type) {
    case 'Point':
      return { kind: 'point', parts: [lineOf([geometry.coordinates])] };
    case 'LineString':
      return { kind: 'line', parts: [lineOf(geometry.coordinates)] };
    case 'MultiLineString':
      return { kind: 'line', parts: geometry.coordinates.map(lineOf) };
    case 'Polygon':
      return { kind: 'area', parts: geometry.coordinates.map(lineOf) };
    case 'MultiPolygon':
      return { kind: 'area', parts: geometry.coordinates.flat().map(lineOf) };
    default:
      return null;
  }
}

function lineOf(positions: readonly (readonly number[])[]): Line {
  return positions.map(([x = 0, y = 0]) => [x, y] as const);
}

/** Returns the properties that are text; some exports nest OpenStreetMap's tags in `tags`. */
function tagsOf(properties: unknown): Record<string, string> {
  if (typeof properties !== 'object' || properties === null) return {};
  const nested = 'tags' in properties ? tagsOf(properties.tags) : {};
  const texts = Object.entries(properties).filter(([, value]) => typeof value === 'string');
  return { ...nested, ...Object.fromEntries(texts) };
}
