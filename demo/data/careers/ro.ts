import type { CareerPlaces } from '../types.ts';

const place = (ro: string, en: string, ru: string) => ({ ro, en, ru });

export const careersOfRomania: CareerPlaces = {
  universities: [
    place(
      'UMF „Carol Davila” București',
      'Carol Davila University, Bucharest',
      'Университет Carol Davila, Бухарест',
    ),
    place(
      'UMF „Iuliu Hațieganu” Cluj-Napoca',
      'Iuliu Hațieganu University, Cluj-Napoca',
      'Университет Iuliu Hațieganu, Клуж-Напока',
    ),
    place(
      'UMF „Grigore T. Popa” Iași',
      'Grigore T. Popa University, Iași',
      'Университет Grigore T. Popa, Яссы',
    ),
    place(
      'UMF „Victor Babeș” Timișoara',
      'Victor Babeș University, Timișoara',
      'Университет Victor Babeș, Тимишоара',
    ),
  ],
  hospitals: [
    place(
      'Spitalul Universitar de Urgență București',
      'University Emergency Hospital, Bucharest',
      'Университетская больница скорой помощи, Бухарест',
    ),
    place(
      'Spitalul Clinic de Urgență Floreasca',
      'Floreasca Emergency Hospital',
      'Больница скорой помощи Floreasca',
    ),
    place(
      'Spitalul Clinic Colentina',
      'Colentina Clinical Hospital',
      'Клиническая больница Colentina',
    ),
    place(
      'Spitalul Județean de Urgență Cluj',
      'Cluj County Emergency Hospital',
      'Уездная больница скорой помощи, Клуж',
    ),
    place(
      'Spitalul Clinic „Sf. Spiridon” Iași',
      'St Spiridon Hospital, Iași',
      'Больница Sf. Spiridon, Яссы',
    ),
    place(
      'Spitalul Județean de Urgență Brașov',
      'Brașov County Emergency Hospital',
      'Уездная больница скорой помощи, Брашов',
    ),
  ],
  registerPattern: 'A0####',
};
