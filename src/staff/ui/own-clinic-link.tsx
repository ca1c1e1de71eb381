import { Plus } from 'lucide-react';
import { usePermission, useStaffApp, useText } from '../lib/staff-app.ts';
import { LinkButton } from './link-button.tsx';

/** The way out of a page without doctors, for those who add them. */
export function OwnClinicLink() {
  const t = useText('proposals');
  const { site } = useStaffApp();
  const can = usePermission();
  if (site !== 'cabinet' || !can('proposals.make')) return null;
  return (
    <div>
      <LinkButton to="/clinic" icon={Plus}>
        {t('addDoctor')}
      </LinkButton>
    </div>
  );
}
