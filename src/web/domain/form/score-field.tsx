import type { BoundField } from '#web/ui/form/parts/bound-field.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FieldGroup } from '#web/ui/form/parts/field-group.tsx';
import styles from './score-field.module.css';

const MAX_SCORE = 10;

interface ScoreFieldProps extends BoundField<string> {
  label: string;
  /** Explains both ends of the scale. */
  hint: string;
  /** The lowest score. */
  min?: 0 | 1;
}

/** A score up to 10, as radio buttons; the value is '' until one is chosen. */
export function ScoreField({ value, onChange, onBlur, min = 1, ...field }: ScoreFieldProps) {
  const scores = Array.from({ length: MAX_SCORE - min + 1 }, (_, index) => String(min + index));
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
      <div
        className={classNames(styles.scores, min === 0 && styles.fromZero)}
        data-status={error?.visible === true ? 'error' : undefined}
      >
        {scores.map((score) => (
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
