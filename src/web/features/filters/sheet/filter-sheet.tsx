import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Modal } from '#web/ui/modal/modal.tsx';
import { useApp } from '#web/lib/app.ts';
import { someDoctorsQuery, type DoctorsListQuery } from '#web/lib/query/queries.ts';
import {
  changeChoice,
  resetChoice,
  type FilterChoice,
  type FilterOptions,
} from '../filter-choice.ts';
import { SheetFields } from './sheet-fields.tsx';
import styles from './filter-sheet.module.css';

/** Milliseconds from the last change to the request. */
const DEBOUNCE_MS = 300;

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

/** Returns the API query of a choice. */
type CountOf = (choice: FilterChoice) => DoctorsListQuery;

/** Returns the number of doctors for a choice; null until the first response. */
function useDraftCount(
  draft: FilterChoice,
  countOf: CountOf,
  isEnabled: boolean,
): { count: number | null; isCounting: boolean } {
  const app = useApp();
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(setSettled, DEBOUNCE_MS, draft);
    return () => clearTimeout(timer);
  }, [draft]);

  // Late responses belong to other query keys, so they are not shown.
  const { data, isFetching } = useQuery({
    ...someDoctorsQuery(app, { ...countOf(settled), limit: 1 }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return { count: data?.count ?? null, isCounting: isFetching || settled !== draft };
}
