import type { MetroStation } from '../types.ts';

const station = (ru: string, kk: string, en: string, lat: number, lng: number): MetroStation => ({
  names: { ru, kk, en },
  lat,
  lng,
  lines: ['1'],
});

export const almatyStations: readonly MetroStation[] = [
  station('Райымбек батыра', 'Райымбек батыр', 'Raiymbek Batyr', 43.27111, 76.94466),
  station('Жибек жолы', 'Жібек жолы', 'Zhibek Zholy', 43.2605, 76.94603),
  station('Алмалы', 'Алмалы', 'Almaly', 43.25204, 76.94709),
  station('Абая', 'Абай', 'Abay', 43.24255, 76.94845),
  station('Байконыр', 'Байқоңыр', 'Baikonur', 43.24124, 76.92882),
  station('Театр имени Ауэзова', 'Әуезов театры', 'Auezov Theatre', 43.24026, 76.91702),
  station('Алатау', 'Алатау', 'Alatau', 43.23845, 76.89755),
  station('Сайран', 'Сайран', 'Sairan', 43.23662, 76.87688),
  station('Москва', 'Мәскеу', 'Moskva', 43.23049, 76.8673),
  station('Сарыарка', 'Сарыарқа', 'Saryarka', 43.22371, 76.85822),
  station('Бауыржан Момышулы', 'Бауыржан Момышұлы', 'Bauyrzhan Momyshuly', 43.2164, 76.83784),
];
