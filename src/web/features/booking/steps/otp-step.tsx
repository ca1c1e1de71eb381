import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { remainingHoldMinutes, secondsUntilResend } from '#shared/domain/booking/booking-steps.ts';
import { firstError, oneTimeCode, OTP_LENGTH } from '#shared/domain/booking/field-rules.ts';
import { formatPhone, noBreakPhone } from '#shared/domain/people/phone/phone.ts';
import { countryOf } from '#shared/countries/index.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CodeField } from '#web/ui/form/code-field.tsx';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { BookingFlowControls } from '../flow/use-booking-flow.ts';
import styles from './steps.module.css';

interface OtpStepProps {
  flow: BookingFlowControls;
  /** The time when the code was sent, in epoch milliseconds. */
  sentAt: number;
  /** The id of the form, for its button in the footer. */
  formId: string;
}

interface CodeValues {
  code: string;
}

/** The form for the one-time code, which is submitted when the code is complete. */
export function OtpStep({ flow, sentAt, formId }: OtpStepProps) {
  const t = useT('booking');
  const { country } = useApp();
  const seconds = useCountdown((now) => secondsUntilResend(sentAt, now));
  const [startedAt] = useState(sentAt);
  const form = useForm<CodeValues>({
    fields: {
      code: {
        initial: '',
        required: true,
        rules: [(code) => (firstError(code, [oneTimeCode]) === null ? null : t('errors.code'))],
      },
    },
    requiredMessage: t('errors.code'),
    onSubmit: ({ code }) => flow.submitCode(code),
  });

  const { codeError } = flow;
  const showError = useEffectEvent((message: string) => {
    form.setValue('code', '');
    form.setServerErrors({ code: [message] });
  });
  useEffect(() => {
    if (codeError !== null) showError(codeError.message);
  }, [codeError]);

  // A new code invalidates the old one.
  const clearDigits = useEffectEvent(form.reset);
  useEffect(() => {
    if (sentAt !== startedAt) clearDigits();
  }, [sentAt, startedAt]);

  useSmsCode(sentAt, (code) => {
    form.setValue('code', code.replace(/\D/g, '').slice(0, OTP_LENGTH));
    void form.submit();
  });

  const phone = flow.sent?.phone ?? '';
  const { phone: mask } = countryOf(country);
  const { held } = flow;
  return (
    <form {...form.props} id={formId} className={classNames(styles.form, styles.code)}>
      <div className={styles.sent}>
        <p>{t('otp.sent', { phone: noBreakPhone(formatPhone(phone, mask)) })}</p>
        <Button
          variant="quiet"
          size="sm"
          className={styles.inlineAction}
          disabled={flow.isPending}
          onClick={() => flow.go({ type: 'back' })}
        >
          {t('otp.changePhone')}
        </Button>
      </div>
      <CodeField
        {...form.field('code')}
        label={t('otp.code')}
        length={OTP_LENGTH}
        onComplete={() => void form.submit()}
        takesFocus
      />
      {held === null ? null : <HoldCountdown until={held.until} />}
      <div className={styles.resend}>
        {seconds > 0 ? (
          <p className={styles.quiet}>{t('otp.resendIn', { count: seconds })}</p>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            className={styles.inlineAction}
            disabled={flow.isPending}
            onClick={() => void flow.resend()}
          >
            {t('otp.resend')}
          </Button>
        )}
        <p role="status" className={styles.quiet}>
          {sentAt === startedAt ? '' : t('otp.resent')}
        </p>
      </div>
    </form>
  );
}

/** The remaining minutes of the slot's hold; `until` in epoch milliseconds. */
function HoldCountdown({ until }: { until: number }) {
  const t = useT('booking');
  const minutes = useCountdown((now) => remainingHoldMinutes(until, now));
  return (
    <p className={styles.quiet}>
      {minutes > 0 ? t('otp.kept', { count: minutes }) : t('otp.notKept')}
    </p>
  );
}

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

/**
 * Returns `remainingAt` of the current time in epoch milliseconds, updated every second. It is
 * computed from the clock, so it is correct after a reload and after sleep.
 */
function useCountdown(remainingAt: (now: number) => number): number {
  const { now } = useApp();
  return useSyncExternalStore(everySecond, () => remainingAt(now()));
}

declare global {
  interface CredentialRequestOptions {
    /** WebOTP (https://wicg.github.io/web-otp/): the browser reads the code from the SMS. */
    otp?: { transport: 'sms'[] };
  }
}

/** Reads the code from the SMS, if the browser supports it and the patient allows it. */
function useSmsCode(sentAt: number, onCode: (code: string) => void): void {
  const handleCode = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const controller = new AbortController();
    async function listen() {
      const code = await readCode(controller.signal);
      if (code !== null) handleCode(code);
    }
    void listen();
    return () => controller.abort();
  }, [sentAt]);
}

/** Reads the code; null if the patient denies it or the request is aborted. */
async function readCode(signal: AbortSignal): Promise<string | null> {
  try {
    const credential = await navigator.credentials.get({ otp: { transport: ['sms'] }, signal });
    const code = credential !== null && 'code' in credential ? credential.code : null;
    return typeof code === 'string' ? code : null;
  } catch {
    return null;
  }
}
