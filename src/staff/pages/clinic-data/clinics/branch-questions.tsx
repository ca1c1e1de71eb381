import { useState } from 'react';
import type { ClinicSetup } from '#shared/contract/clinic-data/setup/clinics.ts';
import { hasBounds, QUESTION_TYPES } from '#shared/domain/booking/question-types.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useRefreshSetup } from '#staff/lib/setup-data.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { DeleteButton } from '#staff/ui/dialog/delete-button.tsx';
import { RecordForm } from '#staff/ui/record-form/record-form.tsx';
import styles from './clinics.module.css';

type Branch = ClinicSetup['branches'][number];
type Question = Branch['questions'][number];

/** The questions that a branch asks at booking; one of them, or a new one, can be edited. */
export function BranchQuestions({ branch }: { branch: Branch }) {
  const t = useText('questions');
  const nameOf = useNameOf();
  const { api } = useStaffApp();
  const refresh = useRefreshSetup();
  const [edited, setEdited] = useState<Question | 'new' | null>(null);

  async function remove({ id }: Question) {
    await api.deleteQuestion({ id });
    setEdited((form) => (form !== null && form !== 'new' && form.id === id ? null : form));
    await refresh();
  }

  return (
    <Card tag="section" className={styles.questions}>
      <h2 className={styles.title}>{t('title')}</h2>
      {branch.questions.length === 0 ? <p>{t('empty')}</p> : null}
      <ul>
        {branch.questions.map((question) => (
          <li key={question.id} className={styles.question}>
            <span className={styles.questionTitle}>
              {nameOf(question.titles)} · {t(`types.${question.type}`)}
              {question.is_required ? ` · ${t('required')}` : ''}
            </span>
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('editOf', { title: nameOf(question.titles) })}
              onClick={() => setEdited(question)}
            >
              {t('edit')}
            </Button>
            <DeleteButton
              variant="quiet"
              size="sm"
              aria-label={t('deleteOf', { title: nameOf(question.titles) })}
              subject={nameOf(question.titles)}
              onDelete={() => remove(question)}
            >
              {t('delete')}
            </DeleteButton>
          </li>
        ))}
      </ul>
      {edited === null ? null : (
        <QuestionForm
          key={edited === 'new' ? 'new' : edited.id}
          branch={branch.id}
          question={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
      <div>
        <Button
          variant="secondary"
          size="sm"
          aria-disabled={edited !== null}
          onClick={() => setEdited((form) => form ?? 'new')}
        >
          {t('add')}
        </Button>
      </div>
    </Card>
  );
}

interface QuestionFormProps {
  branch: number;
  question: Question | undefined;
  onClose: () => void;
}

function QuestionForm({ branch, question, onClose }: QuestionFormProps) {
  const t = useText('questions');
  const { api } = useStaffApp();
  const types = QUESTION_TYPES.map((value) => ({ value, label: t(`types.${value}`) }));
  const when = ({ type = '' }: Record<string, string>) => hasBounds(type);
  const blank = { clinic_branch_id: branch, titles: {}, type: 'text', is_required: false };
  return (
    <RecordForm
      initial={question ?? blank}
      fields={[
        { kind: 'texts', name: 'titles', label: t('question'), required: true },
        {
          kind: 'choice',
          name: 'type',
          isText: true,
          required: true,
          label: t('type'),
          options: types,
        },
        { kind: 'switch', name: 'is_required', label: t('isRequired') },
        { kind: 'number', name: 'min_length', label: t('min'), hint: t('boundHint'), when },
        { kind: 'number', name: 'max_length', label: t('max'), hint: t('boundHint'), when },
      ]}
      save={api.saveQuestion}
      submitLabel={t('save')}
      onClose={onClose}
    />
  );
}
