import '#web/ui/global.css';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { ROOT_ID } from '#shared/page-elements.ts';
import { STAFF_STATE_ID, type StaffState } from '#shared/staff-state.ts';
import { ToastProvider } from '#web/ui/toast/toast.tsx';
import { createStaffApi } from '../lib/api/staff-api.ts';
import { createStaffQueryClient } from '../lib/query-client.ts';
import { StaffContext } from '../lib/staff-app.ts';
import { loadTexts } from '../lib/text/texts.ts';
import { SessionGate } from '../session/session-gate.tsx';
import { StaffPages } from './staff-pages.tsx';

const state = JSON.parse(document.getElementById(STAFF_STATE_ID)?.textContent ?? '') as StaffState;
const root = document.getElementById(ROOT_ID);
if (root === null) throw new Error('The page contains no root element');

const texts = await loadTexts(state.language);
const queryClient = createStaffQueryClient();
const app = { ...state, texts, api: createStaffApi(state, queryClient) };
const t = texts('shell');

createRoot(root).render(
  <StaffContext value={app}>
    <QueryClientProvider client={queryClient}>
      <SessionGate>
        {/* Inside, so that messages disappear with the session. */}
        <ToastProvider labels={{ region: t('toasts.region'), dismiss: t('close') }}>
          <StaffPages />
        </ToastProvider>
      </SessionGate>
    </QueryClientProvider>
  </StaffContext>,
);
