import Type from 'typebox';
import { checkData } from '#server/features/clinic-data/starter/data/check-data.ts';
import { record, Text } from '#server/features/clinic-data/starter/data/types.ts';
import texts from './life-texts.json' with { type: 'json' };

const Language = record({
  /** Requests of invented clinics that want to join. */
  requests: Type.Array(record({ clinic: Text, text: Text })),
  messages: Type.Array(Text),
  /** The complaint of a clinic about a review. */
  report: Text,
  /** The name of a file and its headers. */
  priceList: record({ file: Text, service: Text, price: Text }),
});

/** The texts of the inbox and of the price list by language. */
export const lifeTexts = checkData(
  'life-texts',
  record({ en: Language, hu: Language, kk: Language, ro: Language, ru: Language }),
  texts,
);
