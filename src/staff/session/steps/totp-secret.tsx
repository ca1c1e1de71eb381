import { QrCode } from '#web/ui/display/qr/qr-code.tsx';
import { useText } from '../../lib/staff-app.ts';
import styles from '../sign-in.module.css';

interface TotpSecretProps {
  secret: string;
  uri: string;
}

/** The secret of an app for codes, as a QR code and as text to be typed. */
export function TotpSecret({ secret, uri }: TotpSecretProps) {
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
