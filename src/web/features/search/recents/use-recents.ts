import { useState } from 'react';
import {
  addRecent,
  readRecents,
  removeRecent,
  writeRecents,
  type RecentSearch,
} from './recent-searches.ts';
import { useHasType } from '../use-has-type.ts';

const store = () => localStorage;

/** Returns the recent searches of this browser; `refresh` reads them again. */
export function useRecents() {
  const [recents, setRecents] = useState<readonly RecentSearch[]>([]);
  const hasType = useHasType();
  const read = () => readRecents(store, (type) => hasType(type));

  function change(next: readonly RecentSearch[]) {
    writeRecents(store, next);
    setRecents(next);
  }
  return {
    recents,
    refresh: () => setRecents(read()),
    add: (added: RecentSearch) => change(addRecent(read(), added)),
    remove: (removed: RecentSearch) => change(removeRecent(read(), removed)),
  };
}
