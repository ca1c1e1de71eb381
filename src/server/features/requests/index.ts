export { answerSurvey } from './answer-survey.ts';
export { closeInboxItem } from './close-inbox-item.ts';
export { findInboxItem } from './find-inbox-item.ts';
export { formatInboxId, INBOX_KINDS, type InboxId, parseInboxId } from './inbox-id.ts';
export { listInbox } from './list-inbox.ts';
export { requestToJoin } from './request-to-join.ts';
export { sendMessage } from './send-message.ts';
export { summarizeSurvey } from './summarize-survey.ts';
