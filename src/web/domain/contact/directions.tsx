import { Navigation } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { ClinicBranch } from '#shared/contract/catalogue/places.ts';
import { countryOf } from '#shared/countries/index.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import styles from './directions.module.css';
import { mapLinks, phoneMapLink } from './map-links.ts';

const LINK = buttonClass({ variant: 'secondary', size: 'sm' });

interface DirectionsProps {
  branch: Pick<ClinicBranch, 'name' | 'location'>;
  id?: string | undefined;
}

/** Links that open the way to a branch in the map of the phone and in online maps. */
export function Directions({ branch, id }: DirectionsProps) {
  const t = useT('map');
  const { country } = useApp();
  const isApple = useIsApple();
  const { name, location } = branch;
  return (
    <div id={id} className={`${styles.directions} no-print`}>
      <p className={styles.title}>
        <Icon of={Navigation} size={16} />
        {t('directions')}
      </p>
      <ul className={styles.maps} aria-label={`${t('directions')}: ${name}`}>
        <li className={styles.phone}>
          <a className={LINK} href={phoneMapLink(location, name, isApple)}>
            {t('phoneMap')}
          </a>
        </li>
        {mapLinks(location, countryOf(country)).map((map) => (
          <li key={map.name}>
            <a className={LINK} href={map.href} target="_blank" rel="noreferrer">
              {map.name}
              <VisuallyHidden>{`, ${t('newTab')}`}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const neverChanges = () => () => {};

/** Returns true on devices of Apple; false on the server, which renders for all devices. */
function useIsApple(): boolean {
  return useSyncExternalStore(
    neverChanges,
    // An iPad calls itself a Macintosh.
    () => /iPhone|iPad|iPod|Macintosh/.test(navigator.userAgent),
    () => false,
  );
}
