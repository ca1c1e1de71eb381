import { useState } from 'react';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import { useQueue } from '../../queue/use-queue.ts';
import { useDeskActions } from './use-desk-actions.ts';
import type { useDeskDay } from '../live/use-desk-day.ts';
import { useMoves } from './use-moves.ts';
import { useUser } from '../../../../lib/staff-app.ts';
import { takeDraft } from '../../../../session/lock/drafts.ts';
import type { KeptPanel, Panel } from '../panel.ts';

/** Returns what stays while other days of a branch are looked at: the open panel, a move, the last step. */
export function useDesk(
  branch: number,
  deskDay: ReturnType<typeof useDeskDay>,
  doctors: readonly DeskDoctor[],
) {
  const actions = useDeskActions(deskDay);
  const moves = useMoves(doctors, actions);
  const queue = useQueue(branch, actions.remember);
  const [panel, setPanel] = usePanel(branch);
  const [search, setSearch] = useState<string | null>(null);
  const [listed, setListed] = useState<number | null>(null);
  return { actions, moves, queue, panel, setPanel, search, setSearch, listed, setListed };
}

export type Desk = ReturnType<typeof useDesk>;

/** The open panel, which begins with the one that was open when the same person locked the desk. */
function usePanel(branch: number) {
  const { id } = useUser();
  return useState<Panel | null>(() => {
    const kept = takeDraft(id) as KeptPanel | undefined;
    return kept?.branch === branch ? kept.panel : null;
  });
}
