import { CHOICES, type Question } from '#shared/domain/reviews/survey-questions.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';

const selectScore = prepared<{ count: number; score: number | null }>(
  'survey_score',
  `select count(*)::integer as count, avg(score)::float8 as score from survey_answer`,
);

const countChoices = prepared<
  { question: string; choice: string; count: number },
  [questions: string[]]
>(
  'survey_choices',
  `select q.name as question, a.answers ->> q.name as choice, count(*)::integer as count
   from survey_answer a cross join unnest($1::text[]) q (name)
   where a.answers ? q.name group by 1, 2`,
);

/**
 * Summarizes all survey answers: the mean of the scores from 0 to 10, null without any, and the number of answers by
 * choice, only of choices that the form offers.
 */
export async function summarizeSurvey(db: Queryable) {
  const [total] = await selectScore(db);
  const questions = Object.keys(CHOICES) as Question[];
  const counted = await countChoices(db, [questions]);
  const choices = questions.flatMap((question) =>
    CHOICES[question].map((choice: string) => ({
      question,
      choice,
      count: counted.find((row) => row.question === question && row.choice === choice)?.count ?? 0,
    })),
  );
  return { count: total?.count ?? 0, score: total?.score ?? null, choices };
}
