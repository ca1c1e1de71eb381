import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/domain/time/durations.ts';

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
  codesPerPhone: { key: 'phone', windowMs: 10 * MINUTE_MS, default: 6 },
  codesPerPhoneAndAddress: {
    key: 'phone and address',
    windowMs: 10 * MINUTE_MS,
    default: 50,
    percentOf: 'codesPerPhone',
  },
  codesPerPhoneDaily: { key: 'phone', windowMs: DAY_MS, default: 20 },
  codesPerPhoneAndAddressDaily: {
    key: 'phone and address',
    windowMs: DAY_MS,
    default: 50,
    percentOf: 'codesPerPhoneDaily',
  },
  codesPerAddress: { key: 'address', windowMs: HOUR_MS, default: 60 },
  codesPerSubnet: { key: 'subnet', windowMs: HOUR_MS, default: 3, percentOf: 'codesPerCountry' },
  codesPerBlock: { key: 'block', windowMs: HOUR_MS, default: 5, percentOf: 'codesPerCountry' },
  codesPerPrefix: { key: 'number range', windowMs: HOUR_MS, default: 200 },
  codesPerPrefixAndAddress: {
    key: 'number range and address',
    windowMs: HOUR_MS,
    default: 33,
    percentOf: 'codesPerPrefix',
  },
  codesPerCountry: { key: 'country', windowMs: HOUR_MS, default: 5000 },
  codesForNewPhones: {
    key: 'country',
    windowMs: HOUR_MS,
    default: 80,
    percentOf: 'codesPerCountry',
  },

  upcomingPerPhone: { key: 'phone', windowMs: null, default: 8 },
  bookingsPerPhone: { key: 'phone', windowMs: DAY_MS, default: 12 },
  movesPerAppointment: { key: 'appointment', windowMs: DAY_MS, default: 3 },
  // Of what patients do: what the clinic does is told besides.
  messagesPerPhone: { key: 'phone', windowMs: DAY_MS, default: 10 },
  messagesPerPrefix: { key: 'number range', windowMs: HOUR_MS, default: 300 },
  messagesPerBranch: { key: 'branch', windowMs: HOUR_MS, default: 3000 },
  messagesPerCountry: { key: 'country', windowMs: HOUR_MS, default: 100_000 },

  // Bookings without a one-time code: the phone is not verified.
  bookingsPerPhoneAndAddress: {
    key: 'phone and address',
    windowMs: DAY_MS,
    default: 50,
    percentOf: 'bookingsPerPhone',
  },
  bookingsPerAddress: { key: 'address', windowMs: HOUR_MS, default: 20 },
  bookingsPerSubnet: { key: 'subnet', windowMs: HOUR_MS, default: 60 },
  bookingsPerBlock: { key: 'block', windowMs: HOUR_MS, default: 120 },
  bookingsPerPrefix: { key: 'number range', windowMs: HOUR_MS, default: 200 },
  bookingsPerDoctorAndDay: {
    key: 'network',
    windowMs: null,
    default: 25,
    unit: "% of a doctor's available times of a day",
  },

  holdsPerPhone: { key: 'phone', windowMs: null, default: 2 },
  holdsAtOncePerAddress: { key: 'address', windowMs: null, default: 10 },
  holdsPerDoctorAndDay: {
    key: 'doctor and day',
    windowMs: null,
    default: 50,
    unit: "% of a doctor's available times of a day",
  },
  holdsPerAddress: { key: 'address', windowMs: HOUR_MS, default: 60 },
  holdsPerSubnet: { key: 'subnet', windowMs: HOUR_MS, default: 180 },
  holdsPerBlock: { key: 'block', windowMs: HOUR_MS, default: 360 },

  validationsPerAddress: { key: 'address', windowMs: HOUR_MS, default: 1200 },
  validationsPerSubnet: { key: 'subnet', windowMs: HOUR_MS, default: 3600 },
  validationsPerBlock: { key: 'block', windowMs: HOUR_MS, default: 7200 },
  searchesPerAddress: { key: 'address', windowMs: 10 * MINUTE_MS, default: 6000 },
  searchesPerSubnet: { key: 'subnet', windowMs: 10 * MINUTE_MS, default: 18_000 },
  searchesPerBlock: { key: 'block', windowMs: 10 * MINUTE_MS, default: 36_000 },

  clinicRequestsPerAddress: { key: 'address', windowMs: HOUR_MS, default: 10 },
  contactMessagesPerAddress: { key: 'address', windowMs: HOUR_MS, default: 20 },
  surveyAnswersPerAddress: { key: 'address', windowMs: HOUR_MS, default: 60 },
  formsPerSubnet: { key: 'subnet', windowMs: HOUR_MS, default: 120 },
  formsPerBlock: { key: 'block', windowMs: HOUR_MS, default: 240 },
  pageFailuresPerAddress: { key: 'address', windowMs: HOUR_MS, default: 20 },

  signInsPerAccountAndAddress: {
    key: 'account and address',
    windowMs: 15 * MINUTE_MS,
    default: 10,
  },
  signInsPerAddress: { key: 'address', windowMs: 15 * MINUTE_MS, default: 100 },
  signInsPerSubnet: { key: 'subnet', windowMs: 15 * MINUTE_MS, default: 200 },
  signInsPerBlock: { key: 'block', windowMs: 15 * MINUTE_MS, default: 400 },
  // Wrong codes of an app, after a correct password.
  wrongTotpPerAccount: { key: 'account', windowMs: 15 * MINUTE_MS, default: 5 },
  // Attempts with a PIN on a device that knows the person.
  pinsPerDevice: { key: 'device', windowMs: 15 * MINUTE_MS, default: 100 },
  // Wrong PINs of a person on a device since the last correct one; then only all factors sign in.
  wrongPinsPerDevice: { key: 'account and device', windowMs: null, default: 5 },
  // Wrong numbers or digits of a caller, by an account of support.
  wrongLookupsPerAccount: { key: 'account', windowMs: HOUR_MS, default: 5 },
  // Wrong codes of patients' pages, by an account of the desk.
  wrongCheckInsPerAccount: { key: 'account', windowMs: HOUR_MS, default: 20 },
  // Calls of the staff API.
  staffRequestsPerAccount: { key: 'account', windowMs: 10 * MINUTE_MS, default: 6000 },
  // Open streams of changes at the desk, in each process. A page of the desk opens one.
  streamsPerAccount: { key: 'account', windowMs: null, default: 20 },
  // Bookings at the desk. Each may send an SMS, to any phone.
  deskBookingsPerAccount: { key: 'account', windowMs: DAY_MS, default: 1000 },
  // Corrections to a phone that an appointment did not have. Each sends it a confirmation.
  correctionsPerPhone: { key: 'phone', windowMs: DAY_MS, default: 5 },
  // Searches while a name or a phone is typed, each of which returns up to eight phones, and for double bookings.
  patientSearchesPerAccount: { key: 'account', windowMs: DAY_MS, default: 5000 },
  // Looks at an appointment. Each returns a full phone, and the ids are those of the day.
  appointmentViewsPerAccount: { key: 'account', windowMs: DAY_MS, default: 5000 },
  // Changes of how late a doctor is running. Each tells patients at most twice by SMS.
  delaysPerSchedule: { key: 'schedule', windowMs: DAY_MS, default: 20 },
  walkInsPerBranch: { key: 'branch', windowMs: DAY_MS, default: 500 },
  // Subscriptions that an account makes.
  calendarsPerAccount: { key: 'account', windowMs: DAY_MS, default: 20 },
  // Fetches of a subscription by calendar programs.
  calendarReads: { key: 'calendar', windowMs: HOUR_MS, default: 60 },
  // Times that a patient stops the calendar of an appointment.
  calendarStops: { key: 'appointment', windowMs: DAY_MS, default: 20 },
  // Absences that an account enters. Each may message every patient within it.
  absencesPerAccount: { key: 'account', windowMs: DAY_MS, default: 50 },
  absencesPerDoctor: { key: 'doctor', windowMs: DAY_MS, default: 10 },
  // Absences that a doctor proposes, which a clinic reads.
  absenceProposalsPerAccount: { key: 'account', windowMs: DAY_MS, default: 20 },
  // Files that an account uploads. Reading one takes up to 9 s.
  importsPerAccount: { key: 'account', windowMs: DAY_MS, default: 100 },
  // Choices of the columns of a file. Matching its names takes up to 9 s.
  importMappingsPerAccount: { key: 'account', windowMs: HOUR_MS, default: 200 },
  previewsPerAccount: { key: 'account', windowMs: HOUR_MS, default: 300 },
  // Photographs and logos. Encoding one takes half a second.
  picturesPerAccount: { key: 'account', windowMs: HOUR_MS, default: 200 },
  logosPerClinic: { key: 'clinic', windowMs: DAY_MS, default: 30 },
  rehearsalsPerClinic: { key: 'clinic', windowMs: DAY_MS, default: 10 },
  // Other calendars of doctors that an account adds, and files of them that it uploads.
  busyCalendarsPerAccount: { key: 'account', windowMs: DAY_MS, default: 50 },
  // Each is fetched about every ten minutes.
  busyCalendarsPerDoctor: { key: 'doctor', windowMs: DAY_MS, default: 10 },
  // Messages that staff send again although the provider accepted them.
  resendsPerAppointment: { key: 'appointment', windowMs: DAY_MS, default: 3 },
  testMessagesPerAccount: { key: 'account', windowMs: HOUR_MS, default: 5 },
} as const satisfies Record<string, LimitRow>;

export type LimitName = keyof typeof LIMITS;

/** The value of every limit, with the operator's settings applied. */
export type Limits = Readonly<Record<LimitName, number>>;

export const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[];

export const DEFAULT_LIMITS = Object.fromEntries(
  LIMIT_NAMES.map((name) => [name, LIMITS[name].default]),
) as Limits;

/** Returns the environment variable that overrides a limit: `CODES_PER_PHONE` for `codesPerPhone`. */
export function settingOf(name: LimitName): string {
  return name.replaceAll(/[A-Z]/g, '_$&').toUpperCase();
}

/** Tells whether a limit is a percentage, of another limit or of times. */
export function isPercentage(name: LimitName): boolean {
  const { percentOf, unit }: LimitRow = LIMITS[name];
  return percentOf !== undefined || unit !== undefined;
}

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
