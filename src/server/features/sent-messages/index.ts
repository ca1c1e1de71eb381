export { countMessages } from './count-messages.ts';
export { limitResends } from './limit-resends.ts';
export { listMessages } from './list-messages.ts';
export { resendByStaff } from './resend-by-staff.ts';
export { sendTestMessage } from './send-test-message.ts';
