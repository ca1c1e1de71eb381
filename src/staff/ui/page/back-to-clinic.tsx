import { useText } from '../../lib/staff-app.ts';
import { BackLink } from './back-link.tsx';

/** The link back to the page of a clinic in the console; nothing in the cabinet. */
export function BackToClinic({ clinic }: { clinic: string | undefined }) {
  const t = useText('setup');
  if (clinic === undefined) return null;
  return <BackLink to={`/clinics/${clinic}`}>{t('form.back')}</BackLink>;
}
