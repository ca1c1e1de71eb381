import type { CountryCode } from '#shared/countries/codes.ts';
import type { LocalNames } from '../types.ts';

/** The fictional insurance companies by country. */
export const insurers: Readonly<Record<CountryCode, readonly LocalNames[]>> = {
  ae: inLatin([
    'Gulf Dune Insurance',
    'Al Marsad Health',
    'Pearl Shield',
    'Emerald Coast Takaful',
    'Falconline Medical',
    'Oasis Mutual',
    'Horizon Palm Care',
    'Al Qantara Insurance',
    'Seven Seas Health Cover',
    'Sandstone Assurance',
    'Dhow Health Plans',
    'Blue Crescent Takaful',
  ]),
  hu: inLatin([
    'Aranykar Biztosító',
    'Dunavért Egészségbiztosító',
    'Pannon Oltalom',
    'Híd Egészségpénztár',
    'Kékfény Biztosító',
    'Lombház Egészségpénztár',
    'Napernyő Biztosító',
    'Tölgy Egészségbiztosító',
    'Védőszárny Biztosító',
    'Zálog Egészségpénztár',
    'Tisza Oltalom',
    'Csillagpont Biztosító',
  ]),
  kg: [
    { en: 'Ala-Kalkan', ru: 'Ала-Калкан' },
    { en: 'Ishenim Polis', ru: 'Ишеним Полис' },
    { en: 'Kut Polis', ru: 'Кут Полис' },
    { en: 'Tien Shan Garant', ru: 'Тянь-Шань Гарант' },
    { en: 'Ak-Jol Polis', ru: 'Ак-Жол Полис' },
    { en: 'Bekem', ru: 'Бекем' },
    { en: 'Kyraan Garant', ru: 'Кыраан Гарант' },
    { en: 'Nur Polis', ru: 'Нур Полис' },
    { en: 'Ala-Archa Polis', ru: 'Ала-Арча Полис' },
    { en: 'Tirek', ru: 'Тирек' },
    { en: 'Chuy Garant', ru: 'Чуй Гарант' },
    { en: 'Yntymak Polis', ru: 'Ынтымак Полис' },
  ],
  kz: [
    { en: 'Altyn Qalqan', kk: 'Алтын Қалқан', ru: 'Алтын Калкан' },
    { en: 'Dala Polis', kk: 'Дала Полис', ru: 'Дала Полис' },
    { en: 'Senim Garant', kk: 'Сенім Гарант', ru: 'Сеним Гарант' },
    { en: 'Zhibek Polis', kk: 'Жібек Полис', ru: 'Жибек Полис' },
    { en: 'Tulpar Garant', kk: 'Тұлпар Гарант', ru: 'Тулпар Гарант' },
    { en: 'Koktem Polis', kk: 'Көктем Полис', ru: 'Коктем Полис' },
    { en: 'Baiterek Garant', kk: 'Бәйтерек Гарант', ru: 'Байтерек Гарант' },
    { en: 'Zhaiyq Polis', kk: 'Жайық Полис', ru: 'Жайык Полис' },
    { en: 'Shanyraq Garant', kk: 'Шаңырақ Гарант', ru: 'Шанырак Гарант' },
    { en: 'Saryarqa Polis', kk: 'Сарыарқа Полис', ru: 'Сарыарка Полис' },
    { en: 'Medeu Garant', kk: 'Медеу Гарант', ru: 'Медеу Гарант' },
    { en: 'Orda Polis', kk: 'Орда Полис', ru: 'Орда Полис' },
  ],
  ro: inLatin([
    'Scutul Carpatic Asigurări',
    'Aripa Asigurări',
    'Stejar Asigurări de Sănătate',
    'Dunăre Protect',
    'Liman Asigurări',
    'Bastion Sănătate',
    'Umbrela Asigurări',
    'Transilvana Protect',
    'Nord-Est Asigurări',
    'Temei Asigurări',
    'Ancora Sănătate',
    'Cetatea Asigurări',
  ]),
};

/** Names companies that are known by their Latin names in every language. */
function inLatin(names: readonly string[]): LocalNames[] {
  return names.map((name) => ({ en: name, hu: name, ro: name, ru: name }));
}
