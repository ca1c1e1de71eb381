import { useState } from 'react';
import type { ContentDraft } from '#shared/contract/clinic-data/content/content-schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useRefreshSetup } from '#staff/lib/setup-data.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import common from '#staff/ui/common.module.css';
import styles from './content.module.css';
import { chosenDrafts } from './content-model.ts';
import { DraftItem } from './draft-item.tsx';
import { useLeftOut } from './use-left-out.ts';

/** The drafts, and their publication: all that are ready, unless some are left out. */
export function DraftList({ drafts }: { drafts: readonly ContentDraft[] }) {
  const t = useText('content');
  const { api } = useStaffApp();
  const refresh = useRefreshSetup();
  const showToast = useToast();
  const [leftOut, setLeftOut] = useLeftOut();
  const [isPublishing, setIsPublishing] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [discarded, setDiscarded] = useState<ContentDraft | null>(null);
  const chosen = chosenDrafts(drafts, leftOut);

  /** Runs a change of drafts; also after a failure, the list shows what colleagues have done. */
  async function change(call: Promise<unknown>, onDone: () => void) {
    setFailure(null);
    setDiscarded(null);
    await call.then(onDone, setFailure);
    await refresh();
  }

  async function publish() {
    setIsPublishing(true);
    await change(api.publishContentDrafts({ ids: chosen }), () =>
      showToast({ tone: 'success', message: t('drafts.published', { number: chosen.length }) }),
    );
    setIsPublishing(false);
  }

  /** Saves a draft again, over the value that is published now. */
  function keep(
    { subject, subject_id: id, field, value, live }: ContentDraft,
    draftId: number | null,
  ) {
    const changes = [{ field, value, live, draft_id: draftId }];
    return change(api.saveContentDrafts({ subject, id, changes }), () =>
      showToast({ tone: 'success', message: t('drafts.kept') }),
    );
  }

  function discard(draft: ContentDraft) {
    return change(api.discardContentDrafts({ ids: [draft.id] }), () => setDiscarded(draft));
  }

  return (
    <Card tag="section" className={styles.drafts}>
      <h2 className={common.title}>{t('drafts.title')}</h2>
      <FailureNotice error={failure} />
      {discarded === null ? null : (
        <Notice
          tone="success"
          announce
          title={t('drafts.discarded')}
          action={
            discarded.state === 'gone' ? null : (
              <Button variant="quiet" size="sm" onClick={() => void keep(discarded, null)}>
                {t('drafts.undo')}
              </Button>
            )
          }
        />
      )}
      {drafts.length === 0 ? <p className={common.quiet}>{t('drafts.empty')}</p> : null}
      <ul>
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
            onKeep={() => keep(draft, draft.id)}
            onDiscard={() => discard(draft)}
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
