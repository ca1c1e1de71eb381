import { ToggleField, type ToggleFieldProps } from './parts/toggle-field.tsx';
import styles from './parts/toggle.module.css';

/** A box to tick; the label may hold links. */
export function CheckboxField(props: ToggleFieldProps) {
  return <ToggleField {...props} input={{ className: styles.box }} />;
}
