/** UTF-16 code units. */
export const MAX_REPLY_LENGTH = 1000;
export const MAX_REPORT_LENGTH = 500;

/** The reasons to reject a reply; the clinic sees them. */
export const REPLY_REJECTION_REASONS = [
  'patient_data',
  'insult',
  'advertising',
  'off_topic',
  'unlawful',
] as const;
export type ReplyRejectionReason = (typeof REPLY_REJECTION_REASONS)[number];

/** The reasons of a clinic to report a review. */
export const REPORT_REASONS = [
  'personal_data',
  'insult',
  'advertising',
  'not_about_visit',
  'not_a_patient',
  'unlawful',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The ranges of scores by which a clinic filters its reviews. */
export const SCORE_RANGES = ['low', 'middle', 'high'] as const;
export type ScoreRange = (typeof SCORE_RANGES)[number];

/** The least and the greatest score of each range. */
export const SCORES_OF_RANGE: Readonly<Record<ScoreRange, readonly [number, number]>> = {
  low: [1, 4],
  middle: [5, 7],
  high: [8, 10],
};
