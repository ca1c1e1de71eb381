import { isSavedDoctor, type SavedDoctor } from './saved-doctors.ts';
import { parseList } from './stored-lists.ts';
import { useStored } from './stored-text.ts';

const whole = (text: string) => text;

/** Returns the stored doctors of a list; none before hydration. */
export function useSavedDoctors(list: 'favourites' | 'viewed'): SavedDoctor[] {
  return parseList(useStored(list, whole), isSavedDoctor);
}
