import type { BoundField } from '#web/ui/form/parts/bound-field.ts';
import { FieldGroup } from '#web/ui/form/parts/field-group.tsx';
import styles from './score-field.module.css';

const SCORES = Array.from({ length: 10 }, (_, index) => String(index + 1));

interface ScoreFieldProps extends BoundField<string> {
  label: string;
  /** What the ends of the scale mean. */
  hint: string;
}

/** A rating from 1 to 10; the value is '' while none is chosen. */
export function ScoreField({ value, onChange, onBlur, ...field }: ScoreFieldProps) {
  const { name, label, hint, error, required } = field;
  return (
    <FieldGroup
      name={name}
      label={label}
      hint={hint}
      error={error}
      required={required}
      role="radiogroup"
    >
      <div className={styles.scores} data-status={error?.visible === true ? 'error' : undefined}>
        {SCORES.map((score) => (
          <label key={score} className={styles.score}>
            <input
              className={styles.choice}
              type="radio"
              name={name}
              value={score}
              checked={score === value}
              onChange={() => onChange(score)}
              onBlur={onBlur}
            />
            <span className={styles.digits}>{score}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
