import type { TwilioServer } from '#tests/support/servers/sms/twilio-server.ts';

/** Returns a function that finds the last code sent to a phone. */
export function createCodeReader({
  messages,
}: TwilioServer): (phone: string) => string | undefined {
  return (phone) => {
    const code = messages.findLast(({ to, body }) => to === phone && /#\d{4}$/.test(body));
    return code === undefined ? undefined : /#(\d{4})$/.exec(code.body)?.[1];
  };
}
