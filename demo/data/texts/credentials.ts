import type { CountryCode } from '#shared/countries/codes.ts';
import type { Names } from '../types.ts';

export const academicStatuses: readonly Names[] = [
  {
    en: 'Professor',
    hu: 'Egyetemi tanár',
    kk: 'Профессор',
    ro: 'Profesor universitar',
    ru: 'Профессор',
  },
  {
    en: 'Associate professor',
    hu: 'Egyetemi docens',
    kk: 'Доцент',
    ro: 'Conferențiar universitar',
    ru: 'Доцент',
  },
  {
    en: 'Senior lecturer',
    hu: 'Egyetemi adjunktus',
    kk: 'Аға оқытушы',
    ro: 'Șef de lucrări',
    ru: 'Старший преподаватель',
  },
  {
    en: 'Assistant lecturer',
    hu: 'Egyetemi tanársegéd',
    kk: 'Кафедра ассистенті',
    ro: 'Asistent universitar',
    ru: 'Ассистент кафедры',
  },
];

export const scienceDegrees: readonly Names[] = [
  {
    en: 'Doctor of medical sciences',
    hu: 'Az MTA doktora (DSc)',
    kk: 'Медицина ғылымдарының докторы',
    ro: 'Conducător de doctorat în medicină',
    ru: 'Доктор медицинских наук',
  },
  {
    en: 'PhD in medicine',
    hu: 'PhD, orvostudomány',
    kk: 'Медицина ғылымдарының кандидаты',
    ro: 'Doctor în științe medicale',
    ru: 'Кандидат медицинских наук',
  },
  {
    en: 'Master of public health',
    hu: 'Népegészségügyi mesterfokozat',
    kk: 'Қоғамдық денсаулық сақтау магистрі',
    ro: 'Master în sănătate publică',
    ru: 'Магистр общественного здравоохранения',
  },
];

/** The grades from highest to lowest; in Russian and Kazakh those of Kazakhstan and Kyrgyzstan. */
const GRADES: readonly Names[] = [
  {
    en: 'Chief consultant',
    hu: 'Főorvos',
    kk: 'Жоғары санатты дәрігер',
    ro: 'Medic primar',
    ru: 'Врач высшей категории',
  },
  {
    en: 'Senior specialist',
    hu: 'Adjunktus',
    kk: 'Бірінші санатты дәрігер',
    ro: 'Medic specialist',
    ru: 'Врач первой категории',
  },
  {
    en: 'Specialist',
    hu: 'Szakorvos',
    kk: 'Екінші санатты дәрігер',
    ro: 'Medic specialist',
    ru: 'Врач второй категории',
  },
];

/** The qualifications by country, from highest to lowest. Only some countries have grades. */
export const qualifications: Readonly<Record<CountryCode, readonly Names[]>> = {
  kz: GRADES,
  kg: GRADES,
  hu: withRussian('Ведущий врач-специалист', 'Старший врач-специалист', 'Врач-специалист'),
  ro: withRussian('Ведущий врач-специалист (medic primar)', 'Врач-специалист', 'Врач-специалист'),
  ae: withRussian('Ведущий врач-консультант', 'Старший врач-специалист', 'Врач-специалист'),
};

function withRussian(...titles: readonly string[]): Names[] {
  return GRADES.map((names, rank) => ({ ...names, ru: titles[rank] ?? names.ru }));
}
