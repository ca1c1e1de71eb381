export { composeMessage } from './compose-message.ts';
export {
  listFailedMessages,
  listRepeatedMessages,
  retryFailedMessages,
} from './failed-messages.ts';
export { findShortLink } from './find-short-link.ts';
export type { Messenger } from './messenger.ts';
export { readOutboxLag } from './read-outbox-lag.ts';
export { REPORT_PATH, reportDelivery, reportReceipt, reportUrl } from './report-delivery.ts';
export { resendLink } from './resend-link.ts';
export { isResendable, resendMessage } from './resend-message.ts';
export { sendDueMessages } from './send-due-messages.ts';
