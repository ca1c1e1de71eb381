import { Card } from '#web/ui/display/card.tsx';
import { fieldKinds, type FieldLook } from './field-kinds.tsx';
import { Section } from './section.tsx';
import styles from '../components.module.css';

const states = {
  Default: {},
  Required: { required: true },
  Error: { error: { visible: true, message: 'Бұл өрісті толтыру міндетті' } },
  Disabled: { disabled: true },
} as const satisfies Record<string, Partial<FieldLook>>;

/** Every kind of field in every state. */
export function FieldStatesSection() {
  return (
    <Section title="Fields in every state">
      {Object.entries(fieldKinds).map(([kind, show]) => (
        <Card key={kind} className={styles.states}>
          {Object.entries(states).map(([label, state]) => (
            <div key={label}>
              {show({ name: `${kind}-${label}`, label: `${label}: ${kind}`, ...state })}
            </div>
          ))}
        </Card>
      ))}
    </Section>
  );
}
