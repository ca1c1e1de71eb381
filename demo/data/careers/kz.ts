import type { CareerPlaces } from '../types.ts';

const place = (ru: string, kk: string, en: string) => ({ ru, kk, en });

export const careersOfKazakhstan: CareerPlaces = {
  universities: [
    place(
      'КазНМУ им. С. Д. Асфендиярова',
      'С. Ж. Асфендияров атындағы ҚазҰМУ',
      'Asfendiyarov Kazakh National Medical University',
    ),
    place(
      'Медицинский университет Астана',
      'Астана медицина университеті',
      'Astana Medical University',
    ),
    place(
      'Медицинский университет Караганды',
      'Қарағанды медицина университеті',
      'Karaganda Medical University',
    ),
    place(
      'ЗКМУ им. Марата Оспанова',
      'Марат Оспанов атындағы БҚМУ',
      'Marat Ospanov West Kazakhstan Medical University',
    ),
    place(
      'Южно-Казахстанская медицинская академия',
      'Оңтүстік Қазақстан медицина академиясы',
      'South Kazakhstan Medical Academy',
    ),
  ],
  hospitals: [
    place(
      'Городская клиническая больница № 7',
      '№ 7 қалалық клиникалық аурухана',
      'City Clinical Hospital No. 7',
    ),
    place(
      'Центральная городская клиническая больница',
      'Орталық қалалық клиникалық аурухана',
      'Central City Clinical Hospital',
    ),
    place('Городская поликлиника № 5', '№ 5 қалалық емхана', 'City Polyclinic No. 5'),
    place(
      'Областная клиническая больница',
      'Облыстық клиникалық аурухана',
      'Regional Clinical Hospital',
    ),
    place(
      'Больница скорой неотложной помощи',
      'Жедел медициналық жәрдем ауруханасы',
      'Emergency Hospital',
    ),
    place(
      'Многопрофильная городская больница № 2',
      '№ 2 көпбейінді қалалық аурухана',
      'Multidisciplinary City Hospital No. 2',
    ),
  ],
  registerPattern: 'KZ00 LAA 000 ####',
};
