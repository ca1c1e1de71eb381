import type { CareerPlaces } from '../types.ts';

const place = (en: string, ru: string) => ({ en, ru });

export const careersOfEmirates: CareerPlaces = {
  universities: [
    place('University of Sharjah', 'Университет Шарджи'),
    place('United Arab Emirates University', 'Университет ОАЭ, Эль-Айн'),
    place('Ain Shams University, Cairo', 'Университет Айн-Шамс, Каир'),
    place(
      'All India Institute of Medical Sciences, New Delhi',
      'Всеиндийский институт медицинских наук, Нью-Дели',
    ),
    place("King's College London", 'Королевский колледж Лондона'),
    place('American University of Beirut', 'Американский университет Бейрута'),
  ],
  hospitals: [
    place('Rashid Hospital, Dubai', 'Больница Rashid, Дубай'),
    place('Dubai Hospital', 'Больница Dubai Hospital'),
    place('Latifa Hospital, Dubai', 'Больница Latifa, Дубай'),
    place('Tawam Hospital, Al Ain', 'Больница Tawam, Эль-Айн'),
    place('Al Qassimi Hospital, Sharjah', 'Больница Al Qassimi, Шарджа'),
    place("Guy's and St Thomas', London", "Больница Guy's and St Thomas', Лондон"),
  ],
  registerPattern: 'DHA-P-000####',
};
