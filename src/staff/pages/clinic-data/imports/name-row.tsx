import { memo, useEffect, useRef } from 'react';
import type { Import, ImportName } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { NativeSelect } from '#web/ui/form/parts/native-select.tsx';
import { useText } from '#staff/lib/staff-app.ts';
import styles from './imports.module.css';

interface NameRowProps {
  name: ImportName;
  services: Import['services'];
  /** The id of the chosen service; empty for none. */
  choice: string;
  isCurrent: boolean;
  onChoose: (service: string) => void;
  onConfirm: () => void;
}

/** A name of the file with the choice of its service, the likely ones first. */
export const NameRow = memo(function NameRow(props: NameRowProps) {
  const { name, services, choice, isCurrent, onChoose, onConfirm } = props;
  const t = useText('imports');
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const likely = name.candidates.flatMap(
    (id) => services.find((service) => service.id === id) ?? [],
  );
  const others = services.filter(({ id }) => !name.candidates.includes(id));
  const isChanged = choice !== String(name.service_id ?? '');
  return (
    <li
      ref={row}
      aria-current={isCurrent || undefined}
      className={classNames(styles.row, isCurrent && styles.current)}
    >
      <div className={styles.grow}>
        <p className={styles.name}>{name.name}</p>
        <p className={styles.quiet}>
          {name.section === '' ? '' : `${name.section}, `}
          {t('place.row', { row: String(name.row) })}
        </p>
      </div>
      {name.is_sure && !name.is_confirmed ? <Badge tone="green">{t('names.sure')}</Badge> : null}
      <div className={styles.service}>
        <NativeSelect
          aria-label={t('names.service', { name: name.name })}
          placeholder={t('names.none')}
          options={[...likely, ...others].map(({ id, name: label }) => ({
            value: String(id),
            label,
          }))}
          value={choice}
          onChange={onChoose}
        />
      </div>
      {name.is_confirmed && !isChanged ? null : (
        <Button
          variant={isCurrent ? 'primary' : 'secondary'}
          size="sm"
          aria-label={t('names.confirmName', { name: name.name })}
          onClick={onConfirm}
        >
          {t('names.confirm')}
        </Button>
      )}
    </li>
  );
});
