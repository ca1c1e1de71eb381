import type { TwilioServer } from '#tests/support/servers/twilio-server.ts';

/** What a patient reads on the phone. */
export function codesOf({ messages }: TwilioServer): (phone: string) => string | undefined {
  return (phone) => {
    const code = messages.findLast(({ to, body }) => to === phone && /#\d{4}$/.test(body));
    return code === undefined ? undefined : /#(\d{4})$/.exec(code.body)?.[1];
  };
}
