import { INBOX_KINDS, INBOX_RULES } from '#shared/domain/inbox/inbox-kinds.ts';
import { usePermission, useText } from '../../lib/staff-app.ts';
import { INBOX_STATES, type useInbox } from './use-inbox.ts';
import { ChipGroup } from '../../ui/chip-group.tsx';
import styles from './inbox.module.css';

/** The filters by state and by the kinds that the account may see. */
export function InboxFilters({ state, kind, choose }: ReturnType<typeof useInbox>) {
  const t = useText('inbox');
  const can = usePermission();
  const kinds = INBOX_KINDS.filter((value) => can(INBOX_RULES[value].view));
  return (
    <div className={styles.filters}>
      <ChipGroup
        label={t('states.label')}
        options={INBOX_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={state}
        onChoose={(value) => choose('state', value)}
      />
      {kinds.length > 1 ? (
        <ChipGroup
          label={t('kinds.label')}
          all={t('kinds.all')}
          options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={kind}
          onChoose={(value) => choose('kind', value)}
        />
      ) : null}
    </div>
  );
}
