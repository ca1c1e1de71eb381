import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTracking } from '#web/lib/routing/use-tracking.ts';

interface Options<Choice> {
  /** The choice in the URL. */
  current: Choice;
  /** Returns the URL of a choice, without tracking parameters. */
  urlOf: (choice: Choice) => string;
}

interface UrlChoice<Choice> {
  /** The latest choice. The controls show it at once, the list when it has loaded. */
  choice: Choice;
  /**
   * Changes the latest choice. `replace` replaces the history entry, for changes that Back must
   * skip.
   */
  change: (update: (latest: Choice) => Choice, options?: { replace?: boolean }) => void;
}

/** A choice whose history entry is not rendered yet. */
interface Pending<Choice> {
  choice: Choice;
  /** The id of its history entry. */
  id: string;
  /** The ids of the entries that may be rendered until then: the first, and those of choices before. */
  before: readonly string[];
}

/** Returns the id of a history entry: that of its choice, or the router's. */
function entryOf({ state, key }: { state: unknown; key: string }): string {
  const hasChoice = typeof state === 'object' && state !== null && 'choice' in state;
  return hasChoice ? String(state.choice) : key;
}

/** Waits for a paint, so that slow phones show the choice before they render the list. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * Stores the filters of a list in its URL. Every choice is a history entry, so Back undoes it. A
 * choice lasts until Back, or until its entry or that of another navigation is rendered, which can be
 * long after the navigation: then a second choice changes the first.
 */
export function useUrlChoice<Choice extends object>(options: Options<Choice>): UrlChoice<Choice> {
  const { current, urlOf } = options;
  const navigate = useNavigate();
  const track = useTracking();
  const entry = entryOf(useLocation());
  const [pending, setPending] = useState<Pending<Choice> | null>(null);
  // A second choice can be made before React renders the first.
  const latest = useRef<Pending<Choice> | null>(null);

  const isWaiting = (choice: Pending<Choice> | null): choice is Pending<Choice> =>
    choice?.before.includes(entry) === true;

  const isPending = isWaiting(pending);
  if (pending !== null && !isPending) setPending(null);
  useEffect(() => {
    if (!isWaiting(latest.current)) latest.current = null;
  });
  useEffect(() => {
    function end() {
      latest.current = null;
      setPending(null);
    }
    // Back may lead to the entry that is still rendered: then the location of the router stays.
    window.addEventListener('popstate', end);
    return () => {
      window.removeEventListener('popstate', end);
      end();
    };
  }, []);

  async function go(next: Pending<Choice>, replace: boolean) {
    await nextPaint();
    if (latest.current !== next) return;
    const state = { choice: next.id };
    await navigate(track(urlOf(next.choice)), { preventScrollReset: true, replace, state });
  }

  return {
    choice: isPending ? pending.choice : current,
    change: (update, { replace = false } = {}) => {
      const before = latest.current;
      const next = {
        choice: update(before?.choice ?? current),
        id: Math.random().toString(36),
        before: before === null ? [entry] : [...before.before, before.id],
      };
      latest.current = next;
      setPending(next);
      void go(next, replace);
    },
  };
}
