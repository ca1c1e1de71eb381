import {
  DAY_FIELDS,
  hourFile,
  type HourField,
} from '#shared/domain/clinic-data/imports/hours/hour-file.ts';
import { DATE_NAMES } from '#shared/i18n/date-names.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { COUNTS, type KindPages, type StepProps } from '../kind-pages.ts';
import { DoctorsToConfirm } from '../named-doctors/doctors-to-confirm.tsx';
import { HourPreview } from './hour-preview.tsx';

export const hourPages: KindPages<'hours'> = {
  required: ['doctor'],
  Confirm,
  Preview: HourPreview,
  texts(texts, language) {
    const t = texts('hour-imports');
    const { weekdays } = DATE_NAMES[language];
    return {
      file: t('file'),
      note: t('note'),
      undoNote: t('undoNote'),
      namesNote: '',
      fhirNote: texts('fhir-imports')('takes.hours'),
      fields: hourFile.fields.map((value) => {
        const day = DAY_FIELDS.findIndex((field) => field === value);
        const field = value as Exclude<HourField, (typeof DAY_FIELDS)[number]>;
        return { value, label: weekdays[day] ?? t(`fields.${field}`) };
      }),
      counts: COUNTS.map((count) => ({ count, label: t(`counts.${count}`) })),
    };
  },
};

function Confirm({ shown, edit }: StepProps<'hours'>) {
  const t = useText('hour-imports');
  return <DoctorsToConfirm shown={shown} note={t('doctorsNote')} edit={edit} />;
}
