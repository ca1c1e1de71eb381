const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * The subject that a limit counts. `address` is one IPv4 address or an IPv6 /64, `subnet` an IPv4
 * /24 or an IPv6 /56, `block` an IPv6 /48; `number range` is ten thousand neighbouring phone numbers.
 */
type LimitKey =
  | 'phone'
  | 'phone and address'
  | 'address'
  | 'subnet'
  | 'block'
  | 'network'
  | 'number range'
  | 'number range and address'
  | 'country'
  | 'appointment'
  | 'schedule'
  | 'branch'
  | 'clinic'
  | 'calendar'
  | 'doctor'
  | 'account'
  | 'account and address'
  | 'account and device'
  | 'device'
  | 'doctor and day';

interface LimitRow {
  readonly key: LimitKey;
  /** The length of the sliding window in milliseconds; null for a limit on what exists at once. */
  readonly windowMs: number | null;
  /** A count, or a percentage if `percentOf` or `unit` is set. */
  readonly default: number;
  /** The environment variable that overrides the default. */
  readonly setting: string;
  /** The limit that this one is a percentage of. */
  readonly percentOf?: string;
  /** A percentage of something that is not a limit. */
  readonly unit?: string;
}

/**
 * Every limit of the product. The limits apply to every patient, with a verified phone or without, and
 * with or without `NODE_ENV=production`.
 *
 * Each of the widest networks may use a few percent of a country's codes, so that no network can use
 * them up. Part of them is reserved for phones with an earlier appointment. An address stands for a
 * household or an office; a subnet or block for a building, a mobile operator's gateway or one
 * customer of a hosting company.
 */
export const LIMITS = {
  codesPerPhone: { key: 'phone', windowMs: 10 * MINUTE_MS, default: 6, setting: 'CODES_PER_PHONE' },
  codesPerPhoneAndAddress: {
    key: 'phone and address',
    windowMs: 10 * MINUTE_MS,
    default: 50,
    percentOf: 'codesPerPhone',
    setting: 'CODES_PER_PHONE_AND_ADDRESS',
  },
  codesPerPhoneDaily: {
    key: 'phone',
    windowMs: DAY_MS,
    default: 20,
    setting: 'CODES_PER_PHONE_DAILY',
  },
  codesPerPhoneAndAddressDaily: {
    key: 'phone and address',
    windowMs: DAY_MS,
    default: 50,
    percentOf: 'codesPerPhoneDaily',
    setting: 'CODES_PER_PHONE_AND_ADDRESS_DAILY',
  },
  codesPerAddress: { key: 'address', windowMs: HOUR_MS, default: 60, setting: 'CODES_PER_ADDRESS' },
  codesPerSubnet: {
    key: 'subnet',
    windowMs: HOUR_MS,
    default: 3,
    percentOf: 'codesPerCountry',
    setting: 'CODES_PER_SUBNET',
  },
  codesPerBlock: {
    key: 'block',
    windowMs: HOUR_MS,
    default: 5,
    percentOf: 'codesPerCountry',
    setting: 'CODES_PER_BLOCK',
  },
  codesPerPrefix: {
    key: 'number range',
    windowMs: HOUR_MS,
    default: 200,
    setting: 'CODES_PER_PREFIX',
  },
  codesPerPrefixAndAddress: {
    key: 'number range and address',
    windowMs: HOUR_MS,
    default: 33,
    percentOf: 'codesPerPrefix',
    setting: 'CODES_PER_PREFIX_AND_ADDRESS',
  },
  codesPerCountry: {
    key: 'country',
    windowMs: HOUR_MS,
    default: 5000,
    setting: 'CODES_PER_COUNTRY',
  },
  codesForNewPhones: {
    key: 'country',
    windowMs: HOUR_MS,
    default: 80,
    percentOf: 'codesPerCountry',
    setting: 'CODES_FOR_NEW_PHONES',
  },

  upcomingPerPhone: { key: 'phone', windowMs: null, default: 8, setting: 'UPCOMING_PER_PHONE' },
  bookingsPerPhone: { key: 'phone', windowMs: DAY_MS, default: 12, setting: 'BOOKINGS_PER_PHONE' },
  movesPerAppointment: {
    key: 'appointment',
    windowMs: DAY_MS,
    default: 3,
    setting: 'MOVES_PER_APPOINTMENT',
  },
  messagesPerPhone: { key: 'phone', windowMs: DAY_MS, default: 10, setting: 'MESSAGES_PER_PHONE' },

  // Bookings without a one-time code: the phone is not verified.
  bookingsPerPhoneAndAddress: {
    key: 'phone and address',
    windowMs: DAY_MS,
    default: 50,
    percentOf: 'bookingsPerPhone',
    setting: 'BOOKINGS_PER_PHONE_AND_ADDRESS',
  },
  bookingsPerAddress: {
    key: 'address',
    windowMs: HOUR_MS,
    default: 20,
    setting: 'BOOKINGS_PER_ADDRESS',
  },
  bookingsPerSubnet: {
    key: 'subnet',
    windowMs: HOUR_MS,
    default: 60,
    setting: 'BOOKINGS_PER_SUBNET',
  },
  bookingsPerBlock: {
    key: 'block',
    windowMs: HOUR_MS,
    default: 120,
    setting: 'BOOKINGS_PER_BLOCK',
  },
  bookingsPerPrefix: {
    key: 'number range',
    windowMs: HOUR_MS,
    default: 200,
    setting: 'BOOKINGS_PER_PREFIX',
  },
  bookingsPerDoctorAndDay: {
    key: 'network',
    windowMs: null,
    default: 25,
    unit: "% of a doctor's available times of a day",
    setting: 'BOOKINGS_PER_DOCTOR_AND_DAY',
  },

  holdsPerPhone: { key: 'phone', windowMs: null, default: 2, setting: 'HOLDS_PER_PHONE' },
  holdsAtOncePerAddress: {
    key: 'address',
    windowMs: null,
    default: 10,
    setting: 'HOLDS_AT_ONCE_PER_ADDRESS',
  },
  holdsPerDoctorAndDay: {
    key: 'doctor and day',
    windowMs: null,
    default: 50,
    unit: "% of a doctor's available times of a day",
    setting: 'HOLDS_PER_DOCTOR_AND_DAY',
  },
  holdsPerAddress: { key: 'address', windowMs: HOUR_MS, default: 60, setting: 'HOLDS_PER_ADDRESS' },
  holdsPerSubnet: { key: 'subnet', windowMs: HOUR_MS, default: 180, setting: 'HOLDS_PER_SUBNET' },
  holdsPerBlock: { key: 'block', windowMs: HOUR_MS, default: 360, setting: 'HOLDS_PER_BLOCK' },

  validationsPerAddress: {
    key: 'address',
    windowMs: HOUR_MS,
    default: 1200,
    setting: 'VALIDATIONS_PER_ADDRESS',
  },
  validationsPerSubnet: {
    key: 'subnet',
    windowMs: HOUR_MS,
    default: 3600,
    setting: 'VALIDATIONS_PER_SUBNET',
  },
  validationsPerBlock: {
    key: 'block',
    windowMs: HOUR_MS,
    default: 7200,
    setting: 'VALIDATIONS_PER_BLOCK',
  },
  searchesPerAddress: {
    key: 'address',
    windowMs: 10 * MINUTE_MS,
    default: 6000,
    setting: 'SEARCHES_PER_ADDRESS',
  },
  searchesPerSubnet: {
    key: 'subnet',
    windowMs: 10 * MINUTE_MS,
    default: 18_000,
    setting: 'SEARCHES_PER_SUBNET',
  },
  searchesPerBlock: {
    key: 'block',
    windowMs: 10 * MINUTE_MS,
    default: 36_000,
    setting: 'SEARCHES_PER_BLOCK',
  },

  clinicRequestsPerAddress: {
    key: 'address',
    windowMs: HOUR_MS,
    default: 10,
    setting: 'CLINIC_REQUESTS_PER_ADDRESS',
  },
  contactMessagesPerAddress: {
    key: 'address',
    windowMs: HOUR_MS,
    default: 20,
    setting: 'CONTACT_MESSAGES_PER_ADDRESS',
  },
  surveyAnswersPerAddress: {
    key: 'address',
    windowMs: HOUR_MS,
    default: 60,
    setting: 'SURVEY_ANSWERS_PER_ADDRESS',
  },
  formsPerSubnet: { key: 'subnet', windowMs: HOUR_MS, default: 120, setting: 'FORMS_PER_SUBNET' },
  formsPerBlock: { key: 'block', windowMs: HOUR_MS, default: 240, setting: 'FORMS_PER_BLOCK' },

  signInsPerAccountAndAddress: {
    key: 'account and address',
    windowMs: 15 * MINUTE_MS,
    default: 10,
    setting: 'SIGN_INS_PER_ACCOUNT_AND_ADDRESS',
  },
  signInsPerAddress: {
    key: 'address',
    windowMs: 15 * MINUTE_MS,
    default: 100,
    setting: 'SIGN_INS_PER_ADDRESS',
  },
  signInsPerSubnet: {
    key: 'subnet',
    windowMs: 15 * MINUTE_MS,
    default: 200,
    setting: 'SIGN_INS_PER_SUBNET',
  },
  signInsPerBlock: {
    key: 'block',
    windowMs: 15 * MINUTE_MS,
    default: 400,
    setting: 'SIGN_INS_PER_BLOCK',
  },
  // Wrong codes of an app, after a correct password.
  wrongTotpPerAccount: {
    key: 'account',
    windowMs: 15 * MINUTE_MS,
    default: 5,
    setting: 'WRONG_TOTP_PER_ACCOUNT',
  },
  // Attempts with a PIN on a device that knows the person.
  pinsPerDevice: {
    key: 'device',
    windowMs: 15 * MINUTE_MS,
    default: 100,
    setting: 'PINS_PER_DEVICE',
  },
  // Wrong PINs of a person on a device since the last correct one; then only all factors sign in.
  wrongPinsPerDevice: {
    key: 'account and device',
    windowMs: null,
    default: 5,
    setting: 'WRONG_PINS_PER_DEVICE',
  },
  // Wrong numbers or digits of a caller, by an account of support.
  wrongLookupsPerAccount: {
    key: 'account',
    windowMs: HOUR_MS,
    default: 5,
    setting: 'WRONG_LOOKUPS_PER_ACCOUNT',
  },
  // Wrong codes of patients' pages, by an account of the desk.
  wrongCheckInsPerAccount: {
    key: 'account',
    windowMs: HOUR_MS,
    default: 20,
    setting: 'WRONG_CHECK_INS_PER_ACCOUNT',
  },
  // Calls of the staff API.
  staffRequestsPerAccount: {
    key: 'account',
    windowMs: 10 * MINUTE_MS,
    default: 6000,
    setting: 'STAFF_REQUESTS_PER_ACCOUNT',
  },
  // Open streams of changes at the desk, in each process. A page of the desk opens one.
  streamsPerAccount: {
    key: 'account',
    windowMs: null,
    default: 20,
    setting: 'STREAMS_PER_ACCOUNT',
  },
  // Bookings at the desk. Each may send an SMS, to any phone.
  deskBookingsPerAccount: {
    key: 'account',
    windowMs: DAY_MS,
    default: 1000,
    setting: 'DESK_BOOKINGS_PER_ACCOUNT',
  },
  // Searches while a name or a phone is typed. Each returns up to eight phones.
  patientSearchesPerAccount: {
    key: 'account',
    windowMs: DAY_MS,
    default: 5000,
    setting: 'PATIENT_SEARCHES_PER_ACCOUNT',
  },
  // Looks at an appointment. Each returns a full phone, and the ids are those of the day.
  appointmentViewsPerAccount: {
    key: 'account',
    windowMs: DAY_MS,
    default: 5000,
    setting: 'APPOINTMENT_VIEWS_PER_ACCOUNT',
  },
  // Changes of how late a doctor is running. Each tells patients at most twice by SMS.
  delaysPerSchedule: {
    key: 'schedule',
    windowMs: DAY_MS,
    default: 20,
    setting: 'DELAYS_PER_SCHEDULE',
  },
  walkInsPerBranch: {
    key: 'branch',
    windowMs: DAY_MS,
    default: 500,
    setting: 'WALK_INS_PER_BRANCH',
  },
  // Subscriptions that an account makes.
  calendarsPerAccount: {
    key: 'account',
    windowMs: DAY_MS,
    default: 20,
    setting: 'CALENDARS_PER_ACCOUNT',
  },
  // Fetches of a subscription by calendar programs.
  calendarReads: {
    key: 'calendar',
    windowMs: HOUR_MS,
    default: 60,
    setting: 'CALENDAR_READS',
  },
  // Times that a patient stops the calendar of an appointment.
  calendarStops: {
    key: 'appointment',
    windowMs: DAY_MS,
    default: 20,
    setting: 'CALENDAR_STOPS',
  },
  // Absences that an account enters. Each may message every patient within it.
  absencesPerAccount: {
    key: 'account',
    windowMs: DAY_MS,
    default: 50,
    setting: 'ABSENCES_PER_ACCOUNT',
  },
  absencesPerDoctor: {
    key: 'doctor',
    windowMs: DAY_MS,
    default: 10,
    setting: 'ABSENCES_PER_DOCTOR',
  },
  // Files that an account uploads. Reading one takes up to 9 s.
  importsPerAccount: {
    key: 'account',
    windowMs: DAY_MS,
    default: 100,
    setting: 'IMPORTS_PER_ACCOUNT',
  },
  // Choices of the columns of a file. Matching its names takes up to 9 s.
  importMappingsPerAccount: {
    key: 'account',
    windowMs: HOUR_MS,
    default: 200,
    setting: 'IMPORT_MAPPINGS_PER_ACCOUNT',
  },
  previewsPerAccount: {
    key: 'account',
    windowMs: HOUR_MS,
    default: 300,
    setting: 'PREVIEWS_PER_ACCOUNT',
  },
  // Photographs and logos. Encoding one takes half a second.
  picturesPerAccount: {
    key: 'account',
    windowMs: HOUR_MS,
    default: 200,
    setting: 'PICTURES_PER_ACCOUNT',
  },
  logosPerClinic: {
    key: 'clinic',
    windowMs: DAY_MS,
    default: 30,
    setting: 'LOGOS_PER_CLINIC',
  },
  rehearsalsPerClinic: {
    key: 'clinic',
    windowMs: DAY_MS,
    default: 10,
    setting: 'REHEARSALS_PER_CLINIC',
  },
  // Other calendars of doctors that an account adds, and files of them that it uploads.
  busyCalendarsPerAccount: {
    key: 'account',
    windowMs: DAY_MS,
    default: 50,
    setting: 'BUSY_CALENDARS_PER_ACCOUNT',
  },
  // Each is fetched about every ten minutes.
  busyCalendarsPerDoctor: {
    key: 'doctor',
    windowMs: DAY_MS,
    default: 10,
    setting: 'BUSY_CALENDARS_PER_DOCTOR',
  },
  // Messages that staff send again although the provider accepted them.
  resendsPerAppointment: {
    key: 'appointment',
    windowMs: DAY_MS,
    default: 3,
    setting: 'RESENDS_PER_APPOINTMENT',
  },
  testMessagesPerAccount: {
    key: 'account',
    windowMs: HOUR_MS,
    default: 5,
    setting: 'TEST_MESSAGES_PER_ACCOUNT',
  },
} as const satisfies Record<string, LimitRow>;

export type LimitName = keyof typeof LIMITS;

/** The value of every limit, with the operator's settings applied. */
export type Limits = Readonly<Record<LimitName, number>>;

export const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[];

export const DEFAULT_LIMITS = Object.fromEntries(
  LIMIT_NAMES.map((name) => [name, LIMITS[name].default]),
) as Limits;

/** Returns the maximum count of a limit; a percentage of another limit is rounded up. */
export function maxOf(limits: Limits, name: LimitName): number {
  const row: LimitRow = LIMITS[name];
  const value = limits[name];
  if (row.percentOf === undefined) return value;
  return Math.ceil((limits[row.percentOf as LimitName] * value) / 100);
}

/** Returns the length of the window that a limit counts in, in milliseconds. */
export function windowMsOf(name: LimitName): number {
  const { windowMs } = LIMITS[name];
  if (windowMs === null) throw new Error(`${name} has no window to count in`);
  return windowMs;
}
