export { requireContentReach } from './content-reach.ts';
export { discardDrafts } from './discard-drafts.ts';
export { previewPath } from './preview-path.ts';
export { withDrafts } from './preview-drafts.ts';
export { publishDrafts } from './publish-drafts.ts';
export { readContent } from './read-content.ts';
export { readContentRow } from './read-content-row.ts';
export { saveDrafts } from './save-drafts.ts';
