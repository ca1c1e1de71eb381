import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { DeskBranch } from '#shared/contract/desk/day.ts';
import { minuteOfDayInZone } from '#shared/domain/time/zoned-time.ts';
import { formatDay, formatTime } from '#shared/i18n/format-date.ts';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import type { DayModel } from '../model/day/day-model.ts';
import type { View } from '../toolbar/desk-toolbar.tsx';
import styles from './print.module.css';

interface PrintDayProps {
  branch: DeskBranch;
  date: string;
  day: DayModel;
  /** The grid prints a page for each doctor, the list all appointments by time. */
  view: View;
  now: number;
}

/** The day on paper, for a desk without power or network. */
export function PrintDay(props: PrintDayProps) {
  return usePrinting() ? <Sheets {...props} /> : null;
}

function Sheets({ branch, date, day, view, now }: PrintDayProps) {
  const t = useText('desk');
  const { language } = useStaffApp();
  const rows = day.columns.flatMap(({ doctor, appointments }) =>
    appointments.map((appointment) => ({
      ...appointment,
      doctor: doctor.name,
      service: doctor.offers.find(({ id }) => id === appointment.offer_id)?.service ?? '',
    })),
  );
  const sheets =
    view === 'list'
      ? [{ title: '', rows: rows.toSorted((a, b) => a.from - b.from) }]
      : [...Map.groupBy(rows, (row) => row.doctor)].map(([title, own]) => ({ title, rows: own }));
  const printed = formatTime(minuteOfDayInZone(now, branch.time_zone));
  return (
    <div className={styles.sheets} aria-hidden="true">
      {sheets.map((sheet) => (
        <section key={sheet.title} className={styles.sheet}>
          <h2>
            {[sheet.title, branch.name, formatDay(date, language, 'full')]
              .filter((part) => part !== '')
              .join(' · ')}
          </h2>
          <p>{t('print.printed', { time: printed })}</p>
          <table>
            <thead>
              <tr>
                <th>{t('columns.time')}</th>
                <th>{t('facts.number')}</th>
                <th>{t('columns.patient')}</th>
                <th>{t('print.phoneEnd')}</th>
                {view === 'list' ? <th>{t('columns.doctor')}</th> : null}
                <th>{t('facts.service')}</th>
                <th>{t('facts.source')}</th>
                <th className={styles.blank}>{t('note')}</th>
              </tr>
            </thead>
            <tbody>
              {sheet.rows.map((row) => (
                <tr key={row.id}>
                  <td>{formatTime(row.from)}</td>
                  <td>{row.id}</td>
                  <td>{row.name}</td>
                  <td>{row.phone_end}</td>
                  {view === 'list' ? <td>{row.doctor}</td> : null}
                  <td>{row.service}</td>
                  <td>{t(`sources.${row.source}`)}</td>
                  <td>{row.note}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

/** Returns true while the browser prints, so that what only paper shows is rendered then only. */
function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is when the event returns.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
