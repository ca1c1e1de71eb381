/**
 * Returns the condition that one of two accounts has invited or recovered the other in the 30 days before an instant,
 * so that both may be one person. All three are expressions of SQL.
 */
export const invitedEachOther = (one: string, other: string, now: string): string => `exists (
  select from staff_event i
  where i.action = 'invited' and i.subject_table = 'staff_user' and i.at > ${now} - interval '30 days'
    and (i.subject_id, i.staff_user_id) in ((${one}, ${other}), (${other}, ${one})))`;
