import { useState } from 'react';
import type { DeskDoctor } from '#shared/contract/desk/day.ts';
import { useQueue } from '../../queue/use-queue.ts';
import { useDeskActions } from './use-desk-actions.ts';
import type { useDeskDay } from '../live/use-desk-day.ts';
import { useLeaving } from './use-leaving.ts';
import { useMoves } from './use-moves.ts';
import { useUser } from '../../../../lib/staff-app.ts';
import { takeDraft, useKeptDraft } from '../../../../session/lock/drafts.ts';
import type { KeptPanel, OpenChange, Panel } from '../panel.ts';
import { createFormHolder, type TypedForm } from '../typed-form.ts';

/** Returns what stays while other days of a branch are looked at: the open panel, a move, the last step. */
export function useDesk(
  branch: number,
  deskDay: ReturnType<typeof useDeskDay>,
  doctors: readonly DeskDoctor[],
  begun: Panel | null,
) {
  const actions = useDeskActions(deskDay);
  const moves = useMoves(doctors, actions);
  const queue = useQueue(branch, actions.remember);
  const open = usePanel(branch, begun);
  const leaving = useLeaving(open.form, branch);
  const [search, setSearch] = useState<string | null>(null);
  const [listed, setListed] = useState<number | null>(null);
  return { actions, moves, queue, ...open, leaving, search, setSearch, listed, setListed };
}

export type Desk = ReturnType<typeof useDesk>;

/**
 * The open panel and its form, which begin with those that were open when the same person locked the desk, else with that
 * of a time at this branch that was chosen at another.
 */
function usePanel(branch: number, begun: Panel | null) {
  const { id } = useUser();
  const [kept] = useState(() => {
    const draft = takeDraft(id) as KeptPanel | undefined;
    // Without a form nothing is lost: an appointment is not opened, and its opening recorded, unasked.
    return draft?.branch === branch && draft.form.read() !== null ? draft : null;
  });
  const [form] = useState(() => createFormHolder(unfocused(kept?.form.read() ?? null)));
  const [panel, setPanel] = useState<Panel | null>(kept?.panel ?? begun);
  const [change, setChange] = useState<OpenChange | null>(kept?.change ?? null);
  useKeptDraft({ branch, panel, change, form } satisfies KeptPanel);
  return { panel, setPanel, change, setChange, form };
}

/** Returns a form that takes the focus when it is shown again. */
function unfocused(form: TypedForm | null): TypedForm | null {
  return form?.kind === 'booking' ? { ...form, draft: { ...form.draft, place: '' } } : form;
}
