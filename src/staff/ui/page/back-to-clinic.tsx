import { Link } from 'react-router';
import { useText } from '../../lib/staff-app.ts';
import columns from '../columns.module.css';

/** The link back to the page of a clinic in the console; nothing in the cabinet. */
export function BackToClinic({ clinic }: { clinic: string | undefined }) {
  const t = useText('setup');
  if (clinic === undefined) return null;
  return (
    <Link to={`/clinics/${clinic}`} className={columns.back}>
      ← {t('form.back')}
    </Link>
  );
}
