import type { ReactNode } from 'react';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '#shared/domain/identity/audit-entries.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { useToday } from '#staff/lib/use-today.ts';
import { FilterDay } from '#staff/ui/list/filter-day.tsx';
import { FilterNumber } from '#staff/ui/list/filter-number.tsx';
import { FilterSelect } from '#staff/ui/list/filter-select.tsx';
import { ListTools } from '#staff/ui/list/list-tools.tsx';
import type { AUDIT_FILTERS, useAudit } from './use-audit.ts';

interface AuditFiltersProps extends Pick<ReturnType<typeof useAudit>, 'get' | 'choose'> {
  /** The usernames to choose from. */
  people: readonly string[];
  /** After the filters. */
  children: ReactNode;
}

/** The filters of the audit; a choice is applied at once. */
export function AuditFilters({ get, choose, people, children }: AuditFiltersProps) {
  const t = useText('audit');
  const today = useToday();
  const field = (name: (typeof AUDIT_FILTERS)[number]) => ({
    name,
    label: t(name),
    value: get(name),
    onChoose: (value: string) => choose(name, value),
  });
  return (
    <ListTools label={t('list')}>
      {people.length > 1 ? (
        <FilterSelect
          {...field('person')}
          all={t('all')}
          options={people.map((username) => ({ value: username, label: username }))}
        />
      ) : null}
      <FilterSelect
        {...field('action')}
        all={t('all')}
        options={AUDIT_ACTIONS.map((each) => ({ value: each, label: t(`actions.${each}`) }))}
      />
      <FilterSelect
        {...field('subject')}
        all={t('all')}
        options={AUDIT_SUBJECTS.map((each) => ({ value: each, label: t(`subjects.${each}`) }))}
      />
      <FilterNumber {...field('number')} />
      <FilterDay {...field('day')} max={today} />
      {children}
    </ListTools>
  );
}
