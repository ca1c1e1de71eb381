import type { OfferedService } from '#shared/contract/services.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { ServiceRow } from '#server/features/reference/index.ts';
import { presentServiceLink } from './present-service.ts';

/** A service with how many doctors of a place offer it, and from what price. */
export function presentOfferedService(
  context: RequestContext,
  row: ServiceRow,
  offered: { doctors_count: number; min_price: number | null },
): OfferedService {
  const { doctors_count, min_price } = offered;
  return { ...presentServiceLink(context, row), doctors_count, min_price };
}
