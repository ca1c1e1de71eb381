import type { CareerPlaces } from '../types.ts';

const place = (ru: string, en: string) => ({ ru, en });

export const careersOfKyrgyzstan: CareerPlaces = {
  universities: [
    place('КГМА им. И. К. Ахунбаева', 'Akhunbaev Kyrgyz State Medical Academy'),
    place('Кыргызско-Российский Славянский университет', 'Kyrgyz-Russian Slavic University'),
    place('Ошский государственный университет', 'Osh State University'),
  ],
  hospitals: [
    place('Национальный госпиталь', 'National Hospital'),
    place('Городская клиническая больница № 1', 'City Clinical Hospital No. 1'),
    place('Центр семейной медицины № 7', 'Family Medicine Centre No. 7'),
    place('Ошская межобластная клиническая больница', 'Osh Interregional Clinical Hospital'),
    place('Чуйская областная больница', 'Chüy Regional Hospital'),
  ],
  registerPattern: 'KG 000 ####',
};
