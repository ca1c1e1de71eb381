import { useQueryClient } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import type { DevicePerson } from '#shared/contract/identity/sign-in/pins.ts';
import { PIN_LENGTH } from '#shared/domain/identity/pin.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CodeField } from '#web/ui/form/code-field.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import { DEVICE_KEY } from '../device.ts';
import { lastPerson } from '../last-person.ts';
import { SignInFrame } from '../sign-in-frame.tsx';
import styles from '../sign-in.module.css';
import { useSessionStep } from '../use-session-step.ts';

interface PinStepProps {
  people: readonly DevicePerson[];
  /** Called by a person whom the device does not know. */
  onOther: () => void;
}

/** The sign-in of a person whom the device knows. A complete PIN is sent at once. */
export function PinStep({ people, onOther }: PinStepProps) {
  const t = useText('sign-in');
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState(lastPerson);
  const person = people.find(({ id }) => id === chosen) ?? people[0];
  const signIn = useSessionStep((input: { id: number; pin: string }) => api.signInWithPin(input));
  const form = useForm({
    fields: { pin: { initial: '', required: true } },
    requiredMessage: t('required'),
    onSubmit: ({ pin }) => {
      if (person === undefined) return;
      form.reset();
      signIn.mutate(
        { id: person.id, pin },
        // After too many wrong PINs the device no longer knows the person.
        { onError: () => void queryClient.invalidateQueries({ queryKey: DEVICE_KEY }) },
      );
    },
  });
  /** Chooses another person by the arrow keys while the focus stays in the field of the PIN. */
  function chooseByKey(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || person === undefined) return;
    event.preventDefault();
    const index = (people.indexOf(person) + step + people.length) % people.length;
    setChosen(people[index]?.id ?? null);
  }

  return (
    <SignInFrame title={t('pin.title')} error={signIn.error}>
      <form {...form.props} className={styles.form}>
        <RadioGroup
          name="person"
          value={String(person?.id)}
          onChange={(id) => setChosen(Number(id))}
          label={t('pin.person')}
          options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <div role="presentation" onKeyDown={chooseByKey}>
          <CodeField
            {...form.field('pin')}
            label={t('pin.pin')}
            length={PIN_LENGTH}
            isSecret
            takesFocus
            onComplete={() => void form.submit()}
          />
        </div>
        <Button type="submit" block inProgress={signIn.isPending}>
          {t('submit')}
        </Button>
        <Button variant="quiet" block onClick={onOther}>
          {t('pin.other')}
        </Button>
      </form>
    </SignInFrame>
  );
}
