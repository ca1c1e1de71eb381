import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountInvitation, InvitedAccount } from '#shared/contract/identity/accounts.ts';
import { givesExactUsernames } from '#shared/domain/identity/exact-usernames.ts';
import { managedRoles } from '#shared/domain/identity/managed-roles.ts';
import type { Role } from '#shared/domain/identity/roles.ts';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useStaffApp, useText, useUser } from '#staff/lib/staff-app.ts';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import { FormDialog } from '#staff/ui/dialog/form-dialog.tsx';
import type { BoundField } from '#web/ui/form/parts/bound-field.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useClinics } from '#staff/lib/setup-data.ts';
import { RightsFields, rightsOf, type RightsInputs } from './rights-fields.tsx';

interface Inputs extends RightsInputs {
  username: string;
  name: string;
  role: string;
  clinic: string;
}

interface InviteDialogProps {
  open: boolean;
  onClose: () => void;
  onInvited: (invited: InvitedAccount) => void;
}

/** The form that invites a colleague, or the first administrator of a clinic. */
export function InviteDialog({ open, onClose, onInvited }: InviteDialogProps) {
  const t = useText('accounts');
  const { api } = useStaffApp();
  const { role: ownRole } = useUser();
  const roles = managedRoles(ownRole);
  const isOfClinic = roles.includes('clinic_branch_admin');
  const queryClient = useQueryClient();
  const invite = useMutation({
    mutationFn: (invitation: AccountInvitation) => api.inviteAccount(invitation),
    onSuccess: (invited) => {
      form.reset();
      onInvited(invited);
      return queryClient.invalidateQueries({ queryKey: ['accounts'] });
    },
  });
  const form = useForm<Inputs>({
    fields: {
      username: { initial: '', required: true },
      name: { initial: '' },
      role: { initial: roles[0] ?? '', required: true },
      clinic: { initial: '' },
      position: { initial: 'desk' },
      branches: { initial: '', required: isOfClinic },
      doctor: { initial: '' },
    },
    requiredMessage: t('required'),
    onSubmit: ({ username, name, role, clinic, ...rights }) =>
      invite.mutate({
        username,
        display_name: name,
        role: role as Role,
        clinic_ids: clinic === '' ? [] : [Number(clinic)],
        ...(isOfClinic ? { branch_rights: rightsOf(rights) } : {}),
      }),
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('invite')}
      form={form}
      submit={t('submit')}
      inProgress={invite.isPending}
    >
      <FailureNotice error={invite.error} />
      <TextField
        {...form.field('username')}
        label={t('username')}
        hint={t(givesExactUsernames(ownRole) ? 'exactUsernameHint' : 'usernameHint')}
        autoComplete="off"
      />
      <TextField {...form.field('name')} label={t('name')} autoComplete="off" />
      {isOfClinic ? (
        <RightsFields bind={form.field} />
      ) : (
        <SelectField
          {...form.field('role')}
          label={t('role')}
          options={roles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
        />
      )}
      {form.values.role === 'clinic_admin' ? <ClinicField field={form.field('clinic')} /> : null}
    </FormDialog>
  );
}

/** A field for one of the country's clinics. */
function ClinicField({ field }: { field: BoundField<string> }) {
  const t = useText('accounts');
  const { data } = useClinics();
  const nameOf = useNameOf();
  const options = (data?.results ?? []).map(({ id, names }) => ({
    value: String(id),
    label: nameOf(names),
  }));
  return <SelectField {...field} label={t('clinic')} placeholder="–" options={options} />;
}
