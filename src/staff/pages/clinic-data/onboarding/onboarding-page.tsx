import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ONBOARDING_KEY } from '#staff/lib/setting-up.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import columns from '#staff/ui/columns.module.css';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { LinkNotice } from '#staff/pages/identity/accounts/link-notice.tsx';
import { OnboardingCard } from './onboarding-card.tsx';

/** The clinics that are set up, in the console all, in the cabinet the own ones. */
export function OnboardingPage() {
  const t = useText('onboarding');
  const { api, site } = useStaffApp();
  const query = useQuery({
    queryKey: ONBOARDING_KEY,
    queryFn: () => api.onboardings(),
    // Every page that a step leads to changes what is missing.
    staleTime: 0,
  });
  const isCabinet = site === 'cabinet';
  const invited = useInvited();
  return (
    <Page title={t(isCabinet ? 'cabinetTitle' : 'title')}>
      {invited === null ? null : (
        <LinkNotice
          {...invited}
          origin={window.location.origin.replace('//operator.', '//cabinet.')}
        />
      )}
      <QueryView query={query}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState icon={CircleCheck} title={t(isCabinet ? 'cabinetEmpty' : 'empty')} />
          ) : (
            <div className={columns.columns}>
              {results.map((each) => (
                <OnboardingCard key={each.clinic_id} onboarding={each} />
              ))}
            </div>
          )
        }
      </QueryView>
    </Page>
  );
}

type Invited = Pick<ComponentProps<typeof LinkNotice>, 'token' | 'username' | 'email' | 'phone'>;

function isInvited(state: unknown): state is Invited {
  return (
    typeof state === 'object' &&
    state !== null &&
    'token' in state &&
    typeof state.token === 'string'
  );
}

/** Returns the invitation to the clinic that was just created, once: not again after a reload or Back. */
function useInvited(): Invited | null {
  const location = useLocation();
  const navigate = useNavigate();
  const [invited] = useState(isInvited(location.state) ? location.state : null);
  const forget = useEffectEvent(() => {
    if (location.state !== null) void navigate('.', { replace: true, state: null });
  });
  useEffect(() => forget(), []);
  return invited;
}
