import { MESSAGE_KINDS, MESSAGE_STATES } from '#shared/domain/messages/message-kinds.ts';
import { Chip } from '#web/ui/actions/chip.tsx';
import { useText } from '../../lib/staff-app.ts';
import type { useMessages } from './use-messages.ts';
import styles from './messages.module.css';

type MessageFiltersProps = Pick<ReturnType<typeof useMessages>, 'state' | 'kind' | 'choose'>;

/** The filters of the list by state and by kind. */
export function MessageFilters({ state, kind, choose }: MessageFiltersProps) {
  const t = useText('messages');
  return (
    <>
      <div role="group" aria-label={t('states.label')} className={styles.chips}>
        {([null, ...MESSAGE_STATES] as const).map((each) => (
          <Chip key={each} pressed={each === state} onClick={() => choose('state', each)}>
            {t(`states.${each ?? 'all'}`)}
          </Chip>
        ))}
      </div>
      <div role="group" aria-label={t('kinds.label')} className={styles.chips}>
        {([null, ...MESSAGE_KINDS] as const).map((each) => (
          <Chip key={each} pressed={each === kind} onClick={() => choose('kind', each)}>
            {t(`kinds.${each ?? 'all'}`)}
          </Chip>
        ))}
      </div>
    </>
  );
}
