import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import type { WalkIn } from '#shared/contract/desk/queue.ts';
import { paths } from '#shared/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { QrCode } from '#web/ui/display/qr/qr-code.tsx';
import { useFormat } from '../../../lib/format.ts';
import { usePatientUrl } from '../../../lib/patient-url.ts';
import { useText } from '../../../lib/staff-app.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './queue.module.css';

interface TicketDialogProps {
  ticket: WalkIn;
  doctors: readonly DeskDoctor[];
  onClose: () => void;
}

/** A new number, to be shown to the patient or printed, with the code of the page that follows the queue. */
export function TicketDialog({ ticket, doctors, onClose }: TicketDialogProps) {
  const t = useText('queue');
  const format = useFormat();
  const patientUrl = usePatientUrl();
  const doctor = doctors.find((doctor) => doctor.schedule_id === ticket.schedule_id);
  const url = patientUrl(paths.queue(ticket.code));
  return (
    <Dialog
      onClose={onClose}
      title={t('ticket.title', { number: String(ticket.number) })}
      footer={
        <Button block variant="secondary" data-autofocus="" onClick={() => window.print()}>
          {t('ticket.print')}
        </Button>
      }
    >
      <div className={styles.shown} data-ticket="">
        <p className={styles.big} aria-hidden="true">
          {ticket.number}
        </p>
        <p>{[ticket.service, doctor?.name].filter((part) => part !== undefined).join(', ')}</p>
        {ticket.starts_at === null ? null : (
          <p>{t('ticket.booked', { time: format.time(ticket.starts_at) })}</p>
        )}
        {ticket.wait === null ? null : (
          <p>{t('wait', { from: String(ticket.wait.from), to: String(ticket.wait.to) })}</p>
        )}
        <QrCode text={url} label={t('ticket.code')} className={styles.code} />
        <p>{t('ticket.scan')}</p>
      </div>
    </Dialog>
  );
}
