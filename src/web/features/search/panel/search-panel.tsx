import { useT } from '#web/lib/i18n/use-t.ts';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx';
import type { SearchOption } from '../group-options.ts';
import { RecentButtons } from '../recents/recent-buttons.tsx';
import { SearchGroup } from './search-group.tsx';
import styles from './search-panel.module.css';
import type { LabelledGroup } from '../use-option-groups.ts';
import type { SearchState } from '../use-search.ts';

const SKELETON_COUNT = 4;

interface SearchPanelProps {
  listId: string;
  isOpen: boolean;
  inSheet: boolean;
  state: SearchState;
  groups: readonly LabelledGroup[];
  activeId: string | null;
  onChosen: (option: SearchOption) => void;
  onRemoved: (option: SearchOption) => void;
  /** Runs on a retry, as its button disappears. */
  onRetry: () => void;
}

/** The panel below the field: the options and the state of the search. */
export function SearchPanel({ listId, isOpen, inSheet, state, groups, ...rest }: SearchPanelProps) {
  const t = useT('common');
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const hasNoHits = state.status === 'found' && state.hits.length === 0;
  const recent = groups.find(({ isRecent }) => isRecent);

  return (
    <div
      className={classNames(styles.panel, inSheet ? styles.inSheet : styles.floating)}
      hidden={!isOpen}
      // Focusable, so that a press between the options does not close the panel.
      tabIndex={-1}
    >
      <div role="status">
        {isOpen && state.status === 'found' && state.isSettled && !hasNoHits ? (
          <VisuallyHidden>{t('search.found', { count })}</VisuallyHidden>
        ) : null}
        {isOpen && hasNoHits ? (
          <div className={styles.message}>
            <p className={styles.none}>{t('search.none')}</p>
            {count === 0 ? null : <p>{t('search.noneHint')}</p>}
          </div>
        ) : null}
      </div>
      {isOpen && state.status === 'failed' ? (
        <div className={styles.message} role="alert">
          <p>{t('search.failed')}</p>
          <Button
            variant="secondary"
            onClick={() => {
              rest.onRetry();
              state.retry();
            }}
          >
            {t('retry')}
          </Button>
        </div>
      ) : null}
      {isOpen && state.status === 'searching' ? (
        <>
          <SlowHint className={styles.message} />
          <SkeletonGroup label={t('search.searching')} className={styles.skeletons}>
            {Array.from({ length: SKELETON_COUNT }, (_, index) => (
              <Skeleton key={index} width={index % 2 === 0 ? 'long' : 'medium'} />
            ))}
          </SkeletonGroup>
        </>
      ) : null}
      <div className={styles.lines}>
        <div
          id={listId}
          role="listbox"
          aria-label={t('search.results')}
          aria-busy={state.status === 'found' && !state.isSettled}
        >
          {isOpen
            ? groups.map((group) => (
                <SearchGroup
                  key={group.key}
                  listId={listId}
                  group={group}
                  activeId={rest.activeId}
                  shouldReplace={inSheet}
                  onChosen={rest.onChosen}
                />
              ))
            : null}
        </div>
        {isOpen && recent !== undefined ? (
          <RecentButtons options={recent.options} onRemoved={rest.onRemoved} />
        ) : null}
      </div>
    </div>
  );
}
