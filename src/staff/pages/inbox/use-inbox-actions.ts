import { useQueryClient } from '@tanstack/react-query';
import type { InboxDetails, InboxItem } from '#shared/contract/inbox/inbox.ts';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useMutationWithToast } from '../../lib/use-mutation-with-toast.ts';
import { actorName } from '../../lib/actor-name.ts';
import { useStaffApp, useText, useUser } from '../../lib/staff-app.ts';

type Change = (item: InboxItem) => Promise<InboxDetails | null>;

/** Returns the changes of items. Each shows the result, and says so when a colleague was faster. */
export function useInboxActions() {
  const t = useText('inbox');
  const { api } = useStaffApp();
  const user = useUser();
  const showToast = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutationWithToast({
    mutationFn: ({ item, change }: { item: InboxItem; change: Change }) => change(item),
    onSuccess: async (details, { item }) => {
      if (details !== null) queryClient.setQueryData(['inbox', 'item', item.id], details);
      await queryClient.invalidateQueries({ queryKey: ['inbox', 'list'] });
    },
  });
  const warnOf = (owner: InboxDetails['owner']) => {
    if (owner === null || owner.id === user.id) return;
    showToast({ tone: 'warning', message: t('toasts.taken', { name: owner.username }) });
  };

  return {
    isPending,
    take: (item: InboxItem) =>
      mutate({
        item,
        change: async ({ id, owner }) => {
          const details = await api.takeInboxItem({ id, from: owner?.id ?? null });
          warnOf(details.owner);
          return details;
        },
      }),
    release: (item: InboxItem) =>
      mutate({ item, change: ({ id }) => api.releaseInboxItem({ id }) }),
    note: (item: InboxItem, note: string) =>
      mutate({ item, change: ({ id }) => api.noteInboxItem({ id, note }) }),
    close: (item: InboxItem, note: string) =>
      mutate({
        item,
        change: async ({ id }) => {
          const details = await api.closeInboxItem({ id, note });
          const { done_by: by } = details;
          if (by === null) warnOf(details.owner);
          else if (actorName(by) !== user.username) {
            showToast({ tone: 'warning', message: t('toasts.closed', { name: actorName(by) }) });
          }
          return details;
        },
      }),
    retry: (item: InboxItem, onQueued: () => void) =>
      mutate({
        item,
        change: async ({ id }) => {
          const { is_queued: isQueued } = await api.retryInboxItem({ id });
          showToast(
            isQueued
              ? { tone: 'success', message: t('toasts.queued') }
              : { tone: 'warning', message: t('toasts.expired') },
          );
          if (isQueued) onQueued();
          return null;
        },
      }),
  };
}

export type InboxActions = ReturnType<typeof useInboxActions>;
