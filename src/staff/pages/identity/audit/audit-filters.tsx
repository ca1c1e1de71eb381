import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '#shared/domain/identity/audit-entries.ts';
import { isPlainDate } from '#shared/domain/time/plain-date.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useText } from '#staff/lib/staff-app.ts';
import { useToday } from '#staff/lib/use-today.ts';
import { DateField } from '#staff/ui/date-field/date-field.tsx';
import type { AUDIT_FILTERS, useAudit } from './use-audit.ts';
import styles from './audit.module.css';

interface AuditFiltersProps extends Pick<ReturnType<typeof useAudit>, 'get' | 'choose'> {
  /** The usernames to choose from. */
  people: readonly string[];
}

/** The filters of the audit; a choice is applied at once. */
export function AuditFilters({ get, choose, people }: AuditFiltersProps) {
  const t = useText('audit');
  const today = useToday();
  const field = (name: (typeof AUDIT_FILTERS)[number]) => ({
    name,
    label: t(name),
    value: get(name) ?? '',
    onChange: (value: string) => choose(name, value),
  });
  return (
    <div className={styles.filters} role="search">
      {people.length > 1 ? (
        <SelectField
          {...field('person')}
          placeholder={t('all')}
          options={people.map((username) => ({ value: username, label: username }))}
        />
      ) : null}
      <SelectField
        {...field('action')}
        placeholder={t('all')}
        options={AUDIT_ACTIONS.map((each) => ({ value: each, label: t(`actions.${each}`) }))}
      />
      <SelectField
        {...field('subject')}
        placeholder={t('all')}
        options={AUDIT_SUBJECTS.map((each) => ({ value: each, label: t(`subjects.${each}`) }))}
      />
      <TextField {...field('number')} kind="number" />
      <DateField
        {...field('day')}
        max={today}
        isFilter
        onChange={(day) => {
          if (day === '' || isPlainDate(day)) choose('day', day);
        }}
      />
    </div>
  );
}
