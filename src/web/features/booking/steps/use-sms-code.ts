import { useEffect, useEffectEvent } from 'react';

declare global {
  interface CredentialRequestOptions {
    /** WebOTP (https://wicg.github.io/web-otp/): the browser offers to read the code off the SMS. */
    otp?: { transport: 'sms'[] };
  }
}

/** Takes the code out of the SMS where the browser can and the patient lets it. */
export function useSmsCode(sentAt: number, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const controller = new AbortController();
    async function listen() {
      const code = await readCode(controller.signal);
      if (code !== null) take(code);
    }
    void listen();
    return () => controller.abort();
  }, [sentAt]);
}

/** Null when it is refused or comes too late: the code is typed. */
async function readCode(signal: AbortSignal): Promise<string | null> {
  try {
    const credential = await navigator.credentials.get({ otp: { transport: ['sms'] }, signal });
    const code = credential !== null && 'code' in credential ? credential.code : null;
    return typeof code === 'string' ? code : null;
  } catch {
    return null;
  }
}
