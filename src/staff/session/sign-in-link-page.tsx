import { Button } from '#web/ui/actions/button.tsx';
import { useStaffApp, useText } from '../lib/staff-app.ts';
import { leaveLink } from './links.ts';
import { SignInFrame } from './sign-in-frame.tsx';
import { useSessionStep } from './use-session-step.ts';

/** The page of a sign-in link. The click keeps programs that only read the link from using it up. */
export function SignInLinkPage({ token }: { token: string }) {
  const t = useText('sign-in');
  const { api } = useStaffApp();
  const open = useSessionStep(async () => {
    const session = await api.openSignInLink({ token });
    leaveLink();
    return session;
  });
  return (
    <SignInFrame title={t('title')} error={open.error}>
      <Button block inProgress={open.isPending} onClick={() => open.mutate()}>
        {t('submit')}
      </Button>
    </SignInFrame>
  );
}
