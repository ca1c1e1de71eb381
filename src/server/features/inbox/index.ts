export { closeInboxItem } from './close-inbox-item.ts';
export { findInboxItem, type InboxItem } from './find-inbox-item.ts';
export { formatInboxId, type InboxId, parseInboxId } from './inbox-id.ts';
export { type InboxEntry, listInbox } from './list-inbox.ts';
export { noteInboxItem } from './note-inbox-item.ts';
export { retryInboxMessage } from './retry-inbox-message.ts';
export { releaseInboxItem, takeInboxItem } from './take-inbox-item.ts';
