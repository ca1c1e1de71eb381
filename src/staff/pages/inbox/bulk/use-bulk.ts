import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InboxItem } from '#shared/contract/inbox/inbox.ts';
import { INBOX_RULES } from '#shared/domain/inbox/inbox-kinds.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useFailureToast } from '../../../lib/use-failure-toast.ts';
import { useFormat } from '../../../lib/format.ts';
import { useMutationWithToast } from '../../../lib/use-mutation-with-toast.ts';
import { usePermission, useStaffApp, useText, useUser } from '../../../lib/staff-app.ts';
import { changeItems, type BulkChange, type BulkResult } from './change-items.ts';

/** Items that are closed together, as they were when that began, and the note that each of them gets. */
interface Closing {
  readonly items: readonly InboxItem[];
  readonly note: string;
}

/** Holds which items of a list are chosen, and changes them together. */
export function useBulk(items: readonly InboxItem[]) {
  const t = useText('inbox');
  const { api } = useStaffApp();
  const user = useUser();
  const can = usePermission();
  const format = useFormat();
  const showToast = useToast();
  const showFailure = useFailureToast();
  const queryClient = useQueryClient();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [closing, setClosing] = useState<Closing | null>(null);
  const [unsaved, setUnsaved] = useState<Closing>({ items: [], note: '' });
  const [report, setReport] = useState<BulkResult | null>(null);
  const canChoose = ({ kind, done_at: doneAt }: InboxItem) =>
    doneAt === null && can(INBOX_RULES[kind].handle);
  // An item that has been closed is no longer one of them.
  const choosable = items.filter(canChoose);
  const { mutate, isPending, variables } = useMutationWithToast({
    mutationFn: (change: BulkChange) => changeItems(api, user, change),
    onSuccess(result, { note }) {
      const { action, done, refused, failure } = result;
      if (action === 'close') setUnsaved({ items: refused.map(({ item }) => item), note });
      // Those that a failure left are chosen for another attempt.
      setIds(
        new Set(
          refused.filter(({ refusal }) => refusal.reason === 'left').map(({ item }) => item.id),
        ),
      );
      setReport(refused.length === 0 ? null : result);
      if (failure !== null) showFailure(failure);
      if (refused.length > 0) return;
      const message = t(`bulk.done.${action}`, { number: format.number(done) });
      showToast({ tone: 'success', message });
    },
    // Those before a failure have been changed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['inbox'] }),
  });
  return {
    choosable,
    chosen: choosable.filter(({ id }) => ids.has(id)),
    canChoose,
    isChosen: ({ id }: InboxItem) => ids.has(id),
    toggle: ({ id }: InboxItem) => setIds(ids.symmetricDifference(new Set([id]))),
    chooseAll: () => setIds(new Set(choosable.map(({ id }) => id))),
    clear: () => setIds(new Set()),
    change: mutate,
    /** The action that goes on; null without one. */
    pending: isPending ? variables.action : null,
    /** The items of the open dialog; null without one. */
    closing,
    openClosing(toClose: readonly InboxItem[]) {
      const isRetry = toClose.some(({ id }) => unsaved.items.some((item) => item.id === id));
      setClosing({ items: toClose, note: isRetry ? unsaved.note : '' });
    },
    endClosing: () => setClosing(null),
    report,
    closeReport: () => setReport(null),
  };
}

export type Bulk = ReturnType<typeof useBulk>;
