import { nameKey } from '../name-key.ts';

/** A row that names a doctor and a branch. */
type NamedDoctorRow = Readonly<Record<'doctor_key' | 'doctor' | 'branch', string>> & {
  readonly row: number;
};

/** A doctor at a branch, with every name that both have. */
export interface NamedSchedule {
  readonly id: number;
  readonly doctor_names: readonly string[];
  readonly branch_names: readonly string[];
}

/** A doctor of the file at a branch, with the schedules that may be meant, the best first. */
export interface DoctorMatch {
  readonly key: string;
  readonly doctor: string;
  readonly branch: string;
  /** The first row with it. */
  readonly row: number;
  readonly rows_count: number;
  readonly candidates: readonly number[];
  /** True if the first candidate alone has every word of the name. */
  readonly is_sure: boolean;
}

const MAX_CANDIDATES = 3;
/** Titles and ranks, which lists write or leave out. */
const TITLES = new Set(
  'dr drd prof med doc phd habil ifj id conf univ sef ass as mudr md doctor doktor vrac professor d m n k c'.split(
    ' ',
  ),
);

/** Proposes the doctor and the branch of every distinct name of a file. */
export function matchDoctors(
  rows: readonly NamedDoctorRow[],
  schedules: readonly NamedSchedule[],
): DoctorMatch[] {
  const read = schedules.map(({ id, doctor_names: doctors, branch_names: branches }) => ({
    id,
    doctors: doctors.map(doctorWords),
    branches: branches.map(doctorWords),
  }));
  return Array.from(Map.groupBy(rows, (row) => row.doctor_key).values(), (same) => {
    const [{ doctor_key: key, doctor, branch, row }] = same as [NamedDoctorRow];
    const [name, place] = [doctorWords(doctor), doctorWords(branch)];
    const scored = read
      .map(({ id, doctors, branches }) => {
        const share = Math.max(0, ...doctors.map((words) => alike(name, words)));
        const at = place.length === 0 ? 0 : Math.max(0, ...branches.map((w) => alike(place, w)));
        return { id, share, score: share + at / 2 };
      })
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.score - a.score || a.id - b.id);
    const [first, second] = scored;
    return {
      key,
      doctor,
      branch,
      row,
      rows_count: same.length,
      candidates: scored.slice(0, MAX_CANDIDATES).map(({ id }) => id),
      is_sure: first !== undefined && first.share === 1 && first.score > (second?.score ?? 0),
    };
  });
}

/** Returns the key of a doctor’s name: its words without titles, in any order. */
export function doctorKey(name: string): string {
  return doctorWords(name).toSorted().join(' ');
}

/** Returns the words of a name without titles, unless it has nothing else. */
export function doctorWords(name: string): readonly string[] {
  const words = nameKey(name)
    .split(' ')
    .filter((word) => word !== '');
  const telling = words.filter((word) => !TITLES.has(word));
  return telling.length > 0 ? telling : words;
}

/** Returns the share of words that two names have in common; an initial matches a word and counts half. */
export function alike(name: readonly string[], other: readonly string[]): number {
  if (name.length === 0 || other.length === 0) return 0;
  const left = [...other];
  let common = 0;
  const take = (test: (word: string) => boolean, worth: number) => {
    const found = left.findIndex(test);
    if (found === -1) return false;
    left.splice(found, 1);
    common += worth;
    return true;
  };
  const rest = name.filter((word) => !take((each) => each === word, 1));
  for (const word of rest) if (word.length === 1) take((each) => each.startsWith(word), 1 / 2);
  return common < 1 ? 0 : (2 * common) / (name.length + other.length);
}
