import { Canvas, LayerGroup, Polygon, Polyline, type Map as LeafletMap } from 'leaflet';
import type { CityMap, MapArea, MapLines } from '#shared/domain/catalogue/places/city-map.ts';
import { decodeLine } from './decode-line.ts';

/** The factor by which lines widen with each zoom level. */
const GROWTH = 1.38;

const WIDTH_ZOOM = 12;

const MIN_WIDTH = 0.6;

const MAX_WIDTH = 22;

/** The width of the edges of a road, in pixels. */
const EDGE = 1;

const RIVER_WIDTH = 2.5;

const RAIL_WIDTH = 1;

const SIDE_STREET: RoadStyle = { colour: '--map-road', width: 0.9, edge: '--map-road-edge' };

const STREET: RoadStyle = { colour: '--map-road', width: 1.6, edge: '--map-road-edge' };

const MAIN_ROAD: RoadStyle = { colour: '--map-main-road', width: 2.4, edge: '--map-main-edge' };

const MOTORWAY: RoadStyle = { colour: '--map-main-road', width: 3.2, edge: '--map-main-edge' };

const ROADS: Readonly<Record<string, RoadStyle>> = {
  motorway: MOTORWAY,
  trunk: MOTORWAY,
  primary: MAIN_ROAD,
  secondary: STREET,
};

/** The part of the map around the visible one that is drawn, for dragging. */
const PADDING = 0.4;

interface Stroke {
  layer: Polyline;
  colour: string;
  width: number;
  /** Pixels that are added to the width at every zoom. */
  extra: number;
}

/** Draws the map of a city below the markers, in the colours of the theme. Returns its removal. */
export function drawCity(map: LeafletMap, city: CityMap): () => void {
  const renderer = new Canvas({ padding: PADDING });
  const group = new LayerGroup();
  const { roads = [], streets = [], rivers = [], rail = [], water = [], parks = [] } = city.layers;
  const areas: { layer: Polygon; colour: string }[] = [];
  const strokes: Stroke[] = [];

  function fill(each: readonly MapArea[], colour: string) {
    for (const { p } of each) {
      const rings = p.map((ring) => decodeLine(city, ring));
      const layer = new Polygon(rings, { renderer, interactive: false, stroke: false });
      areas.push({ layer, colour });
      layer.setStyle({ fillOpacity: 1 }).addTo(group);
    }
  }
  function stroke(each: readonly MapLines[], colour: string, width: number, extra = 0) {
    const lines = each.flatMap(({ l }) => l.map((line) => decodeLine(city, line)));
    const layer = new Polyline(lines, { renderer, interactive: false });
    strokes.push({ layer: layer.addTo(group), colour, width, extra });
  }

  fill(parks, '--map-park');
  fill(water, '--map-water');
  if (rivers.length > 0) stroke(rivers, '--map-water', RIVER_WIDTH);
  if (rail.length > 0) stroke(rail, '--map-rail', RAIL_WIDTH);
  const byStyle = [
    ...Map.groupBy([...streets, ...roads], ({ c = '' }) => ROADS[c] ?? SIDE_STREET),
  ].toSorted(([a], [b]) => a.width - b.width);
  // All edges lie below all roads, so that junctions are open.
  for (const [{ edge, width }, lines] of byStyle) stroke(lines, edge, width, 2 * EDGE);
  for (const [{ colour, width }, lines] of byStyle) stroke(lines, colour, width);

  // Sets the options only: a map draws all of them at the end of a zoom.
  const style = () => {
    const tokens = getComputedStyle(map.getContainer());
    const zoom = map.getZoom();
    for (const { layer, colour } of areas) {
      layer.options.fillColor = tokens.getPropertyValue(colour);
    }
    for (const { layer, colour, width, extra } of strokes) {
      layer.options.color = tokens.getPropertyValue(colour);
      layer.options.weight = widthAt(width, zoom) + extra;
    }
  };
  const changeTheme = () => {
    style();
    for (const { layer } of [...areas, ...strokes]) layer.redraw();
  };
  const theme = matchMedia('(prefers-color-scheme: dark)');
  style();
  group.addTo(map);
  map.on('zoomend', style);
  theme.addEventListener('change', changeTheme);
  return () => {
    map.off('zoomend', style);
    theme.removeEventListener('change', changeTheme);
    group.remove();
    renderer.remove();
  };
}

/** The appearance of a class of roads. Widths are pixels at zoom 12. */
interface RoadStyle {
  /** The token of the colour. */
  colour: string;
  width: number;
  /** The token of the colour along both sides. */
  edge: string;
}

/** Returns the width of a line in pixels at a zoom. */
function widthAt(width: number, zoom: number): number {
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width * GROWTH ** (zoom - WIDTH_ZOOM)));
}
