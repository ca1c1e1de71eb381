/** The reasons for which the desk sends no message about a move or a cancellation. */
export const SILENT_REASONS = ['told_by_phone', 'told_in_person', 'mistake'] as const;
export type SilentReason = (typeof SILENT_REASONS)[number];
