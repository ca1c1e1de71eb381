import { useState } from 'react';
import type { BusyCalendar } from '#shared/contract/desk/calendars/busy-calendars.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useText } from '#staff/lib/staff-app.ts';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import styles from './calendars.module.css';
import { FaultNotice } from './fault-notice.tsx';
import { CalendarFile } from './calendar-file.tsx';
import { useUpload } from './use-upload.ts';

/** Replaces the times of a file by those of a newer one, as soon as it is chosen. */
export function NewerFile({ calendar: { id, doctor_id } }: { calendar: BusyCalendar }) {
  const t = useText('calendars');
  const [isOpen, setIsOpen] = useState(false);
  const upload = useUpload(() => setIsOpen(false));
  if (!isOpen) {
    return (
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        {t('upload')}
      </Button>
    );
  }
  return (
    <div className={styles.form}>
      <CalendarFile
        file={upload.variables?.file ?? null}
        onChoose={(file) => upload.mutate({ doctor: doctor_id, calendar: id, file })}
      />
      <FailureNotice error={upload.error} />
      {upload.data?.fault ? <FaultNotice fault={upload.data.fault} /> : null}
    </div>
  );
}
