import type { Language } from '#shared/i18n/languages.ts';
import type { Names } from '../data/types.ts';
import { translated } from '../localized.ts';
import type { Random } from '../random.ts';
import type { ClinicBranchRow } from '../rows.ts';

/** The facts of a branch that help before a visit. */
export type VisitFacts = Pick<
  ClinicBranchRow,
  'directions' | 'parking' | 'is_wheelchair_accessible' | 'cancel_hours'
>;

const PARKING: readonly Names[] = [
  {
    en: 'Free parking in the courtyard',
    hu: 'Ingyenes parkolás az udvarban',
    kk: 'Ауладағы тұрақ тегін',
    ro: 'Parcare gratuită în curte',
    ru: 'Бесплатная парковка во дворе',
  },
  {
    en: 'Paid parking in the street',
    hu: 'Fizetős parkolás az utcában',
    kk: 'Көшедегі тұрақ ақылы',
    ro: 'Parcare cu plată pe stradă',
    ru: 'Платная парковка на улице',
  },
  {
    en: 'Underground car park, the first hour is free',
    hu: 'Mélygarázs, az első óra ingyenes',
    kk: 'Жерасты тұрағы, бірінші сағат тегін',
    ro: 'Parcare subterană, prima oră gratuită',
    ru: 'Подземная парковка, первый час бесплатно',
  },
];
const DIRECTIONS: readonly Names[] = [
  {
    en: 'Entrance from the courtyard, second floor, door 12',
    hu: 'Bejárat az udvar felől, 2. emelet, 12-es ajtó',
    kk: 'Кіру ауладан, 2-қабат, 12-кабинет',
    ro: 'Intrarea din curte, etajul 2, cabinetul 12',
    ru: 'Вход со двора, 2-й этаж, кабинет 12',
  },
  {
    en: 'Ground floor, to the left of the pharmacy. Ring the bell.',
    hu: 'Földszint, a gyógyszertártól balra. Kérjük, csengessen.',
    kk: '1-қабат, дәріхананың сол жағында. Қоңырауды басыңыз.',
    ro: 'La parter, în stânga farmaciei. Sunați la interfon.',
    ru: 'Первый этаж, слева от аптеки. Позвоните в звонок.',
  },
  {
    en: 'Take the lift to the third floor; reception is opposite the lift.',
    hu: 'Lifttel a 3. emeletre; a recepció a lifttel szemben van.',
    kk: 'Лифтпен 3-қабатқа көтеріліңіз; тіркеу орны лифтінің қарсысында.',
    ro: 'Cu liftul la etajul 3; recepția este vizavi de lift.',
    ru: 'На лифте на 3-й этаж; регистратура напротив лифта.',
  },
];
const KNOWN_SHARE = 0.8;
const ACCESSIBLE_SHARE = 0.7;
const CANCEL_HOURS = [2, 12, 24, 24, 48];

export function visitFacts(random: Random, languages: readonly Language[]): VisitFacts {
  const parking = random.pick(PARKING);
  return {
    parking: random.chance(KNOWN_SHARE) ? translated(languages, parking) : null,
    is_wheelchair_accessible: random.chance(KNOWN_SHARE) ? random.chance(ACCESSIBLE_SHARE) : null,
    cancel_hours: random.chance(KNOWN_SHARE) ? random.pick(CANCEL_HOURS) : null,
    directions: random.chance(KNOWN_SHARE) ? translated(languages, random.pick(DIRECTIONS)) : null,
  };
}
