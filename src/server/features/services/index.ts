export { findService } from './find-service.ts';
export { listServices } from './list-services.ts';
export { presentOfferedService } from './present-offered-service.ts';
export { presentServiceLink } from './present-service.ts';
