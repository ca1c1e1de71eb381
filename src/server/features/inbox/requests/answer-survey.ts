import type { Received, SurveyPayload } from '#shared/contract/inbox/requests.ts';
import type { RequestContext } from '#server/request-context.ts';
import { onlyRow } from '#server/db/pool/only-row.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { validationError } from '#server/http/http-error.ts';
import { limitRequests } from './limit-requests.ts';

const insertAnswer = prepared<
  Received,
  [answers: string, score: number | null, language: string, now: Date]
>(
  'insert_survey_answer',
  `insert into survey_answer (answers, score, language, created_at) values ($1, $2, $3, $4)
   returning id`,
);

/** Stores answers to the survey, anonymously. `address` is only used for the limit (429). */
export async function answerSurvey(
  { site, language }: RequestContext,
  { answers, score = null }: SurveyPayload,
  address: string,
): Promise<Received> {
  if (Object.keys(answers).length === 0 && score === null) {
    throw validationError({ code: 'required', attr: 'answers' });
  }
  await limitRequests(site, 'survey_answer', address);
  const now = new Date(site.clock());
  return onlyRow(
    await insertAnswer(site.database.pool, [JSON.stringify(answers), score, language, now]),
  );
}
