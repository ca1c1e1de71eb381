import { Fragment } from 'react';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import type { OptionDetails } from '../group-options.ts';
import styles from './search-group.module.css';

interface SearchDetailsProps {
  id: string;
  details: OptionDetails;
}

/** The second line of a result: the other name that matched, another city, doctors and price. */
export function SearchDetails({ id, details }: SearchDetailsProps) {
  const t = useT('common');
  const format = useFormat();
  const { alias, city, area, doctorCount, priceFrom } = details;
  const parts = [
    alias,
    city,
    area,
    doctorCount === undefined ? undefined : t('city.doctors', { count: doctorCount }),
    priceFrom === undefined ? undefined : t('search.priceFrom', { price: format.money(priceFrom) }),
  ];
  return (
    <span id={id} className={styles.details}>
      {parts
        .filter((part) => part !== undefined)
        .map((part, index) => (
          <Fragment key={part}>
            {index === 0 ? null : ' · '}
            <span className={styles.detail}>{part}</span>
          </Fragment>
        ))}
    </span>
  );
}
