import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { NativeSelect } from '#web/ui/form/parts/native-select.tsx';
import { useText } from '#staff/lib/staff-app.ts';
import styles from './imports.module.css';

interface MatchRowProps {
  /** The name in the file, and its place. */
  name: string;
  title?: string;
  section?: string;
  row: number;
  /** The meanings that it may have, and the ids of the likely ones. */
  options: readonly { id: number; name: string }[];
  candidates: readonly number[];
  isSure?: boolean;
  /** A further choice about the name, and whether it differs from the confirmed one. */
  further?: ReactNode;
  isChanged?: boolean;
  /** False while no meaning is chosen. */
  canConfirm?: boolean;
  /** The id of the chosen meaning, and of the confirmed one; empty for none. */
  choice: string;
  confirmed: string | null;
  label: string;
  placeholder: string;
  isCurrent?: boolean;
  onChoose: (id: string) => void;
  onConfirm: () => void;
}

/** A name of the file with the choice of its meaning, the likely ones first. */
export function MatchRow(props: MatchRowProps) {
  const { name, title = name, section = '', options, candidates, choice, confirmed } = props;
  const { isSure = false, canConfirm = true, isCurrent = false, isChanged = false } = props;
  const t = useText('imports');
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const likely = candidates.flatMap((id) => options.find((option) => option.id === id) ?? []);
  const others = options.filter(({ id }) => !candidates.includes(id));
  return (
    <li
      ref={item}
      aria-current={isCurrent || undefined}
      className={classNames(styles.row, isCurrent && styles.current)}
    >
      <div className={styles.grow}>
        <p className={styles.name}>{title}</p>
        <p className={styles.quiet}>
          {section === '' ? '' : `${section}, `}
          {t('place.row', { row: String(props.row) })}
        </p>
      </div>
      {isSure && confirmed === null ? <Badge tone="green">{t('names.sure')}</Badge> : null}
      <div className={styles.service}>
        <NativeSelect
          aria-label={props.label}
          placeholder={props.placeholder}
          options={[...likely, ...others].map(({ id, name: label }) => ({
            value: String(id),
            label,
          }))}
          value={choice}
          onChange={props.onChoose}
        />
      </div>
      {props.further}
      {(choice === confirmed && !isChanged) || !canConfirm ? null : (
        <Button
          variant={isCurrent ? 'primary' : 'secondary'}
          size="sm"
          aria-label={t('names.confirmName', { name })}
          onClick={props.onConfirm}
        >
          {t('names.confirm')}
        </Button>
      )}
    </li>
  );
}
