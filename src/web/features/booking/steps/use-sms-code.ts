import { useEffect, useEffectEvent } from 'react';

declare global {
  interface CredentialRequestOptions {
    /** WebOTP (https://wicg.github.io/web-otp/): the browser reads the code from the SMS. */
    otp?: { transport: 'sms'[] };
  }
}

/** Reads the code from the SMS, if the browser supports it and the patient allows it. */
export function useSmsCode(sentAt: number, onCode: (code: string) => void): void {
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
