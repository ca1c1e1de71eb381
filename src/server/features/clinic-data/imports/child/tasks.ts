import type { FileContent, FileInput } from '../reading/read-import-file.ts';
import type { MatchInput, NameMatch } from '../matching/match-names.ts';

/** The work of an import that runs in a child process. */
export interface Tasks {
  /** Reads a file into sheets. */
  read: { input: FileInput; output: FileContent };
  /** Matches names to services. */
  match: { input: MatchInput; output: NameMatch[] };
}
export type TaskName = keyof Tasks;

export type TaskMessage = {
  readonly [Name in TaskName]: { readonly name: Name; readonly input: Tasks[Name]['input'] };
}[TaskName];
