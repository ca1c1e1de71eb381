import { NativeSelect } from '#web/ui/form/parts/native-select.tsx';
import { useText } from '#staff/lib/staff-app.ts';
import styles from './imports.module.css';

interface KindSelectProps {
  /** The name in the file. */
  name: string;
  isFollowUp: boolean;
  onChoose: (isFollowUp: boolean) => void;
}

/** Chooses whether a name has the price of a first appointment or of a follow-up. */
export function KindSelect({ name, isFollowUp, onChoose }: KindSelectProps) {
  const t = useText('imports');
  return (
    <div className={styles.kind}>
      <NativeSelect
        aria-label={t('names.kind', { name })}
        options={(['followUp', 'first'] as const).map((value) => ({
          value,
          label: t(`names.kinds.${value}`),
        }))}
        value={isFollowUp ? 'followUp' : 'first'}
        onChange={(value) => onChoose(value === 'followUp')}
      />
    </div>
  );
}
