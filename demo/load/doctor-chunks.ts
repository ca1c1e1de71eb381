import type { DoctorRows } from '../rows.ts';

/** Merges doctors into chunks of `size`, so that each table is written in batches. */
export function* chunksOf(doctors: Iterable<DoctorRows>, size: number): Generator<DoctorRows> {
  let chunk = emptyChunk();
  for (const rows of doctors) {
    chunk.doctor.push(...rows.doctor);
    chunk.schedule.push(...rows.schedule);
    chunk.schedule_rule.push(...rows.schedule_rule);
    chunk.schedule_exception.push(...rows.schedule_exception);
    chunk.doctor_service.push(...rows.doctor_service);
    chunk.review.push(...rows.review);
    chunk.review_reply.push(...rows.review_reply);
    chunk.appointment.push(...rows.appointment);
    if (chunk.doctor.length < size) continue;
    yield chunk;
    chunk = emptyChunk();
  }
  if (chunk.doctor.length > 0) yield chunk;
}

/** Returns the tables in the order of their foreign keys. */
function emptyChunk(): DoctorRows {
  return {
    doctor: [],
    schedule: [],
    schedule_rule: [],
    schedule_exception: [],
    doctor_service: [],
    review: [],
    review_reply: [],
    appointment: [],
  };
}
