import { hasOnlyWords, hasWord, words } from '../header-words.ts';

const FOLLOW_UP_WORDS =
  'kontroll* *kontroll visszatero* ismetelt* повторн* контрольн* қайта қайталама* қайталап қайталау* кайра control controlul controlului reevaluare* reconsult* follow_up* followup* repeat*';
const FIRST_WORDS = 'elso первичн* алғашқы алгашкы бастапқы бастапкы prima initial initiala first';
/** Words that appointments of every specialty have. */
const APPOINTMENT_WORDS =
  'vizsgalat* szakvizsgalat* szakorvosi orvosi konzultacio* rendeles* szakrendeles* vizit* прием* консультац* осмотр* визит* врач* қабылдау* кабылдау* кеңес* дәрігер* consultatie* consultatii* consult vizita medical medicala de la consultation* visit* appointment* examination* exam doctor* specialist* with a the up';

const FOLLOW_UP = words(FOLLOW_UP_WORDS);
const FIRST = words(FIRST_WORDS);
const ANY_SPECIALTY = words(`${FOLLOW_UP_WORDS} ${FIRST_WORDS} ${APPOINTMENT_WORDS} follow`);

/** Tells whether a text names a follow-up. A person decides, because `control` may be an examination. */
export const namesFollowUp = (text: string): boolean => hasWord(text, FOLLOW_UP);

/** Tells whether a text names a first appointment. */
export const namesFirst = (text: string): boolean => hasWord(text, FIRST);

/** Tells whether a name says which appointment it is, but not of which specialty: `Kontroll vizsgálat (1 hónap)`. */
export const hasNoSpecialty = (name: string): boolean =>
  hasOnlyWords(name.replace(/\([^)]*\)?/gu, ' '), ANY_SPECIALTY);
