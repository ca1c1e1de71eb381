import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { DoctorInReach } from '#shared/contract/desk/absences/absences.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import common from '#staff/ui/common.module.css';
import { CalendarFile } from './calendar-file.tsx';
import styles from './calendars.module.css';
import { FaultNotice } from './fault-notice.tsx';
import { useRefresh } from './use-calendars.ts';
import { useUpload } from './use-upload.ts';
import { DoctorField } from '../doctor-field.tsx';

const KINDS = ['address', 'file'] as const;

/** Adds a calendar of a doctor, by its address or as a file. */
export function CalendarForm({ doctors }: { doctors: readonly DoctorInReach[] }) {
  const t = useText('calendars');
  const { api } = useStaffApp();
  const refresh = useRefresh();
  const showToast = useToast();
  const [id, setId] = useState('');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('address');
  const [address, setAddress] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const doctor = doctors.find((doctor) => doctor.id === Number(id));
  const add = useMutation({
    mutationFn: (doctorId: number) => api.addBusyCalendar({ doctor_id: doctorId, address }),
    async onSuccess() {
      showToast({ tone: 'success', message: t('added') });
      setAddress('');
      await refresh();
    },
  });
  const upload = useUpload(() => setFile(null));
  const isComplete = doctor !== undefined && (kind === 'file' ? file !== null : address !== '');
  const isPending = add.isPending || upload.isPending;
  const error = kind === 'file' ? upload.error : add.error;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isComplete || isPending) return;
    if (kind === 'address') add.mutate(doctor.id);
    else if (file !== null) upload.mutate({ doctor: doctor.id, file });
  }

  return (
    <Card tag="section">
      <form onSubmit={submit} className={styles.form} noValidate>
        <DoctorField
          label={t('doctor')}
          placeholder={t('chooseDoctor')}
          doctors={doctors}
          value={id}
          onChange={setId}
        />
        <div role="group" aria-label={t('kind')} className={common.line}>
          {KINDS.map((each) => (
            <Chip key={each} pressed={each === kind} onClick={() => setKind(each)}>
              {t(`kinds.${each}`)}
            </Chip>
          ))}
        </div>
        {kind === 'address' ? (
          <div className={styles.wide}>
            <TextField
              name="address"
              label={t('address')}
              hint={t('addressHint')}
              placeholder="https://"
              autoComplete="off"
              value={address}
              onChange={setAddress}
            />
          </div>
        ) : (
          <CalendarFile file={file} onChoose={setFile} />
        )}
        <Button type="submit" inProgress={isPending} aria-disabled={!isComplete || undefined}>
          {t('add')}
        </Button>
        <FailureNotice error={error} />
        {kind === 'file' && upload.data?.fault ? <FaultNotice fault={upload.data.fault} /> : null}
      </form>
    </Card>
  );
}
