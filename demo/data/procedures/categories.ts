import type { ProcedureCategory } from '../types.ts';
import data from './categories.json' with { type: 'json' };

export const procedureCategories: readonly ProcedureCategory[] = data;
