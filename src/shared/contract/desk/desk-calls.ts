/** The common part of the calls that show appointments. */
export const VIEWING = {
  tag: 'Desk',
  permission: 'appointments.view',
  errorStatuses: [404],
} as const;

/** The common part of the calls that record who comes and who waits. */
export const ATTENDING = { ...VIEWING, permission: 'appointments.attend' } as const;

/** The common part of the calls that book and change appointments. */
export const EDITING = { ...VIEWING, permission: 'appointments.edit' } as const;
