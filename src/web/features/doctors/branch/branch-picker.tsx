import type { ReactNode } from 'react';
import type { ClinicBranch } from '#shared/contract/catalogue/places.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { NativeSelect } from '#web/ui/form/parts/native-select.tsx';
import { BranchPlace } from './branch-place.tsx';
import styles from './branch-picker.module.css';

interface BranchPickerProps {
  branches: readonly ClinicBranch[];
  chosen: ClinicBranch;
  onChoose: (branch: number) => void;
  /** The price at the chosen branch. */
  price: ReactNode;
}

/** Shows the branch of the doctor, with a select if there are several. */
export function BranchPicker({ branches, chosen, onChoose, price }: BranchPickerProps) {
  const t = useT('doctors');
  // Branches of one clinic often have the same name, so the address distinguishes them.
  const haveOwnNames = new Set(branches.map(({ name }) => name)).size === branches.length;
  return (
    <div className={styles.picker}>
      <div className={styles.head}>
        {branches.length > 1 ? (
          <NativeSelect
            aria-label={t('card.branch')}
            className={styles.select}
            options={branches.map(({ id, name, address }) => ({
              value: String(id),
              label: haveOwnNames ? name : `${name}, ${address}`,
            }))}
            value={String(chosen.id)}
            onChange={(value) => onChoose(Number(value))}
          />
        ) : (
          <p className={styles.name}>{chosen.name}</p>
        )}
        {price}
      </div>
      <BranchPlace branch={chosen} />
    </div>
  );
}
