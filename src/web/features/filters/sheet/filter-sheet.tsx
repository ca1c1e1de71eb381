import { useState } from 'react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Modal } from '#web/ui/modal/modal.tsx';
import {
  changeChoice,
  resetChoice,
  type FilterChoice,
  type FilterOptions,
} from '../filter-choice.ts';
import styles from './filter-sheet.module.css';
import { SheetFields } from './sheet-fields.tsx';
import { useDraftCount, type CountOf } from './use-draft-count.ts';

export interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  options: FilterOptions;
  /** The current choice; only `onApply` changes it. */
  choice: FilterChoice;
  onApply: (choice: FilterChoice) => void;
  countOf: CountOf;
}

/** The sheet with all filters, for phones. The changes are applied together. */
export function FilterSheet({ open, ...sheet }: FilterSheetProps) {
  // Opening it again resets the draft.
  const [opened, setOpened] = useState({ open, times: 0 });
  if (opened.open !== open) setOpened({ open, times: opened.times + Number(open) });
  return <Draft key={opened.times} open={open} {...sheet} />;
}

function Draft({ open, onClose, options, choice, onApply, countOf }: FilterSheetProps) {
  const t = useT('filters');
  const [draft, setDraft] = useState(choice);
  const { count, isCounting } = useDraftCount(draft, countOf, open);

  return (
    <Modal
      open={open}
      onClose={onClose}
      size="fullscreen"
      title={t('label')}
      labels={{ close: t('sheet.close'), reset: t('sheet.reset') }}
      onReset={() => setDraft(resetChoice(draft, options))}
      footer={
        <div className={styles.footer}>
          <Button variant="secondary" onClick={onClose}>
            {t('sheet.cancel')}
          </Button>
          <Button onClick={() => onApply(draft)}>
            <ApplyLabel count={count} />
          </Button>
          <div role="status" className="visually-hidden">
            {isCounting ? null : <ApplyLabel count={count} />}
          </div>
        </div>
      }
    >
      <SheetFields
        options={options}
        choice={draft}
        change={(change) => setDraft((current) => changeChoice(current, change))}
      />
    </Modal>
  );
}

/** The number of doctors for the draft; the last number remains while the next one loads. */
function ApplyLabel({ count }: { count: number | null }) {
  const t = useT('filters');
  if (count === null) return t('sheet.apply');
  return count === 0 ? t('sheet.none') : t('sheet.found', { count });
}
