import { useMutation } from '@tanstack/react-query';
import { countryOf } from '#shared/countries/index.ts';
import { formatPhone, normalizePhoneInput } from '#shared/domain/people/phone/phone.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { PhoneField } from '#web/ui/form/phone/phone-field.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { useFormat } from '../../lib/format.ts';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';

const SECOND_MS = 1000;

interface TestDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Sends a test message to a phone, and shows what the provider replied. */
export function TestDialog({ open, onClose }: TestDialogProps) {
  const t = useText('messages');
  const format = useFormat();
  const { api, country } = useStaffApp();
  const { phone: mask, phoneExample } = countryOf(country);
  const test = useMutation({ mutationFn: (phone: string) => api.sendTestMessage({ phone }) });
  const form = useForm<{ phone: string }>({
    fields: { phone: { initial: '', required: true } },
    requiredMessage: t('test.required'),
    onSubmit: ({ phone }) => test.mutate(phone),
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('test.title')}
      form={form}
      submit={t('test.submit')}
      inProgress={test.isPending}
    >
      <p>{t('test.text')}</p>
      <PhoneField
        {...form.field('phone')}
        label={t('test.phone')}
        placeholder={phoneExample}
        normalize={(raw) => normalizePhoneInput(raw, mask)}
        format={(number) => formatPhone(number, mask)}
      />
      <FailureNotice error={test.error} />
      {test.isSuccess ? (
        <Notice tone={test.data.is_accepted ? 'success' : 'error'} announce>
          {test.data.is_accepted
            ? t('test.accepted', { seconds: format.number(test.data.milliseconds / SECOND_MS) })
            : t('test.refused', { reason: test.data.reason ?? '' })}
        </Notice>
      ) : null}
    </FormDialog>
  );
}
