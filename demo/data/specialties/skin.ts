import type { Specialty } from '../types.ts';

export const skinSpecialties: readonly Specialty[] = [
  {
    slug: 'dermatologist',
    names: {
      en: 'Dermatologist',
      hu: 'Bőrgyógyász',
      kk: 'Дерматолог',
      ro: 'Dermatolog',
      ru: 'Дерматолог',
    },
    about: {
      en: 'Treats skin, hair and nails. Book an appointment for a rash, itching, acne, or a mole that has changed.',
      hu: 'A bőr, a haj és a köröm betegségeit kezeli. Kiütés, viszketés, pattanás vagy megváltozott anyajegy esetén keresse fel.',
      kk: 'Тері, шаш және тырнақ ауруларын емдейді. Бөртпе шықса, қышыса, безеу болса немесе меңіңіз өзгерсе, қаралыңыз.',
      ro: 'Tratează pielea, părul și unghiile. Mergeți la consult pentru erupții, mâncărime, acnee sau o aluniță care s-a schimbat.',
      ru: 'Лечит кожу, волосы и ногти. Обращайтесь при сыпи, зуде, акне или если изменилась родинка.',
    },
    child: {
      slug: 'pediatric-dermatologist',
      names: {
        en: 'Paediatric dermatologist',
        hu: 'Gyermekbőrgyógyász',
        kk: 'Балалар дерматологы',
        ro: 'Dermatolog pediatru',
        ru: 'Детский дерматолог',
      },
      about: {
        en: 'Looks after children’s skin: eczema, nappy rash, warts, birthmarks.',
        hu: 'A gyermekek bőrével foglalkozik: ekcéma, pelenkakiütés, szemölcs, anyajegy.',
        kk: 'Баланың терісін қарайды: экзема, жөргек бөртпесі, сүйел, туа біткен дақтар.',
        ro: 'Se ocupă de pielea copiilor: eczeme, iritații de scutec, negi, semne din naștere.',
        ru: 'Занимается детской кожей: атопический дерматит, опрелости, бородавки, родимые пятна.',
      },
    },
    popularity: 83,
    steps: 1,
    priceLevel: 0.9,
  },
  {
    slug: 'cosmetologist',
    names: {
      en: 'Aesthetic doctor',
      hu: 'Esztétikai orvos',
      kk: 'Косметолог',
      ro: 'Medic estetician',
      ru: 'Косметолог',
    },
    about: {
      en: 'Advises on skin care and performs aesthetic procedures for the face and body.',
      hu: 'Bőrápolási tanácsot ad, és esztétikai kezeléseket végez az arcon és a testen.',
      kk: 'Тері күтімі бойынша кеңес беріп, бет пен денеге косметологиялық процедуралар жасайды.',
      ro: 'Oferă sfaturi de îngrijire a pielii și face proceduri estetice pentru față și corp.',
      ru: 'Консультирует по уходу за кожей и проводит эстетические процедуры для лица и тела.',
    },
    popularity: 57,
    steps: 1,
    priceLevel: 1.2,
  },
  {
    slug: 'trichologist',
    names: {
      en: 'Trichologist',
      hu: 'Trichológus',
      kk: 'Трихолог',
      ro: 'Trihologist',
      ru: 'Трихолог',
    },
    about: {
      en: 'Looks into hair loss, thinning hair, dandruff and an itchy scalp.',
      hu: 'Hajhullás, ritkuló haj, korpa és viszkető fejbőr esetén keresi az okot.',
      kk: 'Шаштың түсуі, сиреуі, қайызғақ және бас терісінің қышуы себептерін анықтайды.',
      ro: 'Caută cauzele căderii și răririi părului, ale mătreții și mâncărimii scalpului.',
      ru: 'Выясняет причины выпадения и поредения волос, перхоти и зуда кожи головы.',
    },
    popularity: 37,
    steps: 1,
    priceLevel: 1.1,
  },
];
