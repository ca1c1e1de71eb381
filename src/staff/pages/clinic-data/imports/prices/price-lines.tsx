import type { ReactNode } from 'react';
import type {
  PriceLine,
  PricePreview,
} from '#shared/contract/clinic-data/imports/prices/price-schemas.ts';
import { countryOf } from '#shared/countries/index.ts';
import { formatMoney } from '#shared/domain/money.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import styles from '../imports.module.css';
import { LineGroup } from '../preview/line-group.tsx';

/** Changes above this share of the old price are marked. */
const LARGE_CHANGE = 0.5;

interface PriceLinesProps {
  title: string;
  group: PricePreview['changed'];
  nameOf: (line: PriceLine) => string;
  /** The action on a line. */
  action?: (line: PriceLine) => ReactNode;
}

/** A group of offers with their values before and after. */
export function PriceLines({ title, group, nameOf, action }: PriceLinesProps) {
  const t = useText('imports');
  return (
    <LineGroup title={title} group={group}>
      {(line) => (
        <li
          key={`${line.row} ${line.offer_id} ${line.doctor} ${line.branch}`}
          className={styles.row}
        >
          <div className={styles.grow}>
            <p className={styles.name}>{nameOf(line)}</p>
            <p className={styles.quiet}>
              {line.doctor}, {line.branch}, {t('place.row', { row: String(line.row) })}
            </p>
          </div>
          <Values line={line} />
          {action?.(line)}
        </li>
      )}
    </LineGroup>
  );
}

function Values({ line: { before, after, shortened_follow_up: followUp } }: { line: PriceLine }) {
  const t = useText('imports');
  const { country, language } = useStaffApp();
  const money = (amount: number) => formatMoney(amount, countryOf(country).currency, language);
  const minutes = (number: number) => t('minutes', { minutes: String(number) });
  const isLarge =
    before !== null && Math.abs(after.price - before.price) > LARGE_CHANGE * before.price;
  const showsMinutes = before?.duration_minutes !== after.duration_minutes;
  return (
    <p className={styles.values}>
      {before === null ? null : (
        <>
          <s>{money(before.price)}</s> →{' '}
        </>
      )}
      <strong>{money(after.price)}</strong>
      {showsMinutes ? (
        <span>
          {', '}
          {before === null ? '' : `${minutes(before.duration_minutes)} → `}
          {minutes(after.duration_minutes)}
        </span>
      ) : null}
      {followUp === null ? null : (
        <span>
          {', '}
          {t('preview.followUp', {
            before: minutes(followUp.before),
            after: minutes(followUp.after),
          })}
        </span>
      )}{' '}
      {isLarge ? <Badge tone="magenta">{t('preview.large')}</Badge> : null}
    </p>
  );
}
