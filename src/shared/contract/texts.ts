import Type from 'typebox';
import { LANGUAGES } from '#shared/i18n/languages.ts';

/** Accepts a text per language. The server requires those of the country, unless the text is optional. */
export const Texts = (maxLength: number, pattern?: string) =>
  Type.Object(
    Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        Type.Optional(Type.String({ maxLength, ...(pattern === undefined ? {} : { pattern }) })),
      ]),
    ) as Record<(typeof LANGUAGES)[number], ReturnType<typeof optionalText>>,
    { additionalProperties: false },
  );
const optionalText = () => Type.Optional(Type.String());
