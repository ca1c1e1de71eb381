import { startTransition, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTracking } from '#web/lib/routing/use-tracking.ts';
import { changeChoice, type ChoiceChange, type FilterChoice } from './filter-choice.ts';

interface Options {
  /** As the address says. */
  current: FilterChoice;
  addressOf: (choice: FilterChoice) => string;
}

interface FilterControl {
  /** The latest choice, which shows at once; the list follows when it has come. */
  choice: FilterChoice;
  change: (change: ChoiceChange) => void;
  /** `replace` for what is no choice of the visitor's, so that Back does not lead to it. */
  choose: (choice: FilterChoice, options?: { replace?: boolean }) => void;
}

/** A slow phone shows the choice before it begins to fetch and render a list. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * The filters of a list, kept in its address. Every choice is an entry of the history: Back undoes
 * the last one, as people expect of a page that changed.
 */
export function useFilterChoice({ current, addressOf }: Options): FilterControl {
  const navigate = useNavigate();
  const track = useTracking();
  const [pending, setPending] = useState<FilterChoice | null>(null);
  // Two choices can be made before React has rendered the first.
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
    await navigate(track(addressOf(choice)), { preventScrollReset: true, replace });
    if (latest.current !== choice) return;
    latest.current = null;
    // Together with the new address, which the router sets in a transition too.
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
