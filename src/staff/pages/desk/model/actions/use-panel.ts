import { useState } from 'react';
import { useUser } from '../../../../lib/staff-app.ts';
import { takeDraft } from '../../../../session/lock/drafts.ts';
import type { Panel } from '../../drawer/desk-panel.tsx';

/** A panel that was open at a branch when the desk was locked. */
export interface KeptPanel {
  readonly branch: number;
  readonly panel: Panel;
}

/** The open panel, which begins with the one that was open when the same person locked the desk. */
export function usePanel(branch: number) {
  const { id } = useUser();
  return useState<Panel | null>(() => {
    const kept = takeDraft(id) as KeptPanel | undefined;
    return kept?.branch === branch ? kept.panel : null;
  });
}
