import { alike, doctorKey, doctorWords } from '../appointments/match-doctors.ts';
import type { DoctorRow } from './doctor-rows.ts';

/** A doctor of the clinic, with every name. */
export interface NamedDoctor {
  readonly id: number;
  readonly names: readonly string[];
}

/** The doctors of a clinic, and what is known of the names in its files. */
export interface KnownPeople {
  readonly doctors: readonly NamedDoctor[];
  /** The doctor by the external id. */
  readonly refs: ReadonlyMap<string, number>;
  /** The confirmed doctor by the key of a person; null for a new one. */
  readonly confirmed: ReadonlyMap<string, number | null>;
}

/** A person of the file. */
export interface Person {
  readonly key: string;
  readonly name: string;
  readonly external_id: string;
  readonly rows: readonly DoctorRow[];
  /** Null for a new doctor; undefined if a person has to say who it is. */
  readonly doctor: number | null | undefined;
  /** The doctors who may be meant, the best first. */
  readonly candidates: readonly number[];
  /** True if a person said who it is. */
  readonly is_confirmed: boolean;
}

const MAX_CANDIDATES = 3;
/** Names with a smaller share of common words are of different people, as those of relatives are. */
const MIN_SHARE = 0.5;

/**
 * Tells which doctor of the clinic every person of a file is: by the external id, by what was confirmed, or by the name
 * if one doctor alone has it. A name that several doctors have or that is only alike is left to a person.
 */
export function matchPeople(
  rows: readonly DoctorRow[],
  { doctors, refs, confirmed }: KnownPeople,
): Person[] {
  const named = doctors.map(({ id, names }) => ({
    id,
    keys: new Set(names.map(doctorKey)),
    words: names.map(doctorWords),
  }));
  const known = new Set(named.map(({ id }) => id));
  const identified = new Set(refs.values());
  return Array.from(Map.groupBy(rows, ({ key }) => key).values(), (group): Person => {
    const same = group.toSorted((a, b) => (contentOf(a) < contentOf(b) ? -1 : 1));
    const [first] = same as [DoctorRow];
    const { key, name, external_id: externalId } = first;
    const common = { key, name, external_id: externalId, rows: same };
    const referred = refs.get(externalId);
    if (externalId !== '' && referred !== undefined && known.has(referred)) {
      return { ...common, doctor: referred, candidates: [], is_confirmed: false };
    }
    const names = [name, first.other_name].filter((each) => each !== '');
    const keys = names.map(doctorKey);
    const exact = named.filter((each) => keys.some((own) => each.keys.has(own)));
    const similar = named
      .map(({ id, words }) => {
        const shares = names.flatMap((each) =>
          words.map((other) => alike(doctorWords(each), other)),
        );
        return { id, share: Math.max(0, ...shares) };
      })
      .filter(({ share }) => share > MIN_SHARE)
      .sort((a, b) => b.share - a.share || a.id - b.id);
    const candidates = similar.slice(0, MAX_CANDIDATES).map(({ id }) => id);
    const chosen = confirmed.get(key);
    if (chosen !== undefined && (chosen === null || known.has(chosen))) {
      return { ...common, doctor: chosen, candidates, is_confirmed: true };
    }
    const [only, another] = exact;
    // Another id says that it may be a namesake.
    const isNamesake = externalId !== '' && only !== undefined && identified.has(only.id);
    if (only !== undefined && another === undefined && !isNamesake) {
      return { ...common, doctor: only.id, candidates, is_confirmed: false };
    }
    const doctor = candidates.length === 0 ? null : undefined;
    return { ...common, doctor, candidates, is_confirmed: false };
  });
}

/** Rows are in the order of what they say, so that the order of the file does not matter. */
function contentOf(row: DoctorRow): string {
  return JSON.stringify({ ...row, row: 0 });
}
