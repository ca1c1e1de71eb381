import { useState, type ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import type { ContentDraft } from '#shared/contract/clinic-data/content/content-schemas.ts';
import type { ContentValue } from '#shared/domain/clinic-data/content/content-fields.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useText } from '#staff/lib/staff-app.ts';
import common from '#staff/ui/common.module.css';
import { contentPath } from './content-model.ts';
import styles from './content.module.css';
import { DraftedLogo } from './drafted-logo.tsx';
import { useFieldName, useValueText } from './use-value-text.ts';

interface DraftItemProps {
  draft: ContentDraft;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onKeep: () => Promise<void>;
  onDiscard: () => Promise<void>;
}

/** A draft beside the published value, with its author and what can be done with it. */
export function DraftItem({ draft, isChosen, onChoose, onKeep, onDiscard }: DraftItemProps) {
  const { clinic } = useParams();
  const t = useText('content');
  const nameOf = useNameOf();
  const fieldName = useFieldName();
  const valueText = useValueText();
  const format = useFormat();
  const [isBusy, setIsBusy] = useState(false);
  const { subject, subject_id: id, field, state } = draft;
  const name = nameOf(draft.names);
  const title = fieldName(subject, field);
  const path = contentPath(clinic, { subject, id });
  const shownValue = (value: ContentValue) =>
    field === 'logo' && value !== null ? (
      <DraftedLogo url={value} name={name} size={64} alt={t('logo.of', { name })} />
    ) : (
      valueText(value)
    );
  const run = (action: () => Promise<void>) => {
    setIsBusy(true);
    void action().finally(() => setIsBusy(false));
  };
  return (
    <li className={styles.draft}>
      <div className={styles.head}>
        {state === 'ready' ? (
          <CheckboxField
            name={`draft.${draft.id}`}
            label={`${name}: ${title}`}
            value={isChosen}
            onChange={onChoose}
          />
        ) : (
          <p>{`${name}: ${title}`}</p>
        )}
        <p className={common.quiet}>
          {t('drafts.by', { name: draft.drafted_by, at: format.dateTime(draft.drafted_at) })}
        </p>
      </div>
      {state === 'gone' ? <Notice tone="warning">{t('drafts.gone')}</Notice> : null}
      {state === 'conflict' ? <Notice tone="warning">{t('drafts.conflict')}</Notice> : null}
      <dl className={styles.values}>
        {state === 'gone' ? null : (
          <Value label={t('drafts.before')} value={shownValue(draft.live)} />
        )}
        {state === 'conflict' ? (
          <Value label={t('drafts.base')} value={shownValue(draft.base)} />
        ) : null}
        <Value label={t('drafts.after')} value={shownValue(draft.value)} />
      </dl>
      <div className={styles.actions}>
        {state === 'gone' ? null : (
          <>
            <Link to={path}>{t('drafts.edit')}</Link>
            <Link to={`${path}/preview`}>{t('preview.open')}</Link>
          </>
        )}
        {state === 'conflict' ? (
          <Button variant="secondary" size="sm" inProgress={isBusy} onClick={() => run(onKeep)}>
            {t('drafts.keep')}
          </Button>
        ) : null}
        <Button variant="quiet" size="sm" inProgress={isBusy} onClick={() => run(onDiscard)}>
          {t('drafts.discard')}
        </Button>
      </div>
    </li>
  );
}

function Value({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className={styles.value}>
      <dt className={common.quiet}>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
