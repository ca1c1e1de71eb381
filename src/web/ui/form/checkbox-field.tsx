import { ToggleField, type ToggleFieldProps } from './parts/toggle-field.tsx';
import styles from './parts/toggle.module.css';

/** A checkbox; the label may contain links. */
export function CheckboxField(props: ToggleFieldProps) {
  return <ToggleField {...props} input={{ className: styles.box }} />;
}
