import { ChevronDown, ChevronUp } from 'lucide-react';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import styles from './list-sheet.module.css';
import { nextLevel, type Level } from './sheet-levels.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

interface ListSheetProps {
  level: Level;
  onLevel: (level: Level) => void;
  head: ReactNode;
  children: ReactNode;
}

/**
 * The list beside the map. On phones, it is a sheet over the map that can be dragged or moved by
 * buttons.
 */
export function ListSheet({ level, onLevel, head, children }: ListSheetProps) {
  const t = useT('map');
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useSheetDrag(sheet, onLevel);
  const up = nextLevel(level, 1);
  const down = nextLevel(level, -1);

  function showFocused({ target }: FocusEvent) {
    // Expands the sheet for keyboard users, who would see only its first lines.
    if (level === 'peek' && target.matches(':focus-visible')) onLevel('half');
  }

  return (
    <div ref={sheet} className={styles.sheet} data-level={level}>
      <div className={styles.head} {...drag}>
        <div className={styles.words}>{head}</div>
        <div className={styles.steps}>
          <IconButton
            icon={ChevronUp}
            label={t('moreList')}
            aria-disabled={up === null}
            onClick={() => up !== null && onLevel(up)}
          />
          <IconButton
            icon={ChevronDown}
            label={t('moreMap')}
            aria-disabled={down === null}
            onClick={() => down !== null && onLevel(down)}
          />
        </div>
      </div>
      <div className={styles.body} onFocus={showFocused}>
        {children}
      </div>
    </div>
  );
}
