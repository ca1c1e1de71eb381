export { hasLogo, pruneLogos, saveLogo } from './logos/save-logo.ts';
export { pictureRoutes } from './picture-routes.ts';
export { deletePortrait, savePortrait } from './portraits/save-portrait.ts';
