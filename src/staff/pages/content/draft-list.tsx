import { useState } from 'react';
import type { ContentDraft } from '#shared/contract/staff/content/content-schemas.ts';
import { MAX_DRAFTS } from '#shared/contract/staff/content/limits.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { useRefreshSetup } from '../../lib/setup-data.ts';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import styles from './content.module.css';
import { DraftItem } from './draft-item.tsx';

/** The drafts, and their publication: all that are ready, unless some are left out. */
export function DraftList({ drafts }: { drafts: readonly ContentDraft[] }) {
  const t = useText('content');
  const shell = useText('shell');
  const { api } = useStaffApp();
  const refresh = useRefreshSetup();
  const showToast = useToast();
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const [isPublishing, setIsPublishing] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const chosen = drafts
    .filter(({ id, state }) => state === 'ready' && !leftOut.includes(id))
    .slice(0, MAX_DRAFTS)
    .map(({ id }) => id);

  /** Runs a change of drafts; also after a failure, the list shows what colleagues have done. */
  async function change(call: Promise<unknown>, message: string) {
    setFailure(null);
    try {
      await call;
      showToast({ tone: 'success', message });
    } catch (error) {
      setFailure(error);
    }
    await refresh();
  }

  async function publish() {
    setIsPublishing(true);
    const message = t('drafts.published', { number: chosen.length });
    await change(api.publishContentDrafts({ ids: chosen }), message);
    setIsPublishing(false);
  }

  function keep({ subject, subject_id: id, field, value, live, id: draft_id }: ContentDraft) {
    const changes = [{ field, value, live, draft_id }];
    return change(api.saveContentDrafts({ subject, id, changes }), t('drafts.kept'));
  }

  return (
    <Card tag="section" className={styles.drafts}>
      <h2 className={styles.title}>{t('drafts.title')}</h2>
      {failure === null ? null : (
        <Notice tone="error" announce>
          {failureText(failure, shell)}
        </Notice>
      )}
      {drafts.length === 0 ? <p className={styles.note}>{t('drafts.empty')}</p> : null}
      <ul className={styles.list}>
        {drafts.map((draft) => (
          <DraftItem
            key={draft.id}
            draft={draft}
            isChosen={chosen.includes(draft.id)}
            onChoose={(isChosen) =>
              setLeftOut(
                isChosen ? leftOut.filter((id) => id !== draft.id) : [...leftOut, draft.id],
              )
            }
            onKeep={() => keep(draft)}
            onDiscard={() =>
              change(api.discardContentDrafts({ ids: [draft.id] }), t('drafts.discarded'))
            }
          />
        ))}
      </ul>
      {drafts.length === 0 ? null : (
        <div className={styles.actions}>
          <Button
            inProgress={isPublishing}
            disabled={chosen.length === 0}
            onClick={() => void publish()}
          >
            {t('drafts.publish', { number: chosen.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}
