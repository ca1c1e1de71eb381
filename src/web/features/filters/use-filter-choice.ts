import { startTransition, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTracking } from '#web/lib/routing/use-tracking.ts';
import { changeChoice, type ChoiceChange, type FilterChoice } from './filter-choice.ts';

interface Options {
  /** The choice in the URL. */
  current: FilterChoice;
  urlOf: (choice: FilterChoice) => string;
}

interface FilterControl {
  /** The latest choice. The controls show it at once, the list when it has loaded. */
  choice: FilterChoice;
  change: (change: ChoiceChange) => void;
  /** Sets the choice. `replace` replaces the history entry, for changes that Back must skip. */
  choose: (choice: FilterChoice, options?: { replace?: boolean }) => void;
}

/** Waits for a paint, so that slow phones show the choice before they render the list. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Stores the filters of a list in its URL. Every choice is a history entry, so Back undoes it. */
export function useFilterChoice({ current, urlOf }: Options): FilterControl {
  const navigate = useNavigate();
  const track = useTracking();
  const [pending, setPending] = useState<FilterChoice | null>(null);
  // A second choice can be made before React renders the first.
  const latest = useRef<FilterChoice | null>(null);

  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );

  async function go(choice: FilterChoice, replace: boolean) {
    await nextPaint();
    if (latest.current !== choice) return;
    await navigate(track(urlOf(choice)), { preventScrollReset: true, replace });
    if (latest.current !== choice) return;
    latest.current = null;
    // In a transition, like the URL of the router.
    startTransition(() => setPending(null));
  }

  function choose(choice: FilterChoice, { replace = false } = {}) {
    latest.current = choice;
    setPending(choice);
    void go(choice, replace);
  }

  return {
    choice: pending ?? current,
    change: (change) => choose(changeChoice(latest.current ?? current, change)),
    choose,
  };
}
