import type { OfferedService } from '#shared/contract/catalogue/services.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { ServiceRow } from '#server/features/catalogue/reference/reference.ts';
import { presentServiceLink } from './present-service.ts';

/** Converts a service to its API form, with the number of doctors and minimum price of a place. */
export function presentOfferedService(
  context: RequestContext,
  row: ServiceRow,
  offered: { doctors_count: number; min_price: number | null },
): OfferedService {
  const { doctors_count, min_price } = offered;
  return { ...presentServiceLink(context, row), doctors_count, min_price };
}
