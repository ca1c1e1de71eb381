import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReceivedReview } from '#shared/contract/reviews/replies/replies.ts';
import { countryOf } from '#shared/countries/index.ts';
import {
  findReplyProblems,
  stopsReply,
  type ReplyProblem,
} from '#shared/domain/reviews/replies/find-reply-problems.ts';
import { MAX_REPLY_LENGTH } from '#shared/domain/reviews/replies/reply-rules.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useMutationWithToast } from '#staff/lib/use-mutation-with-toast.ts';
import { FormDialog } from '#staff/ui/dialog/form-dialog.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { loadTexts } from '#staff/lib/text/texts.ts';
import { RECEIVED } from './use-received.ts';
import styles from './received.module.css';

const TEMPLATES = ['thanks', 'sorry', 'waiting'] as const;

interface ReplyDialogProps {
  review: ReceivedReview;
  onClose: () => void;
}

/** Writes or changes the reply to a review; what tells of the patient is shown while it is written. */
export function ReplyDialog({ review, onClose }: ReplyDialogProps) {
  const t = useText('received');
  const { api, country, language: own } = useStaffApp();
  const format = useFormat();
  const showToast = useToast();
  const queryClient = useQueryClient();
  const { locales } = countryOf(country);
  const first = review.reply?.language ?? review.language;
  // What the server stopped: after an update it may know more words than the page.
  const [refused, setRefused] = useState<{ text: string; problems: ReplyProblem[] } | null>(null);
  const { mutate, isPending } = useMutationWithToast({
    mutationFn: ({ text, language }: { text: string; language: string }) =>
      api.saveReply({
        id: review.id,
        text,
        language: language as Language,
        version: review.reply?.version ?? null,
      }),
    onSuccess({ outcome, problems, review: saved }, { text }) {
      if (outcome === 'stopped') {
        setRefused({ text, problems });
        return;
      }
      if (outcome === 'changed') showToast({ tone: 'warning', message: t('toasts.changed') });
      else if (outcome === 'too_late') showToast({ tone: 'warning', message: t('toasts.tooLate') });
      else {
        const isPublished = saved.reply?.state === 'published';
        const message = t(isPublished ? 'toasts.published' : 'toasts.sent');
        showToast({ tone: 'success', message });
      }
      onClose();
      return queryClient.invalidateQueries({ queryKey: [RECEIVED] });
    },
  });
  const form = useForm<{ text: string; language: string }>({
    fields: {
      text: { initial: review.reply?.text ?? '', required: true },
      language: { initial: locales.find((locale) => locale === first) ?? own, required: true },
    },
    requiredMessage: t('reply.required'),
    onSubmit: (values) => {
      if (!problems.some(({ kind }) => stopsReply(kind))) mutate(values);
    },
  });
  const { text } = form.values;
  const problems =
    refused?.text === text ? refused.problems : findReplyProblems(text, [review.author]);
  return (
    <FormDialog
      onClose={onClose}
      size="auto"
      title={t('reply.title', { author: review.author })}
      form={form}
      submit={t('reply.submit')}
      inProgress={isPending}
    >
      <SelectField
        {...form.field('language')}
        label={t('reply.language')}
        options={locales.map((each) => ({ value: each, label: format.languageName(each) }))}
      />
      <ReplyTemplates
        language={form.values.language as Language}
        onChoose={form.field('text').onChange}
      />
      <TextAreaField
        {...form.field('text')}
        label={t('reply.text')}
        hint={t('reply.help')}
        maxLength={MAX_REPLY_LENGTH}
        takesFocus
      />
      <ReplyProblems text={text} problems={problems} />
    </FormDialog>
  );
}

interface ReplyProblemsProps {
  text: string;
  problems: readonly ReplyProblem[];
}

/** Lists what in a reply may tell of the patient: an error if it stops the reply, else a warning. */
function ReplyProblems({ text, problems }: ReplyProblemsProps) {
  const t = useText('received');
  const moderation = useText('reviews');
  if (problems.length === 0) return null;
  const isStopped = problems.some(({ kind }) => stopsReply(kind));
  return (
    <Notice
      tone={isStopped ? 'error' : 'warning'}
      title={t(isStopped ? 'problems.stopped' : 'problems.warning')}
      announce
    >
      <ul>
        {problems.map(({ kind, start, end }) => (
          <li key={start}>
            {t('problems.item', {
              kind: moderation(`replies.kinds.${kind}`),
              text: text.slice(start, end),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface ReplyTemplatesProps {
  /** The language of the reply, which may not be that of the page. */
  language: Language;
  onChoose: (text: string) => void;
}

/** Replies to begin with, in the language of the reply. They confirm no appointment. */
function ReplyTemplates({ language, onChoose }: ReplyTemplatesProps) {
  const t = useText('received');
  const { data: texts } = useQuery({
    queryKey: ['texts', language],
    queryFn: async () => (await loadTexts(language))('received'),
    staleTime: Infinity,
  });
  return (
    <div role="group" aria-label={t('reply.templates')} className={styles.templates}>
      <span className={styles.quiet}>{t('reply.templates')}:</span>
      {TEMPLATES.map((name) => (
        <Button
          key={name}
          size="sm"
          variant="quiet"
          disabled={texts === undefined}
          onClick={() => {
            if (texts !== undefined) onChoose(texts(`templates.${name}.text`));
          }}
        >
          {t(`templates.${name}.name`)}
        </Button>
      ))}
    </div>
  );
}
