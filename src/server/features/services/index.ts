export { findService } from './find-service.ts';
export { listServices } from './list-services.ts';
export { presentServiceLink } from './present-service.ts';
