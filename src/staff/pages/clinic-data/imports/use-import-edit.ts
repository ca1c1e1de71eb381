import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Import } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { useRefreshSetup } from '#staff/lib/setup-data.ts';
import { useStaffApp } from '#staff/lib/staff-app.ts';
import type { StaffApi } from '#staff/lib/api/staff-api.ts';

export function importKey(id: number): readonly unknown[] {
  return ['import', id];
}

export interface ImportEdit {
  readonly run: (call: (api: StaffApi) => Promise<Import>) => void;
  readonly isPending: boolean;
  readonly error: unknown;
}

/** Returns a function that makes a call about an import and shows the import that it responds with. */
export function useImportEdit(id: number): ImportEdit {
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const refreshSetup = useRefreshSetup();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (call: (calls: StaffApi) => Promise<Import>) => call(api),
    onSuccess: (changed) => {
      queryClient.setQueryData(importKey(id), changed);
      void queryClient.invalidateQueries({ queryKey: ['imports'] });
      if (changed.state !== 'read') void refreshSetup();
    },
    // The preview may be out of date.
    onError: () => queryClient.invalidateQueries({ queryKey: importKey(id) }),
  });
  return { run: mutate, isPending, error };
}
