/** A list of appointments. `date` may have the time as well. */
export const appointmentFile = {
  permission: 'imports.appointments',
  fields: [
    'doctor',
    'external_id',
    'branch',
    'date',
    'time',
    'ends',
    'duration',
    'patient',
    'surname',
    'phone',
    'service',
    'status',
  ],
} as const;
export type AppointmentImportField = (typeof appointmentFile.fields)[number];
