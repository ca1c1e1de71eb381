/**
 * Lines of one class. A line is `[x, y, dx, dy, …]`: a point, then the steps to the next ones, in
 * units of `CityMap.q` degrees from the south-west corner of the box.
 */
export interface MapLines {
  /** The class: of a road, the value of `highway` in OpenStreetMap. */
  readonly c?: string;
  readonly n?: string;
  readonly l: readonly (readonly number[])[];
}

/** An area of rings, written like lines and filled by the even-odd rule. */
export interface MapArea {
  readonly n?: string;
  readonly p: readonly (readonly number[])[];
}

/** The part of a city that a file covers, in degrees: west, south, east, north. */
export type MapBox = readonly [number, number, number, number];

/** The drawn map of a city, the file that `npm run map` writes. */
export interface CityMap {
  readonly v: 1;
  readonly city: string;
  readonly box: MapBox;
  /** Degrees per unit. */
  readonly q: number;
  readonly attribution: string;
  readonly layers: {
    readonly roads?: readonly MapLines[];
    readonly streets?: readonly MapLines[];
    readonly rivers?: readonly MapLines[];
    readonly rail?: readonly MapLines[];
    readonly water?: readonly MapArea[];
    readonly parks?: readonly MapArea[];
    readonly districts?: readonly MapArea[];
    /** Names of quarters with their position, the most important first. */
    readonly places?: readonly (readonly [name: string, x: number, y: number])[];
  };
}
