import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useText } from '#staff/lib/staff-app.ts';
import styles from './accounts.module.css';
import type { useAccounts } from './use-accounts.ts';

/** The search of accounts by name, and by role where the account manages several. */
export function AccountFilters({
  text,
  role,
  roles,
  choose,
}: Omit<ReturnType<typeof useAccounts>, 'query'>) {
  const t = useText('accounts');
  return (
    <div className={styles.filters} role="search">
      <TextField
        name="text"
        label={t('search')}
        value={text}
        maxLength={100}
        onChange={(value) => choose('text', value)}
      />
      {roles.length > 1 ? (
        <SelectField
          name="role"
          label={t('role')}
          placeholder={t('all')}
          value={role ?? ''}
          onChange={(value) => choose('role', value)}
          options={roles.map((each) => ({ value: each, label: t(`roles.${each}`) }))}
        />
      ) : null}
    </div>
  );
}
