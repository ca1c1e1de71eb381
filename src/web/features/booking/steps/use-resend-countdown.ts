import { useEffect, useState } from 'react';
import { secondsUntilResend } from '#shared/domain/booking-steps.ts';
import { useApp } from '#web/lib/app.ts';

/**
 * Whole seconds until another code may be asked for, counting down to 0. Computed from when the
 * last one was sent (epoch milliseconds), so it is right after a reload and after a phone slept.
 */
export function useResendCountdown(sentAt: number): number {
  const { now } = useApp();
  const [counted, setCounted] = useState({ sentAt, seconds: secondsUntilResend(sentAt, now()) });

  useEffect(() => {
    const count = () => setCounted({ sentAt, seconds: secondsUntilResend(sentAt, now()) });
    count();
    const timer = setInterval(() => {
      count();
      if (secondsUntilResend(sentAt, now()) === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [sentAt, now]);

  return counted.sentAt === sentAt ? counted.seconds : secondsUntilResend(sentAt, now());
}
