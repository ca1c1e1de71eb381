import type { Config } from '#server/config/config.ts';
import { summarizeSurvey } from '#server/features/inbox/requests/summarize-survey.ts';
import { print } from '#server/main/command-line/print.ts';
import { runCommand } from '#server/main/command-line/run-command.ts';
import { withDatabase } from '#server/main/databases/with-database.ts';
import { readSurveyCountry, SURVEY_USAGE } from './arguments.ts';

/** Prints the mean score and the number of answers by choice. */
async function survey(args: readonly string[], config: Config): Promise<void> {
  const country = readSurveyCountry(args, config.countries);
  await withDatabase(config, country, 'vizit-survey', async ({ pool }) => {
    const { count, score, choices } = await summarizeSurvey(pool);
    print(`${count} answers, mean score ${score === null ? '-' : score.toFixed(1)} of 10`);
    for (const each of choices) print(`${each.question}  ${each.choice}  ${each.count}`);
  });
}

await runCommand(SURVEY_USAGE, survey);
