import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useUser } from '../../lib/staff-app.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { SESSION_KEY } from '../session.ts';

/** Drafts by account id. They contain patient data, so they stay in the memory of the page. */
const drafts = new Map<number, unknown>();

/** Stores the draft for the signed-in account if the page is locked while the component is mounted. */
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

/** Returns and deletes the draft of an account. */
export function takeDraft(account: number): unknown {
  const draft = drafts.get(account);
  drafts.delete(account);
  return draft;
}

/** Deletes the drafts of all accounts except these. */
export function keepDraftsOf(accounts: readonly number[]): void {
  for (const account of drafts.keys()) if (!accounts.includes(account)) drafts.delete(account);
}
