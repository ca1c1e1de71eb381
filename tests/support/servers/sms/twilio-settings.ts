/** The settings for a fake Twilio, as production requires a provider. */
export function twilioSettings(url: string) {
  return {
    SMS_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
    TWILIO_AUTH_TOKEN: 'token',
    TWILIO_BASE_URL: url,
    SMS_FROM: 'Vizit',
  } as const;
}
