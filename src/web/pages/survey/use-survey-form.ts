import type { SurveyPayload } from '#shared/contract/inbox/requests.ts';
import { useApiClient } from '#web/lib/api/use-api-client.ts';
import { useSubmission } from '#web/features/requests/use-submission.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { useForm, type Form } from '#web/ui/form/model/use-form.ts';
import { SURVEY_COMMENT, type Question } from '#shared/domain/reviews/survey-questions.ts';

interface SurveyValues extends Record<Question, string> {
  score: string;
  [SURVEY_COMMENT]: string;
}

const FIELDS = { answers: SURVEY_COMMENT };

/** Returns the payload with only the answered questions. */
function payloadOf({ score, ...answers }: SurveyValues): SurveyPayload {
  const answered = Object.entries(answers)
    .map(([question, answer]) => [question, answer.trim()] as const)
    .filter(([, answer]) => answer !== '');
  return { score: Number(score), answers: Object.fromEntries(answered) };
}

/** Manages the survey form and its submission. */
export function useSurveyForm() {
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
