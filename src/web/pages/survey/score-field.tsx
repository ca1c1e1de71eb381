import type { BoundField } from '#web/ui/form/parts/bound-field.ts';
import { FieldGroup } from '#web/ui/form/parts/field-group.tsx';
import styles from './score-field.module.css';

const SCORES = Array.from({ length: 11 }, (_, score) => String(score));

interface ScoreFieldProps extends BoundField<string> {
  label: string;
  /** What the ends of the scale mean. */
  ends: { least: string; most: string };
}

/** A score from 0 to 10, all in view. */
export function ScoreField({ label, ends, ...field }: ScoreFieldProps) {
  const { name, value, error, required, onChange, onBlur } = field;
  return (
    <FieldGroup
      name={name}
      label={label}
      hint={`0 – ${ends.least}, 10 – ${ends.most}`}
      error={error}
      required={required}
      role="radiogroup"
    >
      <div className={styles.scores}>
        {SCORES.map((score) => (
          <label key={score} className={styles.score}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={score}
              checked={score === value}
              onChange={() => onChange(score)}
              onBlur={onBlur}
            />
            {score}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
