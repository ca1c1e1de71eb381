/** The minimum number of a doctor's reviews for the nearest slot to decide. */
const MIN_FEEDBACK_TOTAL = 3;
/** The maximum number of reviews per doctor for a list to show them in full. */
const FULL_REVIEWS_PER_DOCTOR = 3;

/** The properties of a service that its rank depends on. */
export interface RankedService {
  id: number;
  /** The next available slot, ISO 8601 with an offset; null without one. */
  nearest_slot_datetime: string | null;
  feedback_count: number;
}

/**
 * Returns the service of a doctor to show first, or null without services. From 3 reviews in total it is
 * the one available soonest; below that, or if none is available, the one with most reviews. Ties are
 * broken by the other criterion, then by the lower id.
 */
export function bestService<T extends RankedService>(services: readonly T[]): T | null {
  const total = services.reduce((sum, service) => sum + service.feedback_count, 0);
  const bySlot = (a: T, b: T) => nearestSlot(a) - nearestSlot(b);
  const byFeedback = (a: T, b: T) => b.feedback_count - a.feedback_count;
  const [first, second] = total >= MIN_FEEDBACK_TOTAL ? [bySlot, byFeedback] : [byFeedback, bySlot];
  return services.toSorted((a, b) => first(a, b) || second(a, b) || a.id - b.id)[0] ?? null;
}

/**
 * Returns true if a list shows reviews in full on every doctor: it has at most 3 per doctor. Takes the
 * number of reviews and doctors of the whole list.
 */
export function showFullReviews(feedbackCount: number, doctorCount: number): boolean {
  return doctorCount > 0 && feedbackCount / doctorCount <= FULL_REVIEWS_PER_DOCTOR;
}

function nearestSlot(service: RankedService): number {
  return service.nearest_slot_datetime === null
    ? Number.MAX_SAFE_INTEGER
    : Date.parse(service.nearest_slot_datetime);
}
