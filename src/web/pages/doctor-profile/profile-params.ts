/** What the query of a profile's address asks for. */
export interface ProfileParams {
  /** The id of the doctor's service to begin with, as it stands in the query. */
  doctorService: string | null;
  /** All reviews at once. */
  isWhole: boolean;
}

export function profileParams(query: URLSearchParams): ProfileParams {
  return {
    doctorService: query.get('doctor_service_id'),
    isWhole: ['1', 'true'].includes(query.get('with_all_reviews') ?? ''),
  };
}
