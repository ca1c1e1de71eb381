import { INBOX_KINDS, INBOX_RULES } from '#shared/domain/inbox/inbox-kinds.ts';
import { Chip } from '#web/ui/actions/chip.tsx';
import { usePermission, useText } from '../../lib/staff-app.ts';
import { INBOX_STATES, type useInbox } from './use-inbox.ts';
import styles from './inbox.module.css';

/** The filters by state and by the kinds that the account may see. */
export function InboxFilters({ state, kind, choose }: ReturnType<typeof useInbox>) {
  const t = useText('inbox');
  const can = usePermission();
  const kinds = INBOX_KINDS.filter((each) => can(INBOX_RULES[each].view));
  return (
    <div className={styles.filters}>
      <div role="group" aria-label={t('states.label')} className={styles.chips}>
        {INBOX_STATES.map((each) => (
          <Chip key={each} pressed={each === state} onClick={() => choose('state', each)}>
            {t(`states.${each}`)}
          </Chip>
        ))}
      </div>
      {kinds.length > 1 ? (
        <div role="group" aria-label={t('kinds.label')} className={styles.chips}>
          <Chip pressed={kind === null} onClick={() => choose('kind', null)}>
            {t('kinds.all')}
          </Chip>
          {kinds.map((each) => (
            <Chip key={each} pressed={each === kind} onClick={() => choose('kind', each)}>
              {t(`kinds.${each}`)}
            </Chip>
          ))}
        </div>
      ) : null}
    </div>
  );
}
