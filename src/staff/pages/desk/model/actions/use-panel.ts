import { useState } from 'react';
import { useUser } from '../../../../lib/staff-app.ts';
import { takeDraft } from '../../../../session/lock/drafts.ts';
import type { KeptPanel, Panel } from '../panel.ts';

/** The open panel, which begins with the one that was open when the same person locked the desk. */
export function usePanel(branch: number) {
  const { id } = useUser();
  return useState<Panel | null>(() => {
    const kept = takeDraft(id) as KeptPanel | undefined;
    return kept?.branch === branch ? kept.panel : null;
  });
}
