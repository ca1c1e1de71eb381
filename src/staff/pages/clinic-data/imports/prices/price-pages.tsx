import { priceFile } from '#shared/domain/clinic-data/imports/prices/price-file.ts';
import { COUNTS, type KindPages } from '../kind-pages.ts';
import { PricePreview } from './price-preview.tsx';

export const pricePages: KindPages<'prices'> = {
  required: ['name', 'price'],
  needsNames: true,
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
