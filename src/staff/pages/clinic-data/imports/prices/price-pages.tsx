import { priceFile } from '#shared/domain/clinic-data/imports/prices/price-file.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { COUNTS, type KindPages, type StepProps } from '../kind-pages.ts';
import { DoctorsToConfirm } from '../named-doctors/doctors-to-confirm.tsx';
import { PricePreview } from './price-preview.tsx';

export const pricePages: KindPages<'prices'> = {
  required: ['name', 'price'],
  needsNames: true,
  Confirm,
  Preview: PricePreview,
  texts(texts) {
    const t = texts('imports');
    return {
      file: t('file'),
      note: t('note'),
      undoNote: t('undoNote'),
      namesNote: t('names.note'),
      fhirNote: '',
      fields: priceFile.fields.map((value) => ({ value, label: t(`columns.fields.${value}`) })),
      counts: COUNTS.map((count) => ({ count, label: t(`counts.${count}`) })),
    };
  },
};

function Confirm({ shown, edit }: StepProps<'prices'>) {
  const t = useText('imports');
  const options = shown.people.map(({ schedule_id: id, name }) => ({ id, name }));
  return <DoctorsToConfirm shown={shown} note={t('doctorsNote')} options={options} edit={edit} />;
}
