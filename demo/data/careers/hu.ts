import type { CareerPlaces } from '../types.ts';

const place = (hu: string, en: string, ru: string) => ({ hu, en, ru });

export const careersOfHungary: CareerPlaces = {
  universities: [
    place('Semmelweis Egyetem', 'Semmelweis University', 'Университет Земмельвейса'),
    place('Szegedi Tudományegyetem', 'University of Szeged', 'Сегедский университет'),
    place('Debreceni Egyetem', 'University of Debrecen', 'Дебреценский университет'),
    place('Pécsi Tudományegyetem', 'University of Pécs', 'Печский университет'),
  ],
  hospitals: [
    place('Szent Imre Kórház', 'Szent Imre Hospital', 'Больница Szent Imre'),
    place('Honvédkórház', 'Military Hospital', 'Военный госпиталь'),
    place('Uzsoki Utcai Kórház', 'Uzsoki Street Hospital', 'Больница Uzsoki Utcai'),
    place('Bajcsy-Zsilinszky Kórház', 'Bajcsy-Zsilinszky Hospital', 'Больница Bajcsy-Zsilinszky'),
    place('Péterfy Kórház-Rendelőintézet', 'Péterfy Hospital', 'Больница Péterfy'),
    place('Petz Aladár Egyetemi Oktató Kórház', 'Petz Aladár Hospital', 'Больница Petz Aladár'),
    place(
      'Bács-Kiskun Vármegyei Oktatókórház',
      'Bács-Kiskun County Hospital',
      'Больница Bács-Kiskun',
    ),
  ],
  registerPattern: '0####',
};
