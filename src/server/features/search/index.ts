export { checkCredentials, searchCredentials } from './credentials.ts';
export { limitSearches } from './limit-searches.ts';
export { search } from './search.ts';
export { SearchError } from './search-error.ts';
export { searchedLanguages } from './searched-languages.ts';
export { indexSearchDocs } from './store/index-search-docs.ts';
export { createSearchStore, type SearchStore } from './store/search-store.ts';
export { watchSearch } from './store/watch-search.ts';
