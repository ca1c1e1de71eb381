import { lazy, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { countryOf } from '#shared/countries/index.ts';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import { mapLinks } from '#web/domain/contact/map-links.ts';
import { groundAt } from '#web/features/map/ground/ground-at.ts';
import { MapFrame } from '#web/features/map/map-frame.tsx';
import type { BoundField } from '#web/ui/form/parts/bound-field.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import common from '../common.module.css';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import { parsePoint, pointText } from '../record-form/record-fields.ts';
import { isInCountry } from './is-in-country.ts';
import styles from './point-input.module.css';

const PointMap = lazy(() =>
  import('./point-map.tsx').then(({ PointMap }) => ({ default: PointMap })),
);

interface PointInputProps extends BoundField<string> {
  label: string;
  hint: string | undefined;
  /** The id of the city in which the point is; null until it is chosen. */
  city: number | null;
}

/** A point on a map: a pin to move, the coordinates as text, and the route that patients get. */
export function PointInput({ label, hint, city, ...bound }: PointInputProps) {
  const { country } = useStaffApp();
  const t = useText('setup');
  const parsed = parsePoint(bound.value);
  const point = parsed !== null && isInCountry(parsed, country) ? parsed : null;
  return (
    <div className={styles.point}>
      <TextField {...bound} label={label} hint={hint} />
      <PlaceOnMap
        point={point}
        city={city}
        onChange={(moved) => bound.onChange(pointText(moved))}
      />
      {point === null ? null : (
        <p className={common.line}>
          {t('point.route')}
          {mapLinks(point, countryOf(country)).map(({ name, href }) => (
            <a key={name} href={href} target="_blank" rel="noreferrer">
              {name}
            </a>
          ))}
        </p>
      )}
    </div>
  );
}

interface PlaceOnMapProps {
  point: Coordinates | null;
  city: number | null;
  onChange: (point: Coordinates) => void;
}

/** The map of a point, or of its city until there is one. Says so where there is no map. */
function PlaceOnMap({ point, city, onChange }: PlaceOnMapProps) {
  const t = useText('setup');
  const { api } = useStaffApp();
  const [hasFailed, setFailed] = useState(false);
  const settings = useQuery({ queryKey: ['public-settings'], queryFn: () => api.settings() });
  const cities = useQuery({ queryKey: ['public-cities'], queryFn: () => api.cities() });
  if (settings.isPending || cities.isPending) return <div className={styles.frame} />;
  const start = cities.data?.results.find(({ id }) => id === city)?.location ?? null;
  const centre = point ?? start;
  if (centre === null) return <p className={common.note}>{t('point.chooseCity')}</p>;
  const ground = settings.data === undefined ? null : groundAt(settings.data, centre);
  if (ground === null || hasFailed) return <p className={common.note}>{t('point.noMap')}</p>;
  return (
    <>
      <MapFrame className={styles.frame} onFail={() => setFailed(true)}>
        <PointMap
          ground={ground}
          point={point}
          start={start}
          onChange={onChange}
          onFail={() => setFailed(true)}
        />
      </MapFrame>
      <p className={common.note}>{t('point.hint')}</p>
    </>
  );
}
