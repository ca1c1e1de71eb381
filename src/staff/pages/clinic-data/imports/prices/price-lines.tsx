import type { ReactNode } from 'react';
import type {
  PriceLine,
  PricePreview,
  PriceValues,
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

function Values({ line: { before, after } }: { line: PriceLine }) {
  const t = useText('imports');
  const { country, language } = useStaffApp();
  const money = (amount: number) => formatMoney(amount, countryOf(country).currency, language);
  const minutes = (number: number) => t('minutes', { minutes: String(number) });
  const showsMinutes = before?.duration_minutes !== after.duration_minutes;
  const followUp = followUpOf(after);
  const former = before === null ? null : followUpOf(before);
  const followUpText = ({ price, length }: FollowUp) => `${money(price)}, ${minutes(length)}`;
  const isFollowUpChanged =
    followUp?.price !== former?.price || followUp?.length !== former?.length;
  return (
    <p className={styles.values}>
      {before === null || before.price === after.price ? null : (
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
      {followUp === null || !isFollowUpChanged ? null : (
        <span className={styles.followUp}>
          {former === null
            ? t('preview.newFollowUp', { value: followUpText(followUp) })
            : t('preview.followUp', {
                before: followUpText(former),
                after: followUpText(followUp),
              })}
        </span>
      )}{' '}
      {isLarge(before?.price, after.price) || isLarge(former?.price, followUp?.price) ? (
        <Badge tone="magenta">{t('preview.large')}</Badge>
      ) : null}
    </p>
  );
}

interface FollowUp {
  price: number;
  length: number;
}

function followUpOf({ follow_up_price: price, follow_up_minutes: length }: PriceValues) {
  return price === null || length === null ? null : { price, length };
}

function isLarge(before: number | undefined, after: number | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  return Math.abs(after - before) > LARGE_CHANGE * before;
}
