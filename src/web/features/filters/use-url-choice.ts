import { startTransition, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
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

/** Waits for a paint, so that slow phones show the choice before they render the list. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Stores the filters of a list in its URL. Every choice is a history entry, so Back undoes it. */
export function useUrlChoice<Choice extends object>(options: Options<Choice>): UrlChoice<Choice> {
  const { current, urlOf } = options;
  const navigate = useNavigate();
  const track = useTracking();
  const [pending, setPending] = useState<Choice | null>(null);
  // A second choice can be made before React renders the first, or the URL of the first.
  const latest = useRef<Choice | null>(null);

  useEffect(
    () => () => {
      if (latest.current === pending) latest.current = null;
    },
    [pending],
  );

  async function go(choice: Choice, replace: boolean) {
    await nextPaint();
    if (latest.current !== choice) return;
    await navigate(track(urlOf(choice)), { preventScrollReset: true, replace });
    // In a transition, like the URL of the router.
    if (latest.current === choice) startTransition(() => setPending(null));
  }

  return {
    choice: pending ?? current,
    change: (update, { replace = false } = {}) => {
      const choice = update(latest.current ?? current);
      latest.current = choice;
      setPending(choice);
      void go(choice, replace);
    },
  };
}
