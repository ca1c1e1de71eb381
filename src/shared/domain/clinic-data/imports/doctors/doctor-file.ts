/** A list of doctors. */
export const doctorFile = {
  permission: 'imports.doctors',
  fields: [
    'name',
    'other_name',
    'surname',
    'services',
    'branch',
    'academic_statuses',
    'science_degrees',
    'practising_since',
    'register_number',
    'languages',
    'ages',
    'external_id',
  ],
} as const;
export type DoctorField = (typeof doctorFile.fields)[number];
