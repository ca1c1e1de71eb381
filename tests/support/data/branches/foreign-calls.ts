import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { IMPORT_KINDS } from '#shared/domain/clinic-data/imports/import-kinds.ts';
import { hoursOf } from '../setup.ts';
import { SERVICE, APPOINTMENT_DAY, type BranchData } from './branch-data.ts';

type Name = keyof StaffEndpoints;
type Build<N extends Name> = (theirs: BranchData, own: BranchData) => InputOf<StaffEndpoints[N]>;

/** The calls by which an account could reach data of another branch. */
interface ForeignCalls<N extends Name> {
  /** Calls about data of another branch, which are a 404. */
  readonly theirs?: readonly Build<N>[];
  /** Calls about own data that name data of another branch, answered as if that did not exist. */
  readonly mixed?: readonly Build<N>[];
  /** Calls that name no data, and respond with the own one only. */
  readonly lists?: readonly InputOf<StaffEndpoints[N]>[];
}

const KEY = '00000000-0000-4000-8000-000000000000';
const day = APPOINTMENT_DAY;
const starts_at = `${APPOINTMENT_DAY}T10:00:00Z`;
const file = new Blob(['Name;Price\nCardiologist;1000\n']);
const absentDays = { first_day: '2026-12-17', last_day: '2026-12-17' };
const colleague = { username: 'dora', display_name: '', clinic_ids: [] };
const desk = { position: 'desk', doctor_id: null } as const;
const closed = { holiday_id: null, choice: 'closed', hours: [], intent: 'confirm' } as const;
const season = { season_id: 1, hours: [], weekday_hours: [], intent: 'confirm' } as const;
const patient = {
  given_name: 'Kata',
  surname: null,
  phone: '',
  insurance: null,
  additional_fields: [],
};
const newDoctor = {
  names: { hu: 'Kis Pál', en: 'Pál Kis', ru: 'Пал Киш' },
  descriptions: {},
  practising_since: null,
  languages: ['hu'],
  service_id: SERVICE,
  price: 10_000,
  duration_minutes: 30,
};
const newBranch = {
  city_id: 10,
  city_area_id: null,
  names: { hu: 'Buda', en: 'Buda', ru: 'Буда' },
  addresses: { hu: 'Fő utca 1', en: 'Fő utca 1', ru: 'Fő utca 1' },
  lat: 47.5,
  lng: 19.04,
  phone: null,
  directions: null,
  parking: null,
  is_wheelchair_accessible: null,
  cancel_hours: null,
};
const directions = { field: 'parking.hu', value: 'Az udvarban', live: null, draft_id: null };
const planOf = ({ offer, price, plan }: BranchData) => ({
  id: offer,
  price: 5,
  seen_price: price,
  planned_id: plan,
});
const priceOf = ({ offer, price }: BranchData) => ({ id: offer, price: 5, seen_price: price });
const mapping = { sheet: 0, header_row: 1, columns: { name: 0, price: 1 } };
const upload = ({ clinic }: BranchData) => ({ clinic, file_name: 'a.csv', file });
/** Builds the same call about an import of each kind. */
const ofEachImport = <Input>(build: (id: number) => Input) =>
  IMPORT_KINDS.map(
    (kind) =>
      ({ imports }: BranchData) =>
        build(imports[kind]),
  );

const newOffer = { service_id: 1, price: 5, duration_minutes: 30 };

/**
 * The calls of accounts whose permissions reach their own branches or themselves only, by operation. Every such
 * operation is in the table.
 */
export const FOREIGN_CALLS: { readonly [N in Name]?: ForeignCalls<N> } = {
  listAccess: { lists: [{}] },
  staffMe: { lists: [{}] },
  removeSecondFactor: { theirs: [({ secondFactor }) => ({ id: secondFactor })] },
  endSession: { theirs: [({ session }) => ({ id: session })] },

  listAccounts: { lists: [{}] },
  clinicHeads: { lists: [{}] },
  account: { theirs: [({ account }) => ({ id: account })] },
  inviteAccount: {
    mixed: [
      ({ branch }) => ({
        ...colleague,
        role: 'clinic_branch_admin',
        branch_rights: {
          ...desk,
          branch_ids: [branch],
        },
      }),
      ({ branch }, own) => ({
        ...colleague,
        role: 'clinic_branch_admin',
        branch_rights: {
          ...desk,
          branch_ids: [own.branch, branch],
        },
      }),
      ({ doctor }, own) => ({
        ...colleague,
        role: 'clinic_branch_admin',
        branch_rights: {
          position: 'doctor',
          branch_ids: [own.branch],
          doctor_id: doctor,
        },
      }),
      ({ clinic }) => ({ ...colleague, role: 'clinic_admin', clinic_ids: [clinic] }),
    ],
  },
  renewInvitation: { theirs: [({ account }) => ({ id: account })] },
  waitingInvitations: { lists: [{}] },
  approveInvitation: { theirs: [({ account }) => ({ id: account })] },
  stopInvitation: { theirs: [({ account }) => ({ id: account })] },
  changeAccount: {
    theirs: [({ account, branch }) => ({ id: account, ...desk, branch_ids: [branch] })],
    mixed: [({ branch }, own) => ({ id: own.account, ...desk, branch_ids: [branch] })],
  },
  endAccountSessions: { theirs: [({ account }) => ({ id: account })] },
  lockAccount: { theirs: [({ account }) => ({ id: account, is_locked: true })] },
  accountAccess: { theirs: [({ account }) => ({ id: account })] },
  endAccountFeed: {
    theirs: [({ account, feed }) => ({ id: account, feed })],
    mixed: [({ feed }, own) => ({ id: own.account, feed })],
  },
  withdrawLink: {
    theirs: [({ account }) => ({ id: account, opened: account })],
    mixed: [({ account }, own) => ({ id: own.account, opened: account })],
  },
  audit: {
    lists: [{}],
    mixed: [
      ({ username }) => ({ person: username }),
      ({ branch }) => ({ subject: 'clinic_branch', subject_id: branch }),
    ],
  },

  content: { lists: [{}], mixed: [({ clinic }) => ({ clinic })] },
  contentRow: {
    theirs: [
      ({ wholeClinic }) => ({ subject: 'clinic', id: wholeClinic }),
      ({ branch }) => ({ subject: 'clinic_branch', id: branch }),
      ({ doctor }) => ({ subject: 'doctor', id: doctor }),
    ],
  },
  saveContentDrafts: {
    theirs: [({ branch }) => ({ subject: 'clinic_branch', id: branch, changes: [directions] })],
  },
  discardContentDrafts: {
    mixed: [({ draft }) => ({ ids: [draft] }), ({ draft }, own) => ({ ids: [own.draft, draft] })],
  },
  publishContentDrafts: {
    mixed: [({ draft }) => ({ ids: [draft] }), ({ draft }, own) => ({ ids: [own.draft, draft] })],
  },
  previewContent: {
    theirs: [
      ({ branch }) => ({
        subject: 'clinic_branch',
        id: branch,
        ids: [],
        language: 'hu',
        device: 'mobile',
      }),
    ],
    mixed: [
      ({ draft }, { branch }) => ({
        subject: 'clinic_branch',
        id: branch,
        ids: [draft],
        language: 'hu',
        device: 'mobile',
      }),
    ],
  },
  preparations: { lists: [{}], mixed: [({ clinic }) => ({ clinic })] },
  savePreparation: {
    theirs: [
      ({ branch }) => ({ service_id: SERVICE, branch_ids: [branch], preparation: null }),
      ({ branch }, own) => ({
        service_id: SERVICE,
        branch_ids: [own.branch, branch],
        preparation: null,
      }),
    ],
  },
  savePortrait: { theirs: [({ doctor }) => ({ id: doctor, consent: true, file })] },
  saveLogo: { theirs: [({ wholeClinic }) => ({ id: wholeClinic, file })] },
  deletePortrait: { theirs: [({ doctor }) => ({ id: doctor })] },

  schedules: { lists: [{}] },
  schedule: { theirs: [({ schedule }) => ({ id: schedule })] },
  saveHours: { theirs: [({ schedule }) => hoursFor(schedule)] },
  saveDays: {
    theirs: [
      ({ schedule }) => ({
        id: schedule,
        from: '2026-12-10',
        to: '2026-12-10',
        hours: [],
        is_phone_only: false,
        intent: 'confirm',
      }),
    ],
  },
  prices: { lists: [{}], mixed: [({ clinic }) => ({ clinic })] },
  priceChanges: { theirs: [({ offer }) => ({ id: offer })] },
  offerableServices: { theirs: [({ schedule }) => ({ id: schedule })] },
  addOffer: {
    theirs: [
      ({ schedule }) => ({
        schedule_id: schedule,
        service_id: SERVICE,
        price: 10_000,
        duration_minutes: 30,
        is_confirmed: true,
      }),
    ],
  },
  undoPlannedPrices: {
    theirs: [({ plan }) => ({ ids: [plan] })],
    mixed: [({ plan }, own) => ({ ids: [own.plan, plan] })],
  },
  planPrices: {
    theirs: [
      (theirs) => ({ starts_on: '2026-12-02', changes: [planOf(theirs)] }),
      (theirs, own) => ({ starts_on: '2026-12-02', changes: [planOf(own), planOf(theirs)] }),
    ],
  },
  saveFollowUp: {
    theirs: [
      ({ offer }) => ({ id: offer, price: 1, minutes: 5, seen_price: null, seen_minutes: null }),
    ],
  },
  savePrices: {
    theirs: [
      (theirs) => ({ changes: [priceOf(theirs)] }),
      (theirs, own) => ({ changes: [priceOf(own), priceOf(theirs)] }),
    ],
  },
  branchHolidays: { lists: [{}], mixed: [({ clinic }) => ({ clinic })] },
  saveBranchHoliday: {
    theirs: [
      ({ branch }) => ({ branch_ids: [branch], ...closed, hours: [] }),
      ({ branch }, own) => ({ branch_ids: [own.branch, branch], ...closed, hours: [] }),
    ],
  },
  saveBranchSeason: {
    theirs: [
      ({ branch }) => ({ branch_ids: [branch], ...season, hours: [], weekday_hours: [] }),
      ({ branch }, own) => ({
        branch_ids: [own.branch, branch],
        ...season,
        hours: [],
        weekday_hours: [],
      }),
    ],
  },
  onboardings: { lists: [{}] },
  ownClinics: { lists: [{}] },
  proposals: { lists: [{}], mixed: [({ clinic }) => ({ clinic })] },
  proposeDoctor: { theirs: [({ branch }) => ({ ...newDoctor, branch_id: branch })] },
  proposePlace: {
    theirs: [({ branch, doctor }) => ({ ...newOffer, branch_id: branch, doctor_id: doctor })],
    mixed: [
      ({ branch }, own) => ({ ...newOffer, branch_id: branch, doctor_id: own.doctor }),
      ({ doctor }, own) => ({ ...newOffer, branch_id: own.branch, doctor_id: doctor }),
    ],
  },
  proposeBranch: {
    theirs: [({ clinic }) => ({ ...newBranch, clinic_id: clinic, proposal_id: null })],
  },
  proposePartner: {
    theirs: [({ clinic }) => ({ clinic_id: clinic, legal_name: 'Kft.', tax_number: '1' })],
  },
  renewProposal: { theirs: [({ proposal }) => ({ id: proposal })] },
  withdrawProposal: { theirs: [({ proposal }) => ({ id: proposal, version: 1 })] },
  accountManagers: { lists: [{}], mixed: [({ clinic }) => ({ clinic })] },
  ownContact: { lists: [{}] },
  saveOwnContact: { lists: [{ phone: null }] },
  bookRehearsal: {
    theirs: [({ clinic, doctor }) => ({ id: clinic, doctor_id: doctor, phone: '+36201234567' })],
  },

  deskBranches: { lists: [{}] },
  deskDoctors: { theirs: [({ branch }) => ({ id: branch })] },
  deskDay: {
    theirs: [({ branch }) => ({ id: branch, day })],
    mixed: [({ doctor }, own) => ({ id: own.branch, day, doctor })],
  },
  deskSpan: {
    theirs: [({ branch }) => ({ id: branch, day, days: 7 })],
    mixed: [({ doctor }, own) => ({ id: own.branch, day, days: 7, doctor })],
  },
  deskChanges: { theirs: [({ branch }) => ({ id: branch })] },
  deskTasks: { theirs: [({ branch }) => ({ id: branch })] },
  findTimes: {
    theirs: [({ branch }) => ({ id: SERVICE, branch })],
    lists: [{ id: SERVICE }],
  },
  findTimesOfOffer: { theirs: [({ offer }) => ({ id: offer })] },
  proposeSeries: {
    theirs: [({ offer }) => ({ id: offer, from: day, count: 2, interval: 7, minute: 540 })],
  },
  timeChoices: { lists: [{}] },
  deskPreparation: { theirs: [({ offer }) => ({ id: offer, language: 'hu' })] },
  cancelledAppointments: {
    theirs: [({ branch }) => ({ id: branch, day })],
    mixed: [({ schedule }, own) => ({ id: own.branch, day, schedule })],
  },
  findPatients: {
    theirs: [({ branch, phone }) => ({ id: branch, text: phone })],
    mixed: [
      ({ phone }, own) => ({ id: own.branch, text: phone }),
      ({ appointment }, own) => ({ id: own.branch, text: String(appointment) }),
      ({ surname }, own) => ({ id: own.branch, text: surname }),
    ],
  },
  findDoubleBookings: {
    theirs: [({ offer, phone }) => ({ id: offer, phone, starts_at })],
    mixed: [({ phone }, { offer }) => ({ id: offer, phone, starts_at })],
  },
  deskAppointmentDetails: { theirs: [({ appointment }) => ({ id: appointment })] },
  bookAtDesk: {
    theirs: [
      ({ offer }) => ({
        key: KEY,
        offer,
        starts_at,
        source: 'phone',
        given_name: 'Éva',
        phone: '',
      }),
    ],
  },
  bookFollowUp: {
    theirs: [
      ({ appointment, offer }) => ({ id: appointment, key: KEY, offer, starts_at }),
      ({ appointment }, { offer }) => ({ id: appointment, key: KEY, offer, starts_at }),
      ({ offer }, { appointment }) => ({ id: appointment, key: KEY, offer, starts_at }),
    ],
  },
  moveAtDesk: {
    theirs: [
      ({ appointment, offer }) => ({ id: appointment, offer, starts_at }),
      ({ appointment }, { offer }) => ({ id: appointment, offer, starts_at }),
      ({ offer }, { appointment }) => ({ id: appointment, offer, starts_at }),
    ],
  },
  cancelAtDesk: {
    theirs: [({ appointment }) => ({ id: appointment, by: 'clinic', reason: 'Beteg' })],
  },
  correctAtDesk: {
    theirs: [
      ({ appointment }) => ({ id: appointment, from: patient, to: patient }),
      ({ offer: to }, { appointment, offer: from }) => ({
        id: appointment,
        from: patient,
        to: patient,
        offer: { from, to },
      }),
    ],
  },
  saveAppointmentNote: { theirs: [({ appointment }) => ({ id: appointment, note: 'Hívni' })] },
  resendAppointmentLink: { theirs: [({ appointment }) => ({ id: appointment })] },
  reachByPhone: { theirs: [({ appointment }) => ({ id: appointment })] },
  setAttendance: {
    theirs: [({ appointment }) => ({ id: appointment, from: 'expected', to: 'arrived' })],
  },
  checkIn: { theirs: [({ branch, checkInCode }) => ({ id: branch, code: checkInCode })] },
  setDelay: { theirs: [({ schedule }) => ({ id: schedule, minutes: 20 })] },
  setMaxExtra: { theirs: [({ schedule }) => ({ id: schedule, max_extra: 3 })] },
  arrangeDoctors: {
    theirs: [
      ({ branch }) => ({ id: branch, schedules: [] }),
      ({ branch, schedule }) => ({ id: branch, schedules: [schedule] }),
    ],
  },
  deskQueue: { theirs: [({ branch }) => ({ id: branch })] },
  setUpQueue: { theirs: [({ branch }) => ({ id: branch, is_open: false, has_new_screen: true })] },
  addWalkIn: {
    theirs: [
      ({ branch }) => ({
        id: branch,
        key: KEY,
        schedule_id: null,
        service: SERVICE,
        given_name: '',
      }),
      ({ schedule }, { branch }) => ({
        id: branch,
        key: KEY,
        schedule_id: schedule,
        service: SERVICE,
        given_name: '',
      }),
    ],
  },
  changeWalkIn: {
    theirs: [
      ({ ticket }) => ({ id: ticket, action: 'remove', version: 1 }),
      ({ schedule }, { ticket }) => ({
        id: ticket,
        action: 'take',
        version: 1,
        schedule_id: schedule,
      }),
    ],
  },
  createCalendarFeed: {
    theirs: [
      ({ branch }) => ({ branch_id: branch, doctor_id: null, detail: 'busy' }),
      ({ doctor }, { branch }) => ({ branch_id: branch, doctor_id: doctor, detail: 'busy' }),
    ],
  },
  deleteCalendarFeed: { theirs: [({ feed }) => ({ id: feed })] },

  doctorsInReach: { lists: [{}] },
  absences: { lists: [{}] },
  absenceProposals: { lists: [{}] },
  acceptAbsenceProposal: { theirs: [({ absenceProposal }) => ({ id: absenceProposal })] },
  rejectAbsenceProposal: {
    theirs: [({ absenceProposal }) => ({ id: absenceProposal, answer: 'Nem' })],
  },
  withdrawAbsenceProposal: { theirs: [({ absenceProposal }) => ({ id: absenceProposal })] },
  beginAbsence: { theirs: [({ doctor }) => ({ doctor, ...absentDays })] },
  absence: { theirs: [({ absence }) => ({ id: absence })] },
  confirmAbsence: { theirs: [({ absence }) => ({ id: absence, proposals: [] })] },
  endAbsence: { theirs: [({ absence }) => ({ id: absence })] },
  busyCalendars: { lists: [{}] },
  addBusyCalendar: {
    theirs: [({ doctor }) => ({ doctor_id: doctor, address: 'https://example.com/a.ics' })],
  },
  uploadBusyCalendar: {
    theirs: [
      ({ doctor, calendarFile }) => ({ doctor, calendar: calendarFile, file }),
      ({ calendarFile }, { doctor }) => ({ doctor, calendar: calendarFile, file }),
    ],
  },
  pauseBusyCalendar: { theirs: [({ calendar }) => ({ id: calendar, is_paused: true })] },
  removeBusyCalendar: {
    theirs: [({ calendar }) => ({ id: calendar }), ({ calendarFile }) => ({ id: calendarFile })],
  },

  imports: { lists: [{}], theirs: [({ clinic }) => ({ clinic })] },
  uploadPrices: { theirs: [upload] },
  uploadAppointments: { theirs: [upload] },
  uploadDoctors: { theirs: [upload] },
  uploadHours: { theirs: [upload] },
  import: { theirs: ofEachImport((id) => ({ id })) },
  mapImport: { theirs: ofEachImport((id) => ({ id, ...mapping })) },
  matchImport: {
    theirs: ofEachImport((id) => ({ id, matches: [{ key: 'a', service_id: SERVICE }] })),
  },
  matchDoctors: {
    theirs: ofEachImport((id) => ({ id, matches: [{ key: 'a', schedule_id: null }] })),
  },
  matchPeople: { theirs: ofEachImport((id) => ({ id, matches: [{ key: 'a', doctor_id: null }] })) },
  chooseImport: { theirs: ofEachImport((id) => ({ id, reminds: true })) },
  applyImport: { theirs: ofEachImport((id) => ({ id, fingerprint: '' })) },
  undoImport: { theirs: ofEachImport((id) => ({ id })) },

  figures: { lists: [{}] },
  receivedReviews: { lists: [{}, { state: 'answered' }] },
  saveReply: {
    theirs: [
      ({ review }) => ({ id: review, text: 'Köszönjük.', language: 'hu', version: null }),
      ({ answeredReview }) => ({
        id: answeredReview,
        text: 'Köszönjük.',
        language: 'hu',
        version: 1,
      }),
    ],
  },
  deleteReply: { theirs: [({ answeredReview }) => ({ id: answeredReview, version: 1 })] },
  reportReview: { theirs: [({ review }) => ({ id: review, reason: 'insult', comment: '' })] },
};

function hoursFor(schedule: number): InputOf<StaffEndpoints['saveHours']> {
  const { intent: _intent, ...hours } = hoursOf(schedule, [[540, 600]]);
  return { ...hours, intent: 'confirm' };
}
