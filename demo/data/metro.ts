import { almatyStations } from './metro/almaty.ts';
import bucharestStations from './metro/bucharest.json' with { type: 'json' };
import budapestStations from './metro/budapest.json' with { type: 'json' };
import dubaiStations from './metro/dubai.json' with { type: 'json' };
import type { MetroStation } from './types.ts';

/** The metro stations by the slug of their city; a city without a metro has no entry. */
export const metroStations: Readonly<Record<string, readonly MetroStation[]>> = {
  almaty: almatyStations,
  bucuresti: bucharestStations,
  budapest: budapestStations,
  dubai: dubaiStations,
};

/** The colours of lines (CSS hex) by the slug of the city and the short name of the line. */
export const lineColours: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  almaty: { '1': '#c8102e' },
  bucuresti: { M1: '#fdc300', M2: '#0b4ea2', M3: '#e30613', M4: '#009640', M5: '#f08100' },
  budapest: { M1: '#ffd800', M2: '#e41f18', M3: '#005ca5', M4: '#4ca22f' },
  dubai: { G: '#00843d', R: '#d6001c' },
};
