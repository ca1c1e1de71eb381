import type { SignIn } from '#shared/contract/identity/sign-in/sessions.ts';
import { SignedOut } from './signed-out.tsx';
import { SecondFactorStep } from './steps/second-factor-step.tsx';
import { SetUpStep } from './steps/set-up-step.tsx';

/** The step of the sign-in that comes next: password or PIN, second factor, or the set-up of the first one. */
export function SignInPage({ session }: { session: SignIn | null }) {
  if (session === null) return <SignedOut />;
  return session.next === 'set_up' ? <SetUpStep /> : <SecondFactorStep methods={session.methods} />;
}
