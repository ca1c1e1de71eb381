import type { Import } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import styles from './imports.module.css';
import { FaultyCells } from './faulty-cells.tsx';

/** The hidden sheets and the rows of a file that are not imported, and what may be imported by mistake. */
export function UnreadRows({ shown }: { shown: Import }) {
  const { count, lines } = shown.unread_rows;
  const t = useText('imports');
  const format = useFormat();
  const sheets = shown.hidden_sheets.map(format.quote).join(', ');
  return (
    <>
      {shown.lost_styles ? <Notice tone="warning">{t('unread.styles')}</Notice> : null}
      {sheets === '' ? null : <p className={styles.quiet}>{t('unread.sheets', { sheets })}</p>}
      <FaultyCells
        title={t('unread.title', { number: format.number(count) })}
        count={count}
        lines={lines.map((line) => ({ ...line, reason: t(`unread.${line.fault}`) }))}
      />
    </>
  );
}
