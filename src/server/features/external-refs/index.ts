export { FILE_SYSTEM, readExternalRefs } from './read-external-refs.ts';
export { saveExternalRefs } from './save-external-refs.ts';
