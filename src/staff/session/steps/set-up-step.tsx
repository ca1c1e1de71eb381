import { useMutation } from '@tanstack/react-query';
import { KeyRound, Smartphone } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { QrCode } from '#web/ui/display/qr/qr-code.tsx';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import { SignInFrame } from '../sign-in-frame.tsx';
import { useSessionStep } from '../use-session-step.ts';
import { createPasskey, passkeyFailure } from './passkeys.ts';
import { TotpForm } from './totp-form.tsx';
import styles from '../sign-in.module.css';

/** The set-up of the first second factor, which the role requires. */
export function SetUpStep() {
  const t = useText('sign-in');
  const { api } = useStaffApp();
  const passkey = useSessionStep(async () => {
    const response = await createPasskey(await api.passkeyOptions());
    return api.addPasskey({ response, name: '' });
  });
  const secret = useMutation({ mutationFn: () => api.createTotp() });
  const totp = useSessionStep((code: string) => api.confirmTotp({ code }));

  return (
    <SignInFrame
      title={t('setUp')}
      error={passkeyFailure(passkey.error) ?? secret.error ?? totp.error}
    >
      <p>{t('setUpWhy')}</p>
      {secret.data === undefined ? (
        <>
          <Button
            block
            inProgress={passkey.isPending}
            onClick={() => {
              secret.reset();
              passkey.mutate();
            }}
          >
            <Icon of={KeyRound} /> {t('createPasskey')}
          </Button>
          <Button
            variant="secondary"
            block
            inProgress={secret.isPending}
            onClick={() => {
              passkey.reset();
              secret.mutate();
            }}
          >
            <Icon of={Smartphone} /> {t('setUpApp')}
          </Button>
        </>
      ) : (
        <>
          <TotpSecret {...secret.data} />
          <TotpForm mutation={totp} />
        </>
      )}
    </SignInFrame>
  );
}

interface TotpSecretProps {
  secret: string;
  uri: string;
}

/** The secret of an app for codes, as a QR code and as text to be typed. */
function TotpSecret({ secret, uri }: TotpSecretProps) {
  const t = useText('sign-in');
  return (
    <>
      <p>{t('scanWithApp')}</p>
      <QrCode text={uri} label={t('qr')} className={styles.qr} />
      <p>
        {t('orType')} <code className={styles.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
    </>
  );
}
