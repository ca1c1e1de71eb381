import { countryOf } from '#shared/countries/index.ts';
import {
  CANCEL_HOURS,
  MAX_CONDITION_LENGTH,
  MAX_CONDITIONS,
  MAX_DIRECTIONS_LENGTH,
  MAX_TEXT,
  type FormName,
} from '#shared/domain/clinic-data/content/content-fields.ts';
import { SPOKEN_LANGUAGES } from '#shared/i18n/spoken-languages.ts';
import type { RecordField } from '../ui/record-form/record-fields.ts';
import { useFormat } from './format.ts';
import { useNameOf } from './names.ts';
import { useStaffApp, useText } from './staff-app.ts';

/** Returns the fields of forms for what patients read, by their names in the contract. */
export function useContentFields(): Readonly<Record<FormName, RecordField>> {
  const t = useText('setup');
  const nameOf = useNameOf();
  const format = useFormat();
  const { country } = useStaffApp();
  const { doctorLocales, phoneExample } = countryOf(country);
  return {
    names: {
      kind: 'texts',
      name: 'names',
      label: t('doctor.name'),
      hint: t('doctor.nameHint'),
      required: true,
    },
    descriptions: {
      kind: 'texts',
      name: 'descriptions',
      label: t('form.description'),
      hint: t('form.descriptionHint', { max: format.number(MAX_TEXT) }),
      isLong: true,
    },
    website: {
      kind: 'text',
      name: 'website',
      input: 'url',
      isNullable: true,
      label: t('clinic.website'),
      hint: 'https://example.com',
    },
    phone: {
      kind: 'text',
      name: 'phone',
      input: 'tel',
      isNullable: true,
      label: t('branch.phone'),
      hint: t('branch.phoneHint', { phone: phoneExample }),
    },
    directions: {
      kind: 'texts',
      name: 'directions',
      isLong: true,
      label: t('branch.directions'),
      hint: t('branch.directionsHint', { max: MAX_DIRECTIONS_LENGTH }),
    },
    parking: { kind: 'texts', name: 'parking', label: t('branch.parking') },
    is_wheelchair_accessible: {
      kind: 'switch',
      name: 'is_wheelchair_accessible',
      label: t('branch.wheelchair'),
    },
    cancel_hours: {
      kind: 'number',
      name: 'cancel_hours',
      label: t('branch.cancelHours'),
      hint: t('branch.cancelHoursHint', CANCEL_HOURS),
    },
    languages: {
      kind: 'choices',
      name: 'languages',
      required: true,
      label: t('doctor.languages'),
      hint: t('doctor.languagesHint'),
      options: doctorLocales.map((value) => ({
        value,
        label: nameOf(SPOKEN_LANGUAGES[value]),
      })),
    },
    practising_since: {
      kind: 'number',
      name: 'practising_since',
      label: t('doctor.since'),
      hint: t('doctor.sinceHint'),
    },
    academic_statuses: {
      kind: 'texts',
      name: 'academic_statuses',
      label: t('doctor.academicStatus'),
      hint: t('doctor.academicStatusHint'),
    },
    science_degrees: {
      kind: 'texts',
      name: 'science_degrees',
      label: t('doctor.degree'),
      hint: t('doctor.degreeHint'),
    },
    conditions: {
      kind: 'names',
      name: 'conditions',
      label: t('doctor.conditions'),
      hint: t('doctor.conditionsHint', {
        number: MAX_CONDITIONS,
        max: MAX_CONDITION_LENGTH,
      }),
    },
    education: {
      kind: 'entries',
      name: 'education',
      label: t('doctor.education'),
      years: ['year'],
    },
    workplaces: {
      kind: 'entries',
      name: 'workplaces',
      label: t('doctor.workplaces'),
      years: ['from', 'to'],
      hint: t('entry.toHint'),
    },
  };
}
