import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClinicSetup } from '#shared/contract/clinic-data/setup/clinics.ts';
import { QUESTION_TYPES } from '#shared/domain/booking/question-types.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useSaved } from '#staff/lib/setup-data.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { RecordForm } from '#staff/ui/record-form/record-form.tsx';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import styles from './clinics.module.css';

type Branch = ClinicSetup['branches'][number];
type Question = Branch['questions'][number];

/** The questions that a branch asks at booking; one of them, or a new one, can be edited. */
export function BranchQuestions({ branch }: { branch: Branch }) {
  const t = useText('questions');
  const nameOf = useNameOf();
  const { api } = useStaffApp();
  const saved = useSaved();
  const [edited, setEdited] = useState<Question | 'new' | null>(null);
  const remove = useMutation({
    mutationFn: (id: number) => api.deleteQuestion({ id }),
    onSuccess: () => saved(),
  });
  return (
    <Card tag="section" className={styles.questions}>
      <h2 className={styles.title}>{t('title')}</h2>
      <FailureNotice error={remove.error} />
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
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('deleteOf', { title: nameOf(question.titles) })}
              onClick={() => remove.mutate(question.id)}
            >
              {t('delete')}
            </Button>
          </li>
        ))}
      </ul>
      {edited === null ? (
        <div>
          <Button variant="secondary" size="sm" onClick={() => setEdited('new')}>
            {t('add')}
          </Button>
        </div>
      ) : (
        <QuestionForm
          key={edited === 'new' ? 'new' : edited.id}
          branch={branch.id}
          question={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
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
  const saved = useSaved();
  const types = QUESTION_TYPES.map((value) => ({ value, label: t(`types.${value}`) }));
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
        { kind: 'number', name: 'min_length', label: t('min'), hint: t('boundHint') },
        { kind: 'number', name: 'max_length', label: t('max'), hint: t('boundHint') },
      ]}
      save={api.saveQuestion}
      onSaved={() => {
        saved();
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
