import type { SupportAppointment } from '#shared/contract/inbox/support.ts';
import type { RequestContext } from '#server/request-context.ts';
import { findForCaller, type Caller } from './find-for-caller.ts';
import { presentForSupport } from './present-for-support.ts';

/** Returns the appointment of a caller as support sees it. Throws the errors of `findForCaller`. */
export async function lookUpAppointment(
  context: RequestContext,
  caller: Caller,
): Promise<SupportAppointment> {
  return presentForSupport(context, await findForCaller(context, caller));
}
