import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { City } from '#shared/contract/catalogue/places.ts';
import { paths } from '#shared/paths.ts';
import {
  boxAround,
  cityView,
  readMapView,
  roundedView,
  type Box,
  type MapView,
} from '#web/features/map/explore/map-view.ts';
import { useAppNavigate } from '#web/lib/routing/app-link.tsx';

/** Marks in the history what only writes down where the map is already. */
const OWN = 'map-moved';

/** What is looked at, and what of it the list is of. */
interface Sight {
  /** Where the map was sent to. */
  target: MapView;
  /** What the list is of. */
  area: Box;
  /** Nobody has moved the map since: the list is of all that is asked for. */
  isWhole: boolean;
}

interface MapAddress extends Sight {
  /** The specialty in the address, by its slug. */
  service: string | null;
  /** The visitor has moved the map. */
  moved: (view: MapView, area: Box) => void;
  /** Sends the map to a place that does not come into the address. */
  lookAt: (view: MapView) => void;
  /** Back to the whole city. */
  showCity: () => void;
  chooseService: (slug: string | null) => void;
}

const sightOf = (target: MapView): Sight => ({ target, area: boxAround(target), isWhole: true });

/** Keeps the map, the list and the address at the same place. */
export function useMapView(city: City): MapAddress {
  const location = useLocation();
  const navigate = useAppNavigate();
  const query = new URLSearchParams(location.search);
  const service = query.get('service');
  const [sight, setSight] = useState(() => sightOf(readMapView(query) ?? cityView(city)));

  function write(view: MapView | null, slug: string | null) {
    const position = view === null ? {} : roundedView(view);
    const to = paths.map({ ...position, ...(slug === null ? {} : { service: slug }) });
    navigate(to, { replace: true, preventScrollReset: true, state: OWN });
  }
  function showCity() {
    setSight(sightOf(cityView(city)));
    write(null, service);
  }

  // Another link to the map, or the way back to one.
  const follow = useEffectEvent(() => {
    if (location.state !== OWN) setSight(sightOf(readMapView(query) ?? cityView(city)));
  });
  const shown = useRef({ key: location.key, city: city.id });
  useEffect(() => {
    if (shown.current.key !== location.key) follow();
    shown.current.key = location.key;
  }, [location.key]);

  const changeCity = useEffectEvent(showCity);
  useEffect(() => {
    if (shown.current.city !== city.id) changeCity();
    shown.current.city = city.id;
  }, [city.id]);

  return {
    ...sight,
    service,
    moved(view, area) {
      setSight(({ target }) => ({ target, area, isWhole: false }));
      write(view, service);
    },
    lookAt: (view) => setSight(sightOf(view)),
    showCity,
    chooseService: (slug) => write(readMapView(query), slug),
  };
}
