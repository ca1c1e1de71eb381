import { ToggleField, type ToggleFieldProps } from './parts/toggle-field.tsx';
import styles from './parts/toggle.module.css';

/** A switch with immediate effect, at the end of its line. */
export function SwitchField(props: ToggleFieldProps) {
  return (
    <ToggleField {...props} input={{ className: styles.switch, role: 'switch' }} controlLast />
  );
}
