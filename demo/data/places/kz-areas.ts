import type { Area } from '../types.ts';

export const almatyAreas: readonly Area[] = [
  {
    slug: 'medeu',
    names: {
      en: 'Medeu district',
      hu: 'Medeu kerület',
      kk: 'Медеу ауданы',
      ro: 'Sectorul Medeu',
      ru: 'Медеуский район',
    },
    lat: 43.2365,
    lng: 76.964,
  },
  {
    slug: 'bostandyk',
    names: {
      en: 'Bostandyk district',
      hu: 'Bosztandik kerület',
      kk: 'Бостандық ауданы',
      ro: 'Sectorul Bostandîk',
      ru: 'Бостандыкский район',
    },
    lat: 43.216,
    lng: 76.91,
  },
  {
    slug: 'almaly',
    names: {
      en: 'Almaly district',
      hu: 'Almali kerület',
      kk: 'Алмалы ауданы',
      ro: 'Sectorul Almalî',
      ru: 'Алмалинский район',
    },
    lat: 43.25223,
    lng: 76.9088,
  },
  {
    slug: 'auezov',
    names: {
      en: 'Auezov district',
      hu: 'Auezov kerület',
      kk: 'Әуезов ауданы',
      ro: 'Sectorul Auezov',
      ru: 'Ауэзовский район',
    },
    lat: 43.22375,
    lng: 76.8505,
  },
  {
    slug: 'alatau',
    names: {
      en: 'Alatau district',
      hu: 'Alatau kerület',
      kk: 'Алатау ауданы',
      ro: 'Sectorul Alatau',
      ru: 'Алатауский район',
    },
    lat: 43.29874,
    lng: 76.83479,
  },
  {
    slug: 'zhetysu',
    names: {
      en: 'Zhetysu district',
      hu: 'Zsetiszu kerület',
      kk: 'Жетісу ауданы',
      ro: 'Sectorul Jetîsu',
      ru: 'Жетысуский район',
    },
    lat: 43.30893,
    lng: 76.92477,
  },
  {
    slug: 'turksib',
    names: {
      en: 'Turksib district',
      hu: 'Turkszib kerület',
      kk: 'Түрксіб ауданы',
      ro: 'Sectorul Turksib',
      ru: 'Турксибский район',
    },
    lat: 43.34093,
    lng: 76.98568,
  },
  {
    slug: 'nauryzbay',
    names: {
      en: 'Nauryzbay district',
      hu: 'Naurizbaj kerület',
      kk: 'Наурызбай ауданы',
      ro: 'Sectorul Naurîzbai',
      ru: 'Наурызбайский район',
    },
    lat: 43.1975,
    lng: 76.808,
  },
];

export const astanaAreas: readonly Area[] = [
  {
    slug: 'almaty-district',
    names: {
      en: 'Almaty district',
      hu: 'Almati kerület',
      kk: 'Алматы ауданы',
      ro: 'Sectorul Almatî',
      ru: 'район Алматы',
    },
    lat: 51.152,
    lng: 71.492,
  },
  {
    slug: 'baikonur',
    names: {
      en: 'Baikonur district',
      hu: 'Bajkonur kerület',
      kk: 'Байқоңыр ауданы',
      ro: 'Sectorul Baikonur',
      ru: 'район Байконур',
    },
    lat: 51.183,
    lng: 71.46,
  },
  {
    slug: 'esil',
    names: {
      en: 'Esil district',
      hu: 'Jeszil kerület',
      kk: 'Есіл ауданы',
      ro: 'Sectorul Esil',
      ru: 'район Есиль',
    },
    lat: 51.12,
    lng: 71.43,
  },
  {
    slug: 'nura',
    names: {
      en: 'Nura district',
      hu: 'Nura kerület',
      kk: 'Нұра ауданы',
      ro: 'Sectorul Nura',
      ru: 'район Нура',
    },
    lat: 51.109,
    lng: 71.385,
  },
  {
    slug: 'saraishyk',
    names: {
      en: 'Saraishyk district',
      hu: 'Szarajsik kerület',
      kk: 'Сарайшық ауданы',
      ro: 'Sectorul Saraișîk',
      ru: 'район Сарайшык',
    },
    lat: 51.125,
    lng: 71.472,
  },
  {
    slug: 'saryarka',
    names: {
      en: 'Saryarka district',
      hu: 'Szariarka kerület',
      kk: 'Сарыарқа ауданы',
      ro: 'Sectorul Sarîarka',
      ru: 'район Сарыарка',
    },
    lat: 51.172,
    lng: 71.4,
  },
];

export const shymkentAreas: readonly Area[] = [
  {
    slug: 'al-farabi',
    names: {
      en: 'Al-Farabi district',
      hu: 'Al-Farabi kerület',
      kk: 'Әл-Фараби ауданы',
      ro: 'Sectorul Al-Farabi',
      ru: 'Аль-Фарабийский район',
    },
    lat: 42.319,
    lng: 69.595,
  },
  {
    slug: 'abay',
    names: {
      en: 'Abay district',
      hu: 'Abaj kerület',
      kk: 'Абай ауданы',
      ro: 'Sectorul Abai',
      ru: 'Абайский район',
    },
    lat: 42.302,
    lng: 69.556,
  },
  {
    slug: 'enbekshi',
    names: {
      en: 'Enbekshi district',
      hu: 'Enbeksi kerület',
      kk: 'Еңбекші ауданы',
      ro: 'Sectorul Enbekși',
      ru: 'Енбекшинский район',
    },
    lat: 42.305,
    lng: 69.642,
  },
  {
    slug: 'karatau',
    names: {
      en: 'Karatau district',
      hu: 'Karatau kerület',
      kk: 'Қаратау ауданы',
      ro: 'Sectorul Karatau',
      ru: 'Каратауский район',
    },
    lat: 42.368,
    lng: 69.62,
  },
  {
    slug: 'turan',
    names: {
      en: 'Turan district',
      hu: 'Turan kerület',
      kk: 'Тұран ауданы',
      ro: 'Sectorul Turan',
      ru: 'Туранский район',
    },
    lat: 42.352,
    lng: 69.548,
  },
];

export const karagandaAreas: readonly Area[] = [
  {
    slug: 'karaganda-new-city',
    names: {
      en: 'New City',
      hu: 'Újváros',
      kk: 'Жаңа қала',
      ro: 'Orașul Nou',
      ru: 'Новый город',
    },
    lat: 49.806,
    lng: 73.085,
  },
  {
    slug: 'karaganda-south-east',
    names: {
      en: 'South-East',
      hu: 'Délkelet',
      kk: 'Оңтүстік-Шығыс',
      ro: 'Sud-Est',
      ru: 'Юго-Восток',
    },
    lat: 49.776,
    lng: 73.136,
  },
  {
    slug: 'maikuduk',
    names: { en: 'Maikuduk', hu: 'Majkuduk', kk: 'Майқұдық', ro: 'Maikuduk', ru: 'Майкудук' },
    lat: 49.89,
    lng: 73.183,
  },
  {
    slug: 'prishakhtinsk',
    names: {
      en: 'Prishakhtinsk',
      hu: 'Prisahtyinszk',
      kk: 'Пришахтинск',
      ro: 'Prișahtinsk',
      ru: 'Пришахтинск',
    },
    lat: 49.907,
    lng: 73.058,
  },
];

export const aktobeAreas: readonly Area[] = [
  {
    slug: 'aktobe-almaty-district',
    names: {
      en: 'Almaty district',
      hu: 'Almati kerület',
      kk: 'Алматы ауданы',
      ro: 'Sectorul Almatî',
      ru: 'район Алматы',
    },
    lat: 50.282,
    lng: 57.225,
  },
  {
    slug: 'aktobe-astana-district',
    names: {
      en: 'Astana district',
      hu: 'Asztana kerület',
      kk: 'Астана ауданы',
      ro: 'Sectorul Astana',
      ru: 'район Астана',
    },
    lat: 50.29,
    lng: 57.15,
  },
  {
    slug: 'batys-2',
    names: { en: 'Batys-2', hu: 'Batisz-2', kk: 'Батыс-2', ro: 'Batîs-2', ru: 'Батыс-2' },
    lat: 50.295,
    lng: 57.115,
  },
  {
    slug: 'nur-aktobe',
    names: {
      en: 'Nur Aktobe',
      hu: 'Nur Aktöbe',
      kk: 'Нұр Ақтөбе',
      ro: 'Nur Aktobe',
      ru: 'Нур Актобе',
    },
    lat: 50.306,
    lng: 57.107,
  },
];
