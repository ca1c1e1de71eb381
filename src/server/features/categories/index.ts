export { listServiceCategories } from './list-service-categories.ts';
