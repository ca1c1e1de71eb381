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

/** The state of history entries that only store the position of the map. */
const MAP_MOVED = 'map-moved';

/** The target of the map, and the area of the list. */
interface MapState {
  /** The view to which the page moved the map. */
  target: MapView;
  /** The area of the list. */
  area: Box;
  /** True until the visitor moves the map: the list has all branches that were requested. */
  isWhole: boolean;
}

const stateAt = (target: MapView): MapState => ({ target, area: boxAround(target), isWhole: true });

/** Synchronises the map, the list and the URL. */
export function useMapView(city: City) {
  const location = useLocation();
  const navigate = useAppNavigate();
  const query = new URLSearchParams(location.search);
  const service = query.get('service');
  const [state, setState] = useState(() => stateAt(readMapView(query) ?? cityView(city)));

  function write(view: MapView | null, slug: string | null) {
    const position = view === null ? {} : roundedView(view);
    const to = paths.map({ ...position, ...(slug === null ? {} : { service: slug }) });
    navigate(to, { replace: true, preventScrollReset: true, state: MAP_MOVED });
  }
  function showCity() {
    setState(stateAt(cityView(city)));
    write(null, service);
  }

  // Runs when the visitor opens another link to the map, or goes back to one.
  const follow = useEffectEvent(() => {
    if (location.state !== MAP_MOVED) setState(stateAt(readMapView(query) ?? cityView(city)));
  });
  const last = useRef({ key: location.key, city: city.id });
  useEffect(() => {
    if (last.current.key !== location.key) follow();
    last.current.key = location.key;
  }, [location.key]);

  const changeCity = useEffectEvent(showCity);
  useEffect(() => {
    if (last.current.city !== city.id) changeCity();
    last.current.city = city.id;
  }, [city.id]);

  return {
    ...state,
    /** Handles a move of the map by the visitor. */
    moved(view: MapView, area: Box) {
      setState(({ target }) => ({ target, area, isWhole: false }));
      write(view, service);
    },
    /** Moves the map to a place that is not in the URL. */
    lookAt: (view: MapView) => setState(stateAt(view)),
    /** Returns to the whole city. */
    showCity,
    chooseService: (slug: string | null) => write(readMapView(query), slug),
  };
}
