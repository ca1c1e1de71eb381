import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import toggle from '#web/ui/form/parts/toggle.module.css';
import type { ListRow } from './list-columns.ts';
import styles from './list.module.css';

/** The rows that are chosen for something that is done with them together. */
export interface ListChoice<Row extends ListRow> {
  canChoose: (row: Row) => boolean;
  isChosen: (row: Row) => boolean;
  /** Chooses a row, or no longer. */
  choose: (row: Row) => void;
  /** Names the checkbox of a row. */
  labelOf: (row: Row) => string;
}

interface RowChoiceProps<Row extends ListRow> {
  row: Row;
  choice: ListChoice<Row>;
}

/** The checkbox of a row; its place is empty beside a row that cannot be chosen. */
export function RowChoice<Row extends ListRow>({ row, choice }: RowChoiceProps<Row>) {
  if (!choice.canChoose(row)) return <span />;
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        className={toggle.box}
        checked={choice.isChosen(row)}
        onChange={() => choice.choose(row)}
      />
      <VisuallyHidden>{choice.labelOf(row)}</VisuallyHidden>
    </label>
  );
}
