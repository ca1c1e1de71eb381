import type {
  ReportReason,
  ReplyRejectionReason,
} from '#shared/domain/reviews/replies/reply-rules.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Names, Tables } from '#server/db/tables.ts';
import { IN_SCOPE, type Scope } from '#server/features/identity/access/scope.ts';
import { instantOf, microsOf } from '#server/lib/cursor.ts';

/** A published review in the scope of an account, with the reply and the report of its clinic. */
export interface ReceivedRow extends Pick<
  Tables['review'],
  'id' | 'author' | 'score' | 'comment' | 'language' | 'evidence' | 'created_at'
> {
  micros: number;
  doctor_slug: string;
  doctor_names: Names;
  clinic_id: number;
  reply: {
    clinic_id: number;
    body: string;
    language: string;
    version: number;
    is_published: boolean;
    rejection_reason: ReplyRejectionReason | null;
    submitted_at: string;
    editable_until: string;
  } | null;
  report: { reason: ReportReason; created_at: string } | null;
}

/**
 * A review belongs to the clinic of its appointment; without one, to the clinics of its doctor. The array of
 * doctors lets their index be used, instead of a scan of all reviews of the country.
 */
const RECEIVED = `
  from review r
  join doctor d on d.id = r.doctor_id
  left join appointment a on a.id = r.appointment_id
  join lateral (
    select b.clinic_id from schedule s
    join clinic_branch b on b.id = s.clinic_branch_id and ${IN_SCOPE}
    where s.doctor_id = r.doctor_id and (a.id is null or s.id = a.schedule_id)
    order by b.clinic_id limit 1) c on true
  left join review_reply p on p.review_id = r.id
  left join review_report t on t.review_id = r.id and t.clinic_id = c.clinic_id
  where r.is_published and r.doctor_id = any (array(
    select s.doctor_id from schedule s
    join clinic_branch b on b.id = s.clinic_branch_id and ${IN_SCOPE}))`;

/** The reply of another clinic is shown once it is published; until then it is only known to exist. */
const UNPUBLISHED_ELSEWHERE = `not p.is_published and not exists (
  select from schedule s
  join clinic_branch b on b.id = s.clinic_branch_id and b.clinic_id = p.clinic_id and ${IN_SCOPE}
  where s.doctor_id = r.doctor_id)`;

const COLUMNS = `r.id, r.author, r.score, r.comment, r.language, r.evidence, r.created_at,
  ${microsOf('r.created_at')} as micros, d.slug as doctor_slug, d.names as doctor_names,
  c.clinic_id,
  case when p.id is not null then to_jsonb(p) || jsonb_build_object(
      'editable_until', reply_editable_until(p))
    || case when ${UNPUBLISHED_ELSEWHERE} then '{"body": "", "rejection_reason": null}'
      else '{}' end::jsonb end as reply,
  case when t.id is not null then to_jsonb(t) end as report`;

/** The filters of the list; null for none. */
type ReceivedFilters = [
  minScore: number,
  maxScore: number,
  doctor: string | null,
  search: string | null,
];

export const selectReceived = prepared<
  ReceivedRow,
  [
    ...Scope,
    isAnswered: boolean,
    micros: number,
    id: number,
    limit: number,
    ...filters: ReceivedFilters,
  ]
>(
  'received_reviews',
  `select ${COLUMNS} ${RECEIVED} and (p.id is not null) = $4
     and (r.created_at, r.id) < (${instantOf('$5')}, $6::bigint)
     and r.score between $8::integer and $9::integer
     and ($10::text is null or d.slug = $10)
     and ($11::text is null or position(lower($11) in lower(r.author || ' ' || r.comment)) > 0)
   order by r.created_at desc, r.id desc limit $7`,
);

/** Selects the doctors of the reviews, whether they have replies or not. */
export const selectReviewedDoctors = prepared<{ slug: string; names: Names }, Scope>(
  'doctors_of_received_reviews',
  `select distinct d.slug, d.names ${RECEIVED} order by d.slug`,
);

export const countUnanswered = prepared<{ count: number }, Scope>(
  'count_of_unanswered_reviews',
  `select count(*)::integer as count ${RECEIVED} and p.id is null`,
);

export const selectReceivedById = prepared<ReceivedRow, [...Scope, review: number]>(
  'received_review',
  `select ${COLUMNS} ${RECEIVED} and r.id = $4`,
);
