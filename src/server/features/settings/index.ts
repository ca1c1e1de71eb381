export { presentSettings } from './present-settings.ts';
