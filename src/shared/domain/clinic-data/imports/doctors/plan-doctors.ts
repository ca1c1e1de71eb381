import { doctorKey } from '../appointments/match-doctors.ts';
import { LANGUAGES, type Language } from '#shared/i18n/languages.ts';
import type { DoctorRow, FaultyDoctor } from './doctor-rows.ts';
import { matchBranch, type NamedBranch } from './match-branch.ts';
import { matchPeople, type KnownPeople, type NamedDoctor, type Person } from './match-people.ts';

/** Values of a doctor by place: `names.hu`, `languages`. */
export type DoctorValues = Readonly<Record<string, string | number | readonly string[]>>;

/** A doctor of the clinic as it is. */
export interface CurrentDoctor extends NamedDoctor {
  readonly values: DoctorValues;
  /** The values that an import last gave. */
  readonly imported: DoctorValues | null;
  readonly schedules: readonly { readonly id: number; readonly branch: number }[];
}

/** A service that a file says a doctor offers at a branch. */
interface OfferedService {
  readonly branch: number;
  readonly service: number;
  /** Months. */
  readonly age_from: number;
  readonly age_to: number | null;
}

/** A change of one value; null means nothing. */
export interface ValueChange {
  readonly place: string;
  readonly before: DoctorValues[string] | null;
  readonly after: DoctorValues[string];
}

/** The changes of an import to a doctor. */
export interface DoctorPlan {
  readonly row: number;
  readonly key: string;
  readonly name: string;
  readonly external_id: string;
  /** Null for a new one. */
  readonly doctor: number | null;
  readonly changes: readonly ValueChange[];
  /** Values that a person edited, which stay. */
  readonly kept: readonly ValueChange[];
  /** The branches at which the doctor does not work yet. */
  readonly branches: readonly number[];
  /** The services that the doctor does not offer yet. */
  readonly services: readonly OfferedService[];
  /** True if the external id is not stored yet. */
  readonly is_new_id: boolean;
}

export interface DoctorsPlan {
  readonly created: readonly DoctorPlan[];
  readonly changed: readonly DoctorPlan[];
  /** Doctors with values that a person edited. */
  readonly kept: readonly DoctorPlan[];
  readonly same: number;
  /** The rows of people whom a person has to identify. */
  readonly unconfirmed: number;
  readonly faults: readonly FaultyDoctor[];
  readonly people: readonly Person[];
}

export interface DoctorsInput extends Omit<KnownPeople, 'doctors'> {
  readonly rows: readonly DoctorRow[];
  readonly doctors: readonly CurrentDoctor[];
  readonly branches: readonly NamedBranch[];
  /** The confirmed service by the key of a name; null for a name that is no service. */
  readonly services: ReadonlyMap<string, number | null>;
  /** Keys of `doctor branch service` that are offered, or were in a file before. */
  readonly offered: ReadonlySet<string>;
  /** The languages of the country, its own first. */
  readonly locales: readonly Language[];
  /** The languages that doctors of the country may speak, the own one first. */
  readonly spoken: readonly string[];
}

/** Returns the key of a service of a doctor at a branch. */
export function offeredKey(doctor: number, branch: number, service: number): string {
  return `${doctor} ${branch} ${service}`;
}

const CYRILLIC = /\p{Script=Cyrillic}/u;
const CYRILLIC_LANGUAGES: readonly Language[] = LANGUAGES.filter(
  (language) => language === 'ru' || language === 'kk',
);

/** Computes what a list of doctors changes. The order of the rows does not matter. */
export function planDoctors(input: DoctorsInput): DoctorsPlan {
  const people = matchPeople(input.rows, input);
  const faults: FaultyDoctor[] = [];
  const created: DoctorPlan[] = [];
  const changed: DoctorPlan[] = [];
  const kept: DoctorPlan[] = [];
  const current = new Map(input.doctors.map((doctor) => [doctor.id, doctor]));
  let [same, unconfirmed] = [0, 0];
  for (const person of people) {
    const places = placesOf(person.rows, input.branches);
    faults.push(...places.faults);
    if (person.doctor === undefined) unconfirmed += person.rows.length;
    else if (places.branches.size > 0) {
      const doctor = person.doctor === null ? undefined : current.get(person.doctor);
      const plan = planDoctor(input, person, places.branches, doctor);
      const isChanged =
        plan.changes.length + plan.branches.length + plan.services.length > 0 || plan.is_new_id;
      if (doctor === undefined) created.push(plan);
      else if (isChanged) changed.push(plan);
      else if (plan.kept.length === 0) same += 1;
      if (plan.kept.length > 0) kept.push(plan);
    }
  }
  return { created, changed, kept, same, unconfirmed, faults, people };
}

function placesOf(rows: readonly DoctorRow[], all: readonly NamedBranch[]) {
  const branches = new Map<number, DoctorRow[]>();
  const faults: FaultyDoctor[] = [];
  for (const row of rows) {
    const branch = matchBranch(row.branch, all);
    if (branch === null) {
      const fault = row.branch === '' || all.length === 0 ? 'no_branch' : 'unknown_branch';
      faults.push({ row: row.row, column: 0, value: row.branch, fault });
    } else branches.set(branch, [...(branches.get(branch) ?? []), row]);
  }
  return { branches, faults };
}

function planDoctor(
  input: DoctorsInput,
  { key, name, external_id: externalId, rows, doctor: id }: Person,
  branches: ReadonlyMap<number, readonly DoctorRow[]>,
  doctor: CurrentDoctor | undefined,
): DoctorPlan {
  const own = new Set(doctor?.schedules.map(({ branch }) => branch) ?? []);
  const wanted = Object.entries(valuesOf(rows, input));
  const differing = wanted.flatMap(([place, after]): ValueChange[] => {
    const before = doctor?.values[place] ?? null;
    const change = { place, before, after };
    return isEqual(before, after) || (isSpelling(change) && !isOwn(change)) ? [] : [change];
  });
  function isOwn({ place, before }: ValueChange): boolean {
    const isEmpty = before === null || (Array.isArray(before) && before.length === 0);
    return isEmpty || isEqual(before, doctor?.imported?.[place] ?? null);
  }
  const services = Array.from(branches, ([branch, at]) =>
    at.flatMap(({ services: names, ages }) =>
      names.flatMap(({ key: name_ }): OfferedService[] => {
        const service = input.services.get(name_) ?? null;
        if (service === null) return [];
        if (doctor !== undefined && input.offered.has(offeredKey(doctor.id, branch, service))) {
          return [];
        }
        return [{ branch, service, age_from: ages?.from ?? 0, age_to: ages?.to ?? null }];
      }),
    ),
  ).flat();
  return {
    row: rows[0]?.row ?? 1,
    key,
    name,
    external_id: externalId,
    doctor: id ?? null,
    changes: differing.filter(isOwn),
    kept: differing.filter((change) => !isOwn(change)),
    branches: Array.from(branches.keys()).filter((branch) => !own.has(branch)),
    services: Array.from(
      new Map(services.map((each) => [`${each.branch} ${each.service}`, each])).values(),
    ),
    is_new_id: externalId !== '' && !input.refs.has(externalId),
  };
}

/** Returns the values that the rows of a person give, the first of them that has one. */
function valuesOf(rows: readonly DoctorRow[], { locales, spoken }: DoctorsInput): DoctorValues {
  const first = <Value>(read: (row: DoctorRow) => Value | null) =>
    rows.map(read).find((value) => value !== null);
  const [main = 'en'] = locales;
  const text = (place: string, value: string | undefined) =>
    value === undefined ? [] : [[`${place}.${languageOf(value, locales)}`, value] as const];
  const [row] = rows;
  const names = locales.flatMap((language) => {
    const variants = [row?.name ?? '', row?.other_name ?? ''].filter((each) => each !== '');
    const fitting = variants.find((each) => isWrittenIn(each, language));
    const found = fitting ?? (language === main ? variants[0] : undefined);
    return found === undefined ? [] : [[`names.${language}`, found] as const];
  });
  const since = first((each) => each.practising_since);
  const number = first((each) => each.register_number);
  const languages = first((each) => each.languages)?.filter((each) => spoken.includes(each));
  return Object.fromEntries<DoctorValues[string]>([
    ...names,
    ...text(
      'academic_statuses',
      first((each) => each.academic_statuses),
    ),
    ...text(
      'science_degrees',
      first((each) => each.science_degrees),
    ),
    ...(since === undefined ? [] : [['practising_since', since] as const]),
    ...(number === undefined ? [] : [['register_number', number] as const]),
    ...(languages === undefined || languages.length === 0
      ? []
      : [['languages', languages.toSorted()] as const]),
  ]);
}

function isWrittenIn(text: string, language: Language): boolean {
  return CYRILLIC.test(text) === CYRILLIC_LANGUAGES.includes(language);
}

function languageOf(text: string, locales: readonly Language[]): Language {
  return locales.find((language) => isWrittenIn(text, language)) ?? locales[0] ?? 'en';
}

/** A name that a person typed with another title or order is the same. */
function isSpelling({ place, before, after }: ValueChange): boolean {
  return (
    place.startsWith('names.') &&
    typeof before === 'string' &&
    typeof after === 'string' &&
    doctorKey(before) === doctorKey(after)
  );
}

function isEqual(a: DoctorValues[string] | null, b: DoctorValues[string] | null): boolean {
  const isList = typeof a === 'object' && typeof b === 'object' && a !== null && b !== null;
  if (!isList) return a === b;
  return a.toSorted().join() === b.toSorted().join();
}
