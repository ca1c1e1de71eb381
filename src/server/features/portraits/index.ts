export { portraitRoutes } from './portrait-routes.ts';
export { deletePortrait, savePortrait } from './save-portrait.ts';
