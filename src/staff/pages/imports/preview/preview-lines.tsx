import type { ReactNode } from 'react';
import type { ImportLine, ImportPreview } from '#shared/contract/staff/imports/import-schemas.ts';
import { countryOf } from '#shared/countries/index.ts';
import { formatMoney } from '#shared/domain/money.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { useFormat } from '../../../lib/format.ts';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import styles from '../imports.module.css';

/** Changes above this share of the old price are marked. */
const LARGE_CHANGE = 0.5;
const OPEN_LINES = 12;

interface PreviewLinesProps {
  title: string;
  group: ImportPreview['changed'];
  nameOf: (line: ImportLine) => string;
  /** The action on a line. */
  action?: (line: ImportLine) => ReactNode;
}

/** A group of offers with their values before and after. */
export function PreviewLines({ title, group, nameOf, action }: PreviewLinesProps) {
  const t = useText('imports');
  const format = useFormat();
  if (group.count === 0) return null;
  return (
    <Disclosure
      summary={`${title}: ${format.number(group.count)}`}
      defaultOpen={group.count <= OPEN_LINES}
    >
      <ul className={styles.list}>
        {group.lines.map((line) => (
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
        ))}
      </ul>
      {group.lines.length < group.count ? (
        <p className={styles.quiet}>
          {t('preview.more', { number: format.number(group.count - group.lines.length) })}
        </p>
      ) : null}
    </Disclosure>
  );
}

function Values({ line: { before, after } }: { line: ImportLine }) {
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
      ) : null}{' '}
      {isLarge ? <Badge tone="magenta">{t('preview.large')}</Badge> : null}
    </p>
  );
}
