export { createFeed } from './create-feed.ts';
export { deleteFeed } from './delete-feed.ts';
export { listFeeds } from './list-feeds.ts';
export { readFeed } from './read-feed.ts';
