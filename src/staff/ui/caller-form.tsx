import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CodeField } from '#web/ui/form/code-field.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { isNotFound } from '#web/lib/failures/api-failure.ts';
import { failureText } from '../lib/failure-text.ts';
import { useText } from '../lib/staff-app.ts';
import common from './common.module.css';

/** The details that a caller tells: the number of the appointment and the last four digits of the phone. */
export interface Caller {
  number: string;
  phoneEnd: string;
}

interface CallerFormProps {
  submit: string;
  /** True to submit as soon as the last digit is typed. */
  isInstant?: boolean;
  lookup: { isPending: boolean; error: unknown };
  onSubmit: (caller: Caller) => void;
}

/** Asks for the appointment of a caller, and shows why it was not found. */
export function CallerForm({ submit, isInstant = false, lookup, onSubmit }: CallerFormProps) {
  const t = useText('support');
  const shell = useText('shell');
  const numberError = (value: string) =>
    /^\d{1,15}$/.test(value.trim()) ? null : t('numberInvalid');
  const phoneEndError = (value: string) => (value.length === 4 ? null : t('phoneEndInvalid'));
  const form = useForm<Caller>({
    fields: {
      number: { initial: '', required: true, rules: [numberError] },
      phoneEnd: { initial: '', required: true, rules: [phoneEndError] },
    },
    requiredMessage: t('required'),
    onSubmit,
  });
  return (
    <>
      <form {...form.props} className={common.form}>
        <TextField {...form.field('number')} kind="number" label={t('number')} />
        <CodeField
          {...form.field('phoneEnd')}
          label={t('phoneEnd')}
          autoComplete="off"
          onComplete={() => {
            if (isInstant) void form.submit();
          }}
        />
        <Button type="submit" inProgress={lookup.isPending}>
          {submit}
        </Button>
      </form>
      {lookup.error === null ? null : (
        <Notice tone="error" announce>
          {isNotFound(lookup.error) ? t('notFound') : failureText(lookup.error, shell)}
        </Notice>
      )}
    </>
  );
}
