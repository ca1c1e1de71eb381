import { countHits, limitsOfNetworks } from '#server/limits/index.ts';
import type { Site } from '#server/site.ts';

const LIMITS = {
  clinic_request: 'clinicRequestsPerAddress',
  survey_answer: 'surveyAnswersPerAddress',
  contact_message: 'contactMessagesPerAddress',
} as const;

/**
 * Counts a form submission of an address.
 *
 * @throws HttpError 429 for too many submissions.
 */
export async function limitRequests(
  site: Site,
  form: keyof typeof LIMITS,
  address: string,
): Promise<void> {
  await countHits(
    site,
    limitsOfNetworks(address, {
      address: LIMITS[form],
      subnet: 'formsPerSubnet',
      block: 'formsPerBlock',
    }),
  );
}
