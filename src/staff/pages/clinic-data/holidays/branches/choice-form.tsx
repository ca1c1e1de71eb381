import type { ReactNode, SubmitEvent } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useText } from '#staff/lib/staff-app.ts';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import common from '#staff/ui/common.module.css';
import { DisplacedDialog } from '../../doctors/hours/displaced-dialog.tsx';
import type { useScheduleEdit } from '../../doctors/hours/use-schedule-edit.ts';
import styles from '../holidays.module.css';

interface ChoiceFormProps {
  title: string;
  /** The days, and other facts beside the title. */
  notes: readonly string[];
  isEstimate: boolean;
  /** False while the typed hours cannot be saved. */
  isValid: boolean;
  warning: string | null;
  edit: ReturnType<typeof useScheduleEdit>;
  /** The fields. */
  children: ReactNode;
}

/** The form in which branches choose their hours of a holiday or a season. */
export function ChoiceForm(props: ChoiceFormProps) {
  const { title, notes, isEstimate, isValid, warning, edit, children } = props;
  const t = useText('holidays');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isValid) edit.save();
  }

  return (
    <li className={styles.choice}>
      <form onSubmit={submit} className={styles.form} aria-label={title} noValidate>
        <p className={styles.name}>
          <strong>{title}</strong>
          {notes.map((note) => (
            <span key={note} className={common.quiet}>
              {note}
            </span>
          ))}
          {isEstimate ? <Badge>{t('estimate')}</Badge> : null}
        </p>
        {children}
        <Button type="submit" variant="secondary" inProgress={edit.isSaving}>
          {t('branches.save')}
        </Button>
      </form>
      {warning === null ? null : <Notice tone="warning">{warning}</Notice>}
      <FailureNotice error={edit.error} />
      <DisplacedDialog edit={edit} />
    </li>
  );
}
