/** The steps of a visit at the clinic. `no_show` replaces all after `expected`. */
export const ATTENDANCES = ['expected', 'arrived', 'in_room', 'seen', 'no_show'] as const;

export type Attendance = (typeof ATTENDANCES)[number];
