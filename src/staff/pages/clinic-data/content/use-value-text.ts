import { countryOf } from '#shared/countries/index.ts';
import {
  parseContentPlace,
  type ContentSubject,
  type ContentValue,
} from '#shared/domain/clinic-data/content/content-fields.ts';
import { LANGUAGE_NAMES } from '#shared/i18n/languages.ts';
import { useContentFields } from '#staff/lib/content-fields.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';

/** Returns a function that writes the value of a field as text. */
export function useValueText(): (value: ContentValue) => string {
  const t = useText('content');
  const format = useFormat();
  const nameOf = useNameOf();
  return (value) => {
    if (value === null || value === '') return t('value.nothing');
    if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
    if (!Array.isArray(value)) return String(value);
    if (value.length === 0) return t('value.nothing');
    return value
      .map((each) => {
        if (typeof each === 'string') return format.languageName(each);
        if (!('names' in each)) return nameOf(each);
        const { names, year, from, to } = each;
        const years = year === undefined ? `${from ?? ''}–${to ?? ''}` : String(year);
        return `${nameOf(names)} (${years})`;
      })
      .join(', ');
  };
}

/** Returns a function that names a field, of a text with its language. */
export function useFieldName(): (subject: ContentSubject, field: string) => string {
  const t = useText('content');
  const fields = useContentFields();
  const { country } = useStaffApp();
  const { locales } = countryOf(country);
  return (subject, field) => {
    const place = parseContentPlace(subject, field, locales);
    if (place === null) return field;
    const label = place.name === 'logo' ? t('logo.title') : fields[place.name].label;
    return place.language === null ? label : `${label}, ${LANGUAGE_NAMES[place.language]}`;
  };
}
