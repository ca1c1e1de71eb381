import { Fragment } from 'react';
import { useCity } from '#web/domain/city/city.ts';
import { useApp } from '#web/lib/app.ts';
import { useToday } from '#web/lib/clock.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { shortWhen } from '#web/lib/i18n/short-when.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import type { OptionDetails } from '../option-details.ts';
import styles from './search-group.module.css';

/** The lines below the title of a result: the facts that help to choose, and a doctor's first slot. */
export function SearchDetails({ details }: { details: OptionDetails }) {
  const t = useT('common');
  const format = useFormat();
  const { alias, city, area, address, branch, branchCount, doctorCount, priceFrom } = details;
  const specialties = details.specialties ?? [];
  const parts = [
    alias,
    city,
    area,
    format.list(specialties),
    branch,
    branchCount === undefined ? '' : t('search.branches', { count: branchCount }),
    address,
    doctorCount === undefined ? '' : t('city.doctors', { count: doctorCount }),
    priceFrom === undefined ? '' : t('search.priceFrom', { price: format.money(priceFrom) }),
  ].filter((part) => Boolean(part));
  return (
    <span className={styles.details}>
      <span className={styles.parts}>
        {parts.map((part) => (
          <Fragment key={part}>
            <span>{part}</span>{' '}
          </Fragment>
        ))}
      </span>
      {details.nearestSlot === undefined ? null : <NearestSlot datetime={details.nearestSlot} />}
    </span>
  );
}

function NearestSlot({ datetime }: { datetime: string }) {
  const t = useT('common');
  const { language } = useApp();
  const today = useToday(useCity().timezone);
  return (
    <span className={styles.time}>
      {t('search.nearest', { when: shortWhen(datetime, today, language) })}
    </span>
  );
}
