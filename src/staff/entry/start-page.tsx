import { Navigate } from 'react-router';
import { useSettingUp } from '../lib/setting-up.ts';
import { useStaffApp } from '../lib/staff-app.ts';
import { ACCOUNT_PATH, GETTING_STARTED, SECTIONS } from '../shell/sections.ts';

/**
 * Leads to the first section, or to the account if the site has none. An administrator none of whose clinics is live
 * has nothing to do at the desk, and gets what is left to do.
 */
export function StartPage() {
  const { site } = useStaffApp();
  const settingUp = useSettingUp();
  if (settingUp === null) return null;
  const usual = SECTIONS[site][0]?.path ?? ACCOUNT_PATH;
  return <Navigate to={settingUp === 'all' ? GETTING_STARTED.path : usual} replace />;
}
