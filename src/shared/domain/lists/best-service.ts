/** Reviews a doctor's services must have in total before the nearest slot decides. */
const MIN_FEEDBACK_TOTAL = 3;
/** Reviews per doctor up to which every doctor of a list shows them in full. */
const FULL_REVIEWS_PER_DOCTOR = 3;

/** What the choice among a doctor's services depends on. */
export interface RankedService {
  id: number;
  /** ISO 8601 with an offset; null when nothing is free. */
  nearest_slot_datetime: string | null;
  feedback_count: number;
}

/**
 * The service of a doctor to show first. Once the doctor's services have 3 reviews together it is
 * the one free soonest; before, and when none is free, the one with most reviews. What is equal so
 * far is decided by the other of the two, then by the lower id. Null for an empty list.
 */
export function bestService<T extends RankedService>(services: readonly T[]): T | null {
  const total = services.reduce((sum, service) => sum + service.feedback_count, 0);
  const bySlot = (a: T, b: T) => nearestSlot(a) - nearestSlot(b);
  const byFeedback = (a: T, b: T) => b.feedback_count - a.feedback_count;
  const [first, second] = total >= MIN_FEEDBACK_TOTAL ? [bySlot, byFeedback] : [byFeedback, bySlot];
  return services.toSorted((a, b) => first(a, b) || second(a, b) || a.id - b.id)[0] ?? null;
}

/**
 * Whether a list shows its reviews in full on every doctor: it has so few, 3 a doctor or less, that
 * they would go unread otherwise. Takes the reviews and the doctors of the whole list.
 */
export function showFullReviews(feedbackCount: number, doctorCount: number): boolean {
  return doctorCount > 0 && feedbackCount / doctorCount <= FULL_REVIEWS_PER_DOCTOR;
}

function nearestSlot(service: RankedService): number {
  return service.nearest_slot_datetime === null
    ? Number.MAX_SAFE_INTEGER
    : Date.parse(service.nearest_slot_datetime);
}
