import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '../lib/staff-app.ts';
import { useLatest } from '../lib/use-latest.ts';
import { SESSION_KEY } from './session.ts';

/** By account, only in the memory of the page: they contain data of patients. */
const drafts = new Map<number, unknown>();

/** Keeps the draft of the person if the pages are locked while the component is shown. */
export function useKeptDraft(draft: unknown): void {
  const { id } = useUser();
  const queryClient = useQueryClient();
  const latest = useLatest(draft);
  useEffect(
    () => () => {
      if (queryClient.getQueryData(SESSION_KEY) === null) drafts.set(id, latest.current);
    },
    [id, queryClient, latest],
  );
}

/** Returns the draft of a person, once. */
export function takeDraft(account: number): unknown {
  const draft = drafts.get(account);
  drafts.delete(account);
  return draft;
}

/** Forgets the drafts of other people than these. */
export function keepDraftsOf(accounts: readonly number[]): void {
  for (const account of drafts.keys()) if (!accounts.includes(account)) drafts.delete(account);
}
