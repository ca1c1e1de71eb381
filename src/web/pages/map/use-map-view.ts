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

/** Marks history entries that only store the position of the map. */
const OWN = 'map-moved';

/** The viewport of the map, and the area that the list covers. */
interface Sight {
  /** The place to which the map was moved by the page. */
  target: MapView;
  /** The area of the list. */
  area: Box;
  /** The visitor has not moved the map since: the list has everything that was requested. */
  isWhole: boolean;
}

interface MapAddress extends Sight {
  /** The slug of the specialty in the URL. */
  service: string | null;
  /** Handles a move of the map by the visitor. */
  moved: (view: MapView, area: Box) => void;
  /** Moves the map to a place that is not in the URL. */
  lookAt: (view: MapView) => void;
  /** Returns to the whole city. */
  showCity: () => void;
  chooseService: (slug: string | null) => void;
}

const sightOf = (target: MapView): Sight => ({ target, area: boxAround(target), isWhole: true });

/** Keeps map, list and URL in sync. */
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

  // The visitor followed another link to the map, or went back to one.
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
