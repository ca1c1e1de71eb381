import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { FactorKind } from '#shared/domain/identity/second-factor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import { SignInFrame } from '../sign-in-frame.tsx';
import { useSessionStep } from '../use-session-step.ts';
import { answerPasskeyChallenge, passkeyFailure } from './passkeys.ts';
import { TotpForm } from './totp-form.tsx';

interface SecondFactorStepProps {
  /** The second factors of the account. */
  methods: readonly FactorKind[];
}

/** The second step of the sign-in: the passkey or the code of the app. */
export function SecondFactorStep({ methods }: SecondFactorStepProps) {
  const t = useText('sign-in');
  const { api } = useStaffApp();
  const [method, setMethod] = useState(methods[0]);
  const passkey = useSessionStep(async () => {
    const response = await answerPasskeyChallenge(await api.passkeySignInOptions());
    return api.verifyPasskey({ response });
  });
  const totp = useSessionStep((code: string) => api.verifyTotp({ code }));
  const other = methods.find((each) => each !== method);

  return (
    <SignInFrame title={t('secondFactor')} error={passkeyFailure(passkey.error) ?? totp.error}>
      {method === 'passkey' ? (
        <Button block inProgress={passkey.isPending} onClick={() => passkey.mutate()}>
          <Icon of={KeyRound} /> {t('usePasskey')}
        </Button>
      ) : (
        <TotpForm mutation={totp} />
      )}
      {other === undefined ? null : (
        <Button
          variant="quiet"
          onClick={() => {
            passkey.reset();
            totp.reset();
            setMethod(other);
          }}
        >
          {t(other === 'passkey' ? 'usePasskey' : 'useApp')}
        </Button>
      )}
    </SignInFrame>
  );
}
