import { appointmentFile } from '#shared/domain/clinic-data/imports/appointments/appointment-file.ts';
import { useText } from '#staff/lib/staff-app.ts';
import type { KindPages, StepProps } from '../kind-pages.ts';
import { DoctorsToConfirm } from '../named-doctors/doctors-to-confirm.tsx';
import { AppointmentPreview } from './appointment-preview.tsx';
import { LeftRows } from './left-rows.tsx';

const COUNTS = ['created', 'kept', 'same'] as const;

export const appointmentPages: KindPages<'appointments'> = {
  required: ['doctor', 'date', 'patient'],
  Confirm,
  Preview: AppointmentPreview,
  ReportDetails: ({ report: { left } }) => <LeftRows lines={left} count={left.length} />,
  texts(texts) {
    const t = texts('appointment-imports');
    return {
      file: t('file'),
      note: t('note'),
      undoNote: t('undoNote'),
      namesNote: t('services.note'),
      fhirNote: texts('fhir-imports')('takes.appointments'),
      fields: appointmentFile.fields.map((value) => ({ value, label: t(`fields.${value}`) })),
      counts: COUNTS.map((count) => ({ count, label: t(`counts.${count}`) })),
    };
  },
};

function Confirm({ shown, edit }: StepProps<'appointments'>) {
  const t = useText('appointment-imports');
  return <DoctorsToConfirm shown={shown} note={t('doctors.note')} edit={edit} />;
}
