import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FEED_DETAILS, type FeedDetail } from '#shared/contract/identity/access.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { CopyNotice } from '#staff/ui/copy-notice.tsx';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import common from '#staff/ui/common.module.css';
import { ACCESS_KEY } from './own-access.tsx';
import styles from './account.module.css';

interface Choice {
  /** Ids; an empty doctor stands for all. */
  branch: string;
  doctor: string;
  detail: string;
}

const detailOf = (value: string): FeedDetail =>
  FEED_DETAILS.find((detail) => detail === value) ?? 'busy';

/** The form of a subscription by which a calendar program shows appointments, and its address, which is shown once. */
export function NewCalendarFeed() {
  const t = useText('account');
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: ({ branch, doctor, detail }: Choice) =>
      api.createCalendarFeed({
        branch_id: Number(branch || branches.data?.[0]?.id),
        doctor_id: doctor === '' ? null : Number(doctor),
        detail: detailOf(detail),
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ACCESS_KEY }),
  });
  const form = useForm<Choice>({
    fields: { branch: { initial: '' }, doctor: { initial: '' }, detail: { initial: 'busy' } },
    requiredMessage: t('password.required'),
    onSubmit: (values) => create.mutate(values),
  });
  const branches = useQuery({ queryKey: ['desk', 'branches'], queryFn: () => api.deskBranches() });
  const branch = Number(form.field('branch').value || branches.data?.[0]?.id);
  const doctors = useQuery({
    queryKey: ['desk', 'doctors', branch],
    queryFn: () => api.deskDoctors({ id: branch }),
    enabled: !Number.isNaN(branch),
  });
  const { error } = create;
  return (
    <Card tag="section" className={styles.section}>
      <h2 className={common.title}>{t('calendars.title')}</h2>
      <p>{t('calendars.why')}</p>
      <FailureNotice error={error} />
      <form {...form.props} className={common.form}>
        <SelectField
          {...form.field('branch')}
          label={t('calendars.branch')}
          options={(branches.data ?? []).map(({ id, name, address }) => ({
            value: String(id),
            label: `${name}, ${address}`,
          }))}
        />
        <SelectField
          {...form.field('doctor')}
          label={t('calendars.doctor')}
          placeholder={t('calendars.allDoctors')}
          options={(doctors.data ?? [])
            .filter((doctor) => !doctor.is_hidden)
            .map(({ doctor_id: id, name }) => ({ value: String(id), label: name }))}
        />
        <RadioGroup
          {...form.field('detail')}
          label={t('calendars.detail')}
          options={FEED_DETAILS.map((value) => ({ value, label: t(`calendars.details.${value}`) }))}
        />
        <Button type="submit" variant="secondary" inProgress={create.isPending}>
          {t('calendars.add')}
        </Button>
      </form>
      {create.data === undefined ? null : (
        <CopyNotice
          address={location.origin + create.data.path}
          title={t('calendars.ready.title')}
          text={t('calendars.ready.text')}
          copy={t('calendars.ready.copy')}
          copied={t('calendars.ready.copied')}
        />
      )}
    </Card>
  );
}
