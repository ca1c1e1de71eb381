import type { SupportAppointment } from '#shared/contract/inbox/support.ts';
import { MAX_REASON_LENGTH } from '#shared/domain/text/max-reason-length.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { Dialog } from '#staff/ui/dialog/dialog.tsx';
import common from '#staff/ui/common.module.css';
import { MoveDialog } from './move-dialog.tsx';
import { useChange } from './use-change.ts';
import styles from './support.module.css';

interface FoundAppointmentProps {
  found: SupportAppointment;
  /** The digits that the caller said; every change sends them again. */
  phoneEnd: string;
}

/** The appointment of a caller, which support can move and cancel, and whose link it sends again. */
export function FoundAppointment({ found, phoneEnd }: FoundAppointmentProps) {
  const t = useText('support');
  const format = useFormat();
  const change = useChange(found, phoneEnd);
  const { appointment, dialog, done, failure, pending } = change;
  const rows = [
    [t('patient'), `${appointment.given_name}, ${appointment.phone}`],
    [t('time'), format.dateTime(appointment.datetime)],
    [t('doctor'), `${appointment.doctor}, ${appointment.service}`],
    [t('place'), `${appointment.clinic}, ${appointment.address}`],
  ] as const;

  return (
    <Card tag="section" className={styles.found}>
      <div className={styles.head}>
        <h2 className={common.title}>{t('appointment', { number: String(appointment.id) })}</h2>
        <Badge tone={appointment.status === 'booked' ? 'green' : 'neutral'}>
          {t(`statuses.${appointment.status}`)}
        </Badge>
      </div>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {dialog === null ? <FailureNotice error={failure} /> : null}
      {done === null ? null : (
        <Notice tone="success" announce>
          {t(done)}
        </Notice>
      )}
      {appointment.can_change ? (
        <div className={common.actions}>
          <Button onClick={() => change.open('move')}>{t('move')}</Button>
          <Button
            variant="secondary"
            inProgress={pending === 'linkSent'}
            onClick={() => change.sendLink()}
          >
            {t('sendLink')}
          </Button>
          <Button variant="danger" onClick={() => change.open('cancel')}>
            {t('cancel')}
          </Button>
        </div>
      ) : null}
      {dialog === 'move' ? (
        <MoveDialog
          appointment={appointment}
          inProgress={pending === 'moved'}
          failure={failure}
          onClose={() => change.open(null)}
          onConfirm={change.move}
        />
      ) : null}
      <CancelDialog
        open={dialog === 'cancel'}
        inProgress={pending === 'cancelled'}
        onClose={() => change.open(null)}
        onConfirm={change.cancel}
      />
    </Card>
  );
}

interface CancelDialogProps {
  open: boolean;
  inProgress: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks for the reason of a cancellation. */
function CancelDialog({ open, inProgress, onClose, onConfirm }: CancelDialogProps) {
  const t = useText('support');
  const form = useForm<{ reason: string }>({
    fields: { reason: { initial: t('reasonOfPatient'), required: true } },
    requiredMessage: t('required'),
    onSubmit: ({ reason }) => onConfirm(reason.trim()),
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('cancelTitle')}
      footer={
        <Button variant="danger" block type="submit" form={form.props.id} inProgress={inProgress}>
          {t('cancel')}
        </Button>
      }
    >
      <form {...form.props}>
        <p>{t('cancelText')}</p>
        <TextAreaField
          {...form.field('reason')}
          label={t('reason')}
          maxLength={MAX_REASON_LENGTH}
        />
      </form>
    </Dialog>
  );
}
