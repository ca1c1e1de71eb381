import type { ReactNode } from 'react';
import type {
  HourLine,
  HourPreview,
} from '#shared/contract/clinic-data/imports/hours/hour-schemas.ts';
import type { Import } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { formatWeek } from '#shared/domain/clinic-data/imports/hours/format-week.ts';
import { formatHours } from '#shared/domain/time/working-hours.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import styles from '../imports.module.css';
import { LineGroup } from '../preview/line-group.tsx';

const SHOWN_DAYS = 10;

interface HourLinesProps {
  title: string;
  group: HourPreview['changed'];
  shown: Import;
  /** The action on a line. */
  action?: (line: HourLine) => ReactNode;
}

/** A group of doctors with their hours before and after. */
export function HourLines({ title, group, shown, action }: HourLinesProps) {
  return (
    <LineGroup title={title} group={group}>
      {(line) => (
        <li key={line.schedule_id} className={styles.row}>
          <Line line={line} shown={shown} />
          {action?.(line)}
        </li>
      )}
    </LineGroup>
  );
}

function Line({ line, shown }: { line: HourLine; shown: Import }) {
  const t = useText('imports');
  const hours = useText('hour-imports');
  const format = useFormat();
  const { language } = useStaffApp();
  const { doctor = '', branch = '' } =
    shown.schedules.find(({ id }) => id === line.schedule_id) ?? {};
  const day = (date: string) => formatDay(date, language, 'short');
  const textsOf = (periods: HourLine['before']) =>
    periods.map(({ from, to, week }) => {
      const text = formatWeek(week, language, (weeks) =>
        weeks === 'odd' || weeks === 'even' ? hours(`weeks.${weeks}`) : weeks,
      );
      if (from === null && to === null) return text;
      return `${from === null ? '' : day(from)} – ${to === null ? '' : day(to)}: ${text}`;
    });
  const days = line.days.slice(0, SHOWN_DAYS);
  return (
    <>
      <div className={styles.grow}>
        <p className={styles.name}>{doctor}</p>
        <p className={styles.quiet}>
          {branch}, {t('place.row', { row: String(line.row) })}
        </p>
        {line.appointments === 0 ? null : (
          <p>{hours('preview.appointments', { number: format.number(line.appointments) })}</p>
        )}
        {line.reason === null ? null : <p>{hours(`reasons.${line.reason}`)}</p>}
      </div>
      <ul className={styles.facts}>
        {textsOf(line.after).map((text) => (
          <li key={text}>
            <strong>{text}</strong>
          </li>
        ))}
        {line.after.length === 0 ? <li>{hours('preview.none')}</li> : null}
        {days.map(({ day: date, hours: spans }) => (
          <li key={date}>
            {day(date)}: {spans.length === 0 ? hours('preview.closed') : formatHours(spans)}
          </li>
        ))}
        {line.days.length > days.length ? (
          <li>{t('preview.more', { number: format.number(line.days.length - days.length) })}</li>
        ) : null}
        {line.before.length === 0 ? null : (
          <li className={styles.quiet}>
            {hours('preview.before')}: {textsOf(line.before).join(' / ')}
          </li>
        )}
      </ul>
    </>
  );
}
