import { paths } from '#shared/paths.ts';
import {
  CHOICES,
  QUESTIONS,
  SURVEY_COMMENT,
  type Question,
} from '#shared/domain/reviews/survey-questions.ts';
import type { SurveyPayload } from '#shared/contract/inbox/requests.ts';
import { RequestForm } from '#web/features/requests/request-form.tsx';
import { RequestSent } from '#web/features/requests/request-sent.tsx';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { PageHead } from '#web/lib/routing/page-head.tsx';
import { PageBreadcrumbs } from '#web/domain/page-breadcrumbs.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { ScoreField } from '#web/domain/form/score-field.tsx';
import { useApiClient } from '#web/lib/api/use-api-client.ts';
import { useSubmission } from '#web/features/requests/use-submission.ts';
import { useForm, type Form } from '#web/ui/form/model/use-form.ts';
import styles from './survey.module.css';

const FIELDS = { answers: SURVEY_COMMENT };

/** The page with a short anonymous survey. */
function SurveyPage() {
  const t = useT('survey');
  const brand = useApp().settings.brand_name;
  return (
    <Container className={styles.page}>
      <PageHead
        title={t('meta.title', { brand })}
        description={t('meta.description', { brand })}
        canonical={paths.survey()}
        isInEveryCountry
      />
      <PageBreadcrumbs places={[{ label: t('title') }]} />
      <h1>{t('title')}</h1>
      <Card padding="lg" className={styles.card}>
        <Questions />
      </Card>
    </Container>
  );
}

function Questions() {
  const t = useT('survey');
  const brand = useApp().settings.brand_name;
  const { form, isSent } = useSurveyForm();
  const optionsOf = useOptions();
  if (isSent) return <RequestSent of="survey" />;
  return (
    <>
      <p className={styles.text}>{t('text')}</p>
      <RequestForm form={form} submit={t('submit')} withoutScripts={t('withoutScripts')}>
        <ScoreField
          {...form.field('score')}
          label={t('score.label', { brand })}
          hint={`0 – ${t('score.least')}, 10 – ${t('score.most')}`}
          min={0}
        />
        {QUESTIONS.map((question) => (
          <RadioGroup
            key={question}
            {...form.field(question)}
            label={t(`${question}.label`)}
            options={optionsOf(question)}
          />
        ))}
        <TextAreaField
          {...form.field('better')}
          label={t('better.label')}
          hint={t('better.hint')}
          maxLength={1000}
        />
      </RequestForm>
    </>
  );
}

/** Returns the options of each question with their labels. */
function useOptions() {
  const t = useT('survey');
  return (question: Question) => {
    if (question === 'purpose') {
      return CHOICES.purpose.map((value) => ({ value, label: t(`purpose.${value}`) }));
    }
    if (question === 'found') {
      return CHOICES.found.map((value) => ({ value, label: t(`found.${value}`) }));
    }
    return CHOICES.matters.map((value) => ({ value, label: t(`matters.${value}`) }));
  };
}

interface SurveyValues extends Record<Question, string> {
  score: string;
  [SURVEY_COMMENT]: string;
}

/** Returns the payload with only the answered questions. */
function payloadOf({ score, ...answers }: SurveyValues): SurveyPayload {
  const answered = Object.entries(answers)
    .map(([question, answer]) => [question, answer.trim()] as const)
    .filter(([, answer]) => answer !== '');
  return { score: Number(score), answers: Object.fromEntries(answered) };
}

/** Manages the survey form and its submission. */
function useSurveyForm() {
  const t = useT('survey');
  const api = useApiClient();
  const { isSent, send } = useSubmission(api.createSurveyAnswer, FIELDS);
  const optional = { initial: '' };
  const form: Form<SurveyValues> = useForm<SurveyValues>({
    fields: {
      score: { initial: '', required: true },
      purpose: optional,
      found: optional,
      matters: optional,
      [SURVEY_COMMENT]: optional,
    },
    requiredMessage: t('errors.required'),
    onSubmit: (values) => send(payloadOf(values), form.setServerErrors),
  });
  return { form, isSent };
}

export { SurveyPage as Component };
