import Type, { type Static } from 'typebox';
import { isClosed, type Feature, type Line } from '../geometry.ts';
import { joinLines } from '../join-lines.ts';

// `out geom` writes null for nodes outside the requested box.
const Geometry = Type.Array(
  Type.Union([Type.Object({ lat: Type.Number(), lon: Type.Number() }), Type.Null()]),
);
const Tags = Type.Optional(Type.Record(Type.String(), Type.String()));
const Way = Type.Object({
  type: Type.Literal('way'),
  tags: Tags,
  geometry: Type.Optional(Geometry),
});
const Relation = Type.Object({
  type: Type.Literal('relation'),
  tags: Tags,
  members: Type.Optional(
    Type.Array(Type.Object({ type: Type.String(), geometry: Type.Optional(Geometry) })),
  ),
});
const Node = Type.Object({
  type: Type.Literal('node'),
  tags: Tags,
  lat: Type.Number(),
  lon: Type.Number(),
});

/** The response of the Overpass API in JSON, for a query that ends in `out geom`. */
export const Overpass = Type.Object({ elements: Type.Array(Type.Union([Node, Way, Relation])) });
type Overpass = Static<typeof Overpass>;

/** Returns the features of an Overpass response. Elements without geometry are omitted. */
export function readOverpass({ elements }: Overpass): Feature[] {
  return elements.flatMap((element): Feature[] => {
    const { tags = {} } = element;
    if (element.type === 'node') {
      return [{ kind: 'point', tags, parts: [[[element.lon, element.lat]]] }];
    }
    if (element.type === 'way') return featuresOf(tags, [lineOf(element.geometry)]);
    const members = (element.members ?? []).filter(({ type }) => type === 'way');
    return featuresOf(
      tags,
      members.map(({ geometry }) => lineOf(geometry)),
    );
  });
}

/** A closed street is a line all the same; a relation of an area comes in many ways. */
function featuresOf(tags: Record<string, string>, lines: readonly Line[]): Feature[] {
  const parts = lines.filter(({ length }) => length > 1);
  if (parts.length === 0) return [];
  const isLine = ['highway', 'railway'].some((key) => key in tags);
  const rings = isLine ? [] : joinLines(parts, { canReverse: tags['natural'] !== 'coastline' });
  const isArea = rings.length > 0 && rings.every(isClosed);
  return [{ tags, kind: isArea ? 'area' : 'line', parts: isArea ? rings : parts }];
}

function lineOf(geometry: Static<typeof Geometry> = []): Line {
  return geometry.flatMap((node) => (node === null ? [] : [[node.lon, node.lat] as const]));
}
