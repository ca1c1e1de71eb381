import { useEffect, useRef, useState } from 'react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { BranchCard } from './branch-card.tsx';
import styles from './branches-list.module.css';
import { beginningOf, type ListedBranch } from './listed-branches.ts';

const PAGE_SIZE = 20;

interface BranchesListProps {
  listed: readonly ListedBranch[];
  chosen: number | null;
  /** True if the branch was chosen on the map, so the list scrolls to it. */
  isFromMap: boolean;
  /** Undefined where there is no map. */
  onChoose: ((branch: number) => void) | undefined;
}

/** The list of branches, twenty at a time. */
export function BranchesList({ listed, chosen, isFromMap, onChoose }: BranchesListProps) {
  const t = useT('map');
  const list = useRef<HTMLOListElement>(null);
  const [length, setLength] = useState(PAGE_SIZE);
  const shown = beginningOf(listed, length, chosen);

  useEffect(() => {
    const card = list.current?.querySelector<HTMLElement>(`[data-branch="${chosen}"]`);
    const sheet = list.current?.parentElement;
    if (!card || !sheet) return;
    // The sheet on phones shows little more than one card.
    if (isScrollable(sheet)) sheet.scrollTo({ top: card.offsetTop });
    else if (isFromMap) card.scrollIntoView({ block: 'nearest' });
  }, [chosen, isFromMap]);

  // Scrolls to the top for another place or specialty, which remounts the list.
  useEffect(() => {
    list.current?.parentElement?.scrollTo({ top: 0 });
  }, []);

  function showMore() {
    setLength(length + PAGE_SIZE);
  }

  return (
    <>
      <ol ref={list} className={styles.list}>
        {shown.map((item) => (
          <BranchCard
            key={item.branch.id}
            listed={item}
            isChosen={item.branch.id === chosen}
            onChoose={onChoose === undefined ? undefined : () => onChoose(item.branch.id)}
          />
        ))}
      </ol>
      {listed.length > length ? (
        <Button variant="secondary" block className={styles.more} onClick={showMore}>
          {t('more')}
        </Button>
      ) : null}
    </>
  );
}

function isScrollable(element: Element): boolean {
  return getComputedStyle(element).overflowY === 'auto';
}
