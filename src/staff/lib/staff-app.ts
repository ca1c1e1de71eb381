import { createContext, use, useCallback } from 'react';
import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import { hasPermission, type Permission } from '#shared/domain/identity/permissions.ts';
import type { StaffState } from '#shared/staff-state.ts';
import type { StaffApi } from './api/staff-api.ts';
import type { Namespace, Texts, Translator } from './text/texts.ts';

/** The dependencies of the staff pages. */
export interface StaffApp extends StaffState {
  readonly api: StaffApi;
  readonly texts: Texts;
}

export const StaffContext = createContext<StaffApp | null>(null);

export function useStaffApp(): StaffApp {
  const app = use(StaffContext);
  if (app === null) throw new Error('useStaffApp() outside of the staff pages');
  return app;
}

/** Returns the texts of a namespace in the language of the page. */
export function useText<N extends Namespace>(namespace: N): Translator<N> {
  return useStaffApp().texts(namespace);
}

/** The signed-in member of staff. */
export const UserContext = createContext<StaffUser | null>(null);

export function useUser(): StaffUser {
  const user = use(UserContext);
  if (user === null) throw new Error('useUser() before the sign-in');
  return user;
}

/** Returns a function that checks a permission of the signed-in member of staff. */
export function usePermission(): (permission: Permission) => boolean {
  const user = useUser();
  return useCallback((permission) => hasPermission(user, permission), [user]);
}
