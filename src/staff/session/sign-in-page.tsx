import { useEffect, useState } from 'react';
import type { SignIn } from '#shared/contract/identity/sign-in/sessions.ts';
import { SecondFactorStep } from './steps/second-factor-step.tsx';
import { SetUpStep } from './steps/set-up-step.tsx';
import { useDevicePeople } from './device.ts';
import { keepDraftsOf } from './lock/drafts.ts';
import { PasswordStep } from './steps/password-step.tsx';
import { PinStep } from './steps/pin-step.tsx';

/** The step of the sign-in that comes next: password or PIN, second factor, or the set-up of the first one. */
export function SignInPage({ session }: { session: SignIn | null }) {
  if (session === null) return <SignedOut />;
  return session.next === 'set_up' ? <SetUpStep /> : <SecondFactorStep methods={session.methods} />;
}

/** Asks the people whom the device knows for a PIN, and everyone else for the password. */
function SignedOut() {
  const { data: people, isPending } = useDevicePeople();
  const [wantsPassword, setWantsPassword] = useState(false);
  useEffect(() => {
    if (people !== undefined) keepDraftsOf(people.map(({ id }) => id));
  }, [people]);
  if (isPending) return null;
  if (people === undefined || people.length === 0) return <PasswordStep />;
  if (wantsPassword) return <PasswordStep onBack={() => setWantsPassword(false)} />;
  return <PinStep people={people} onOther={() => setWantsPassword(true)} />;
}
