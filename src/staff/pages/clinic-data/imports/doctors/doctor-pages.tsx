import { doctorFile } from '#shared/domain/clinic-data/imports/doctors/doctor-file.ts';
import { COUNTS, type KindPages } from '../kind-pages.ts';
import { DoctorPreview } from './doctor-preview.tsx';
import { EditedValues } from './edited-values.tsx';
import { PeopleToConfirm } from './people-to-confirm.tsx';

export const doctorPages: KindPages<'doctors'> = {
  required: ['name'],
  Confirm: PeopleToConfirm,
  Preview: DoctorPreview,
  ReportDetails: ({ report }) => <EditedValues values={report.edited} />,
  texts(texts) {
    const t = texts('doctor-imports');
    return {
      file: t('file'),
      note: t('note'),
      undoNote: t('undoNote'),
      namesNote: t('servicesNote'),
      fhirNote: texts('fhir-imports')('takes.doctors'),
      fields: doctorFile.fields.map((value) => ({ value, label: t(`fields.${value}`) })),
      counts: COUNTS.map((count) => ({ count, label: t(`counts.${count}`) })),
    };
  },
};
