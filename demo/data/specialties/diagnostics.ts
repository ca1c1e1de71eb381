import type { Specialty } from '../types.ts';

export const diagnosticsSpecialties: readonly Specialty[] = [
  {
    slug: 'ultrasound-specialist',
    names: {
      en: 'Ultrasound specialist',
      hu: 'Radiológus (ultrahang)',
      kk: 'УДЗ дәрігері',
      ro: 'Medic ecografist',
      ru: 'Врач УЗИ',
    },
    about: {
      en: 'Performs ultrasound examinations and explains the result at once.',
      hu: 'Ultrahangvizsgálatot végez, és az eredményt azonnal elmagyarázza.',
      kk: 'Ультрадыбыстық зерттеу жүргізіп, нәтижесін бірден түсіндіреді.',
      ro: 'Face ecografii și explică rezultatul pe loc.',
      ru: 'Проводит ультразвуковые исследования и сразу объясняет результат.',
    },
    popularity: 70,
    steps: 1,
    priceLevel: 0.8,
  },
  {
    slug: 'radiologist',
    names: {
      en: 'Radiologist',
      hu: 'Radiológus',
      kk: 'Рентгенолог',
      ro: 'Radiolog',
      ru: 'Рентгенолог',
    },
    about: {
      en: 'Performs and reads X-ray, CT and MRI scans and can give a second opinion on images you already have.',
      hu: 'Röntgen-, CT- és MR-vizsgálatot végez és értékel, meglévő felvételekről másodvéleményt ad.',
      kk: 'Рентген, КТ және МРТ жасап, суретін оқиды, қолыңыздағы суреттер бойынша екінші пікір бере алады.',
      ro: 'Face și interpretează radiografii, CT și RMN și poate da o a doua opinie asupra imaginilor pe care le aveți.',
      ru: 'Выполняет и описывает рентген, КТ и МРТ, даёт второе мнение по готовым снимкам.',
    },
    popularity: 49,
    steps: 1,
    priceLevel: 1,
  },
  {
    slug: 'functional-diagnostics-doctor',
    names: {
      en: 'Clinical physiologist',
      hu: 'Műszeres diagnosztika',
      kk: 'Функционалдық диагностика дәрігері',
      ro: 'Medic de explorări funcționale',
      ru: 'Врач функциональной диагностики',
    },
    about: {
      en: 'Carries out and interprets ECG, Holter, EEG, spirometry and other tests of how organs work.',
      hu: 'EKG-, Holter-, EEG-, légzésfunkciós és más működésvizsgálatot végez és értékel.',
      kk: 'ЭКГ, Холтер, ЭЭГ, спирометрия және ағзалар жұмысын тексеретін басқа зерттеулерді жасап, қорытындысын береді.',
      ro: 'Face și interpretează EKG, Holter, EEG, spirometrie și alte teste ale funcționării organelor.',
      ru: 'Проводит и расшифровывает ЭКГ, холтер, ЭЭГ, спирометрию и другие исследования работы органов.',
    },
    popularity: 33,
    steps: 1,
    priceLevel: 0.8,
  },
  {
    slug: 'geneticist',
    names: {
      en: 'Geneticist',
      hu: 'Klinikai genetikus',
      kk: 'Генетик',
      ro: 'Genetician',
      ru: 'Генетик',
    },
    about: {
      en: 'Advises families on inherited conditions, pregnancy planning and genetic tests.',
      hu: 'Örökletes betegségekről, gyermekvállalásról és genetikai vizsgálatokról ad tanácsot családoknak.',
      kk: 'Отбасыларға тұқым қуалайтын аурулар, жүктілікті жоспарлау және генетикалық талдаулар бойынша кеңес береді.',
      ro: 'Sfătuiește familiile despre boli ereditare, planificarea sarcinii și teste genetice.',
      ru: 'Консультирует семьи по наследственным болезням, планированию беременности и генетическим тестам.',
    },
    popularity: 25,
    steps: 2,
    priceLevel: 1.5,
  },
];
