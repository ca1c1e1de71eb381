import type { ProcedureCategory } from '../types.ts';

export const procedureCategories: readonly ProcedureCategory[] = [
  {
    key: 'ultrasound',
    slug: 'ultrasound',
    names: {
      en: 'Ultrasound',
      hu: 'Ultrahang',
      kk: 'Ультрадыбыстық зерттеу',
      ro: 'Ecografie',
      ru: 'УЗИ',
    },
  },
  {
    key: 'imaging',
    slug: 'mri-ct-x-ray',
    names: {
      en: 'MRI, CT and X-ray',
      hu: 'MR, CT és röntgen',
      kk: 'МРТ, КТ және рентген',
      ro: 'RMN, CT și radiografie',
      ru: 'МРТ, КТ и рентген',
    },
  },
  {
    key: 'functional',
    slug: 'heart-lung-and-nerve-tests',
    names: {
      en: 'Heart, lung and nerve tests',
      hu: 'Szív-, tüdő- és idegvizsgálatok',
      kk: 'Жүрек, өкпе және жүйке тексерулері',
      ro: 'Explorări funcționale',
      ru: 'Функциональная диагностика',
    },
  },
  {
    key: 'endoscopy',
    slug: 'endoscopy',
    names: {
      en: 'Endoscopy',
      hu: 'Endoszkópia',
      kk: 'Эндоскопия',
      ro: 'Endoscopie',
      ru: 'Эндоскопия',
    },
  },
  {
    key: 'laboratory',
    slug: 'laboratory-tests',
    names: {
      en: 'Laboratory tests',
      hu: 'Laborvizsgálatok',
      kk: 'Зертханалық талдаулар',
      ro: 'Analize de laborator',
      ru: 'Анализы',
    },
  },
  {
    key: 'vaccination',
    slug: 'vaccinations',
    names: {
      en: 'Vaccinations',
      hu: 'Védőoltások',
      kk: 'Екпелер',
      ro: 'Vaccinuri',
      ru: 'Прививки',
    },
  },
  {
    key: 'allergy',
    slug: 'allergy-tests',
    names: {
      en: 'Allergy tests',
      hu: 'Allergiavizsgálatok',
      kk: 'Аллергияны тексеру',
      ro: 'Teste de alergie',
      ru: 'Аллергопробы',
    },
  },
  {
    key: 'dental',
    slug: 'dental-care',
    names: {
      en: 'Dental care',
      hu: 'Fogászat',
      kk: 'Тіс емдеу',
      ro: 'Stomatologie',
      ru: 'Стоматология',
    },
  },
  {
    key: 'sight-and-hearing',
    slug: 'sight-and-hearing',
    names: {
      en: 'Sight and hearing',
      hu: 'Látás és hallás',
      kk: 'Көру және есту',
      ro: 'Vedere și auz',
      ru: 'Зрение и слух',
    },
  },
  {
    key: 'minor',
    slug: 'minor-procedures',
    names: {
      en: 'Minor procedures',
      hu: 'Kisebb beavatkozások',
      kk: 'Шағын процедуралар',
      ro: 'Mici intervenții',
      ru: 'Малые процедуры',
    },
  },
  {
    key: 'rehabilitation',
    slug: 'massage-and-rehabilitation',
    names: {
      en: 'Massage and rehabilitation',
      hu: 'Masszázs és rehabilitáció',
      kk: 'Массаж және оңалту',
      ro: 'Masaj și recuperare',
      ru: 'Массаж и реабилитация',
    },
  },
  {
    key: 'aesthetic',
    slug: 'aesthetic-medicine',
    names: {
      en: 'Aesthetic medicine',
      hu: 'Esztétikai kezelések',
      kk: 'Косметология',
      ro: 'Medicină estetică',
      ru: 'Косметология',
    },
  },
];
