import { useEffect, useState } from 'react';
import { useDevicePeople } from './device.ts';
import { keepDraftsOf } from './lock/drafts.ts';
import { PasswordStep } from './steps/password-step.tsx';
import { PinStep } from './steps/pin-step.tsx';

/** Asks the people whom the device knows for a PIN, and everyone else for the password. */
export function SignedOut() {
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
