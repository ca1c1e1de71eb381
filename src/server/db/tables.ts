// The rows of the tables, and the values of domains. Written by `npm run schema`, compared by tests/api/operations/schema.test.ts.
import type { Preparation } from '#shared/domain/booking/preparation.ts';
import type { LocalizedText } from '#shared/i18n/languages.ts';

/** A text in the languages of the country; other languages may be missing. */
export type Names = Readonly<Partial<LocalizedText>>;

/** The tables of a country's database by name, with the types that a query returns. */
export interface Tables {
  absence: {
    id: number;
    doctor_id: number;
    schedule_ids: number[];
    starts_at: Date;
    ends_at: Date;
    reason: string;
    created_at: Date;
    confirmed_by: string | null;
    apply_at: Date | null;
    ended_at: Date | null;
  };
  absence_alternative: {
    token_hash: string;
    absence_id: number;
    appointment_id: number;
    doctor_service_id: number;
  };
  absence_appointment: {
    absence_id: number;
    appointment_id: number;
    sequence: number;
    starts_at: Date;
    proposal: 'choice' | 'same_doctor' | 'colleague' | 'cancel' | 'call';
    outcome: 'told' | 'moved' | 'cancelled' | 'call' | 'skipped' | null;
  };
  absence_proposal: {
    id: number;
    doctor_id: number;
    schedule_ids: number[];
    first_day: string;
    last_day: string | null;
    reason: string;
    proposed_at: Date;
    proposed_by: string;
    decision: 'accepted' | 'rejected' | 'withdrawn' | null;
    decided_at: Date | null;
    decided_by: string | null;
    answer: string | null;
    absence_id: number | null;
  };
  appointment: {
    id: number;
    hash: string;
    schedule_id: number;
    doctor_service_id: number;
    starts_at: Date;
    ends_at: Date;
    status: 'booked' | 'cancelled' | 'completed';
    client_name: string;
    client_surname: string | null;
    client_phone: string;
    language: string;
    price: number;
    discount: number;
    total: number;
    insurance_id: number | null;
    consents: string[];
    additional_fields: unknown;
    origin: unknown;
    created_at: Date;
    sequence: number;
    changed_at: Date | null;
    notify: boolean;
    erased_at: Date | null;
    network_hash: string | null;
    doctor_id: number;
    source: 'online' | 'phone' | 'desk' | 'walk_in' | 'import' | 'rehearsal';
    created_by: number | null;
    cancelled_by: 'patient' | 'clinic' | 'operator' | null;
    cancel_reason: string | null;
    is_extra: boolean;
    is_outside_hours: boolean;
    note: string;
    attendance: 'expected' | 'arrived' | 'in_room' | 'seen' | 'no_show';
    arrived_at: Date | null;
    started_at: Date | null;
    finished_at: Date | null;
    scanned_at: Date | null;
    coming_at: Date | null;
    notice_until: Date | null;
    is_cancelled_late: boolean;
    is_follow_up: boolean;
    service_corrections: number;
  };
  appointment_calendar: {
    appointment_id: number;
    revision: number;
  };
  appointment_event: {
    id: number;
    appointment_id: number;
    at: Date;
    action:
      | 'booked'
      | 'moved'
      | 'corrected'
      | 'cancelled'
      | 'reviewed'
      | 'erased'
      | 'arrived'
      | 'in_room'
      | 'seen'
      | 'no_show'
      | 'undone'
      | 'viewed'
      | 'confirmed'
      | 'resent'
      | 'reached'
      | 'noted';
    actor: string;
    address_hash: string | null;
    starts_at: Date;
    silent_reason: 'told_by_phone' | 'told_in_person' | 'mistake' | null;
  };
  branch_holiday: {
    clinic_branch_id: number;
    holiday_id: number | null;
    choice: 'closed' | 'usual' | 'official' | 'hours';
    hours: unknown;
    is_automatic: boolean;
  };
  branch_preparation: {
    clinic_branch_id: number;
    service_id: number;
    preparation: Preparation;
  };
  branch_season: {
    clinic_branch_id: number;
    season_id: number;
    hours: unknown;
    weekday_hours: unknown;
  };
  busy_calendar: {
    id: number;
    doctor_id: number;
    schedule_ids: number[];
    address_sealed: string | null;
    host: string | null;
    created_at: Date;
    read_at: Date | null;
    content_at: Date | null;
    known_until: Date | null;
    unread_count: number;
    etag: string | null;
    last_modified: string | null;
    next_read_at: Date | null;
    is_paused: boolean;
    failures: number;
    fault: string | null;
    fault_number: number | null;
    read_count: number | null;
    unread: unknown;
  };
  calendar_feed: {
    id: number;
    token_hash: string;
    staff_user_id: number;
    clinic_branch_id: number;
    doctor_id: number | null;
    detail: 'busy' | 'service';
    created_at: Date;
    read_at: Date | null;
  };
  checked_text: {
    subject_table:
      | 'city'
      | 'city_area'
      | 'service_category'
      | 'service'
      | 'insurance'
      | 'clinic'
      | 'clinic_branch'
      | 'doctor';
    subject_id: number;
    field: string;
    language: string;
    text: string;
    source: string;
    checked_at: Date;
    checked_by: string;
  };
  city: {
    id: number;
    slug: string;
    names: Names;
    time_zone: string;
    lat: number;
    lng: number;
    position: number;
    locative_names: Names | null;
    is_active: boolean;
    merged_into_id: number | null;
  };
  city_area: {
    id: number;
    city_id: number;
    slug: string;
    names: Names;
    lat: number;
    lng: number;
    sitemap_index: boolean;
    is_active: boolean;
    merged_into_id: number | null;
  };
  clinic: {
    id: number;
    slug: string;
    names: Names;
    descriptions: Names;
    logo: string | null;
    website: string | null;
    is_draft: boolean;
  };
  clinic_account_manager: {
    clinic_id: number;
    staff_user_id: number;
  };
  clinic_branch: {
    id: number;
    clinic_id: number;
    city_id: number;
    city_area_id: number | null;
    names: Names;
    addresses: Names;
    lat: number;
    lng: number;
    stations: unknown;
    phone: string | null;
    parking: Names | null;
    is_wheelchair_accessible: boolean | null;
    cancel_hours: number | null;
    directions: Names | null;
  };
  clinic_branch_field: {
    id: number;
    clinic_branch_id: number;
    param_name: string;
    titles: Names;
    type: 'integer' | 'boolean' | 'date' | 'email' | 'gender' | 'text' | 'tax_id';
    is_required: boolean;
    min_length: number | null;
    max_length: number | null;
    position: number;
  };
  clinic_logo: {
    hash: string;
    clinic_id: number;
    url: string;
  };
  clinic_logo_file: {
    hash: string;
    size: number;
    format: 'avif' | 'webp' | 'png';
    data: Buffer;
  };
  clinic_onboarding: {
    clinic_id: number;
    clinic_request_id: number | null;
    owner_id: number;
    started_at: Date;
    published_at: Date | null;
  };
  clinic_partner: {
    clinic_id: number;
    legal_name: string;
    tax_number: string;
    contact_name: string;
    contact_phone: string;
    contact_email: string;
  };
  clinic_proposal: {
    id: number;
    clinic_id: number;
    kind: 'doctor' | 'branch' | 'partner' | 'offer';
    doctor_id: number | null;
    input: unknown;
    proposed_by: number;
    proposed_at: Date;
    reason: string | null;
    version: number;
  };
  clinic_request: {
    id: number;
    clinic_name: string;
    contact_name: string;
    phone: string;
    email: string;
    city: string;
    comment: string | null;
    consents: string[];
    language: string;
    created_at: Date;
    done_at: Date | null;
    done_by: string | null;
    note: string | null;
    owner_id: number | null;
  };
  contact_message: {
    id: number;
    name: string;
    email: string | null;
    phone: string | null;
    message: string;
    consents: string[];
    language: string;
    created_at: Date;
    done_at: Date | null;
    done_by: string | null;
    note: string | null;
    owner_id: number | null;
  };
  content_draft: {
    id: number;
    subject_table: 'clinic' | 'clinic_branch' | 'doctor';
    subject_id: number;
    names: Names;
    field: string;
    value: unknown;
    base: unknown;
    drafted_at: Date;
    drafted_by: string;
  };
  demand_week: {
    week: string;
    city_id: number;
    service_id: number;
    looked: Buffer;
    unmet: Buffer;
  };
  desk_order: {
    clinic_branch_id: number;
    schedules: number[];
  };
  doctor: {
    id: number;
    slug: string;
    names: Names;
    descriptions: Names;
    portrait: string | null;
    practising_since: number | null;
    academic_statuses: Names | null;
    science_degrees: Names | null;
    languages: string[];
    is_active: boolean;
    feedback_count: number;
    feedback_sum: number;
    register_number: string | null;
    education: unknown;
    workplaces: unknown;
    conditions: unknown;
    unproved_count: number;
    unproved_sum: number;
    is_draft: boolean;
  };
  doctor_block: {
    id: number;
    doctor_id: number;
    starts_at: Date;
    ends_at: Date;
    reason: string;
    schedule_id: number | null;
    absence_id: number | null;
    busy_calendar_id: number | null;
  };
  doctor_listing: {
    doctor_service_id: number;
    doctor_id: number;
    service_id: number;
    city_id: number;
    city_area_id: number | null;
    clinic_id: number;
    clinic_branch_id: number;
    schedule_id: number;
    steps: number;
    rank: number;
    feedback_count: number;
    feedback_sum: number;
    total: number;
    practising_since: number | null;
    age_from: number;
    age_to: number | null;
    languages: string[];
    insurances: number[];
    lat: number;
    lng: number;
    is_active: boolean;
    is_premium: boolean;
    unproved_count: number;
    unproved_sum: number;
  };
  doctor_portrait: {
    doctor_id: number;
    hash: string;
    consent_at: Date;
    consent_by: string;
  };
  doctor_portrait_file: {
    doctor_id: number;
    size: number;
    format: 'avif' | 'webp' | 'jpg';
    data: Buffer;
  };
  doctor_service: {
    id: number;
    doctor_id: number;
    service_id: number;
    schedule_id: number;
    clinic_branch_id: number;
    type: 'initial-appointment' | 'procedure';
    price: number;
    discount: number;
    total: number;
    duration_minutes: number;
    steps: number;
    age_from: number;
    age_to: number | null;
    insurances: number[];
    is_premium: boolean;
    qualifications: Names | null;
    on_walk_in_basis: boolean;
    avg_waiting_minutes: number | null;
    price_conditions: Names | null;
    is_active: boolean;
    feedback_count: number;
    feedback_sum: number;
    is_inactive_with_service: boolean;
    unproved_count: number;
    unproved_sum: number;
    follow_up_price: number | null;
    follow_up_minutes: number | null;
  };
  erasure: {
    id: number;
    appointment_id: number;
    phone: string | null;
    state: 'prepared' | 'confirmed' | 'rejected' | 'expired';
    prepared_by: number;
    prepared_at: Date;
    expires_at: Date;
    decided_by: number | null;
    decided_at: Date | null;
    erased_at: Date | null;
    erased_appointments: number;
    erased_reviews: number;
    erased_messages: number;
    erased_requests: number;
  };
  external_ref: {
    clinic_id: number;
    system: string;
    kind: 'doctor' | 'branch' | 'schedule';
    external_id: string;
    doctor_id: number | null;
    clinic_branch_id: number | null;
    schedule_id: number | null;
  };
  former_slug: {
    kind: 'city' | 'city_area' | 'service_category' | 'service';
    city_id: number | null;
    slug: string;
    row_id: number;
  };
  holiday: {
    id: number;
    day: string;
    kind: 'closed' | 'moved_rest' | 'moved_work' | 'short' | 'optional';
    as_weekday: number | null;
    names: Names;
    is_confirmed: boolean;
    source_url: string;
  };
  holiday_year: {
    year: number;
  };
  idempotency_key: {
    key: string;
    body_hash: string;
    appointment_id: number;
    created_at: Date;
    starts_at: Date;
    ends_at: Date;
  };
  import: {
    id: number;
    clinic_id: number;
    file_name: string;
    file_hash: string;
    state: 'refused' | 'read' | 'applied' | 'undone';
    refusal: unknown;
    sheets: unknown;
    mapping: unknown;
    proposals: unknown;
    choices: unknown;
    report: unknown;
    created_at: Date;
    created_by: string;
    applied_at: Date | null;
    undone_at: Date | null;
    kind: 'prices' | 'appointments' | 'doctors' | 'hours';
    fhir: unknown;
  };
  import_appointment: {
    appointment_id: number;
    import_id: number;
    starts_at: Date;
  };
  import_change: {
    import_id: number;
    doctor_service_id: number;
    before: unknown;
    imported_before: unknown;
    after: unknown;
  };
  import_doctor: {
    clinic_id: number;
    name_key: string;
    schedule_id: number | null;
    confirmed_by: string;
    confirmed_at: Date;
  };
  import_doctor_change: {
    import_id: number;
    doctor_id: number;
    before: unknown;
    imported_before: unknown;
    after: unknown;
    schedule_ids: number[];
  };
  import_doctor_service: {
    schedule_id: number;
    service_id: number;
    age_from: number;
    age_to: number | null;
    import_id: number;
  };
  import_doctor_value: {
    doctor_id: number;
    value: unknown;
  };
  import_hours: {
    schedule_id: number;
    hours: unknown;
  };
  import_hours_change: {
    import_id: number;
    schedule_id: number;
    before: unknown;
    imported_before: unknown;
    after: unknown;
  };
  import_match: {
    clinic_id: number;
    name_key: string;
    service_id: number | null;
    confirmed_by: string;
    confirmed_at: Date;
    is_follow_up: boolean | null;
  };
  import_offer: {
    doctor_service_id: number;
    price: number;
    duration_minutes: number;
    price_conditions: Names | null;
    follow_up_price: number | null;
    follow_up_minutes: number | null;
  };
  import_person: {
    clinic_id: number;
    name_key: string;
    doctor_id: number | null;
    confirmed_by: string;
    confirmed_at: Date;
  };
  insurance: {
    id: number;
    name: string;
    sitemap_index: boolean;
    names: Names | null;
    is_active: boolean;
    merged_into_id: number | null;
    starter_key: string | null;
  };
  message: {
    appointment_id: number;
    kind:
      | 'confirmation'
      | 'moved'
      | 'corrected'
      | 'cancelled'
      | 'day_before'
      | 'hours_before'
      | 'feedback'
      | 'delayed'
      | 'delayed_more'
      | 'choice';
    sequence: number;
    due_at: Date;
    expires_at: Date;
    state: 'waiting' | 'sending' | 'sent' | 'delivered' | 'dropped' | 'failed';
    claim: number;
    attempts: number;
    first_attempt_at: Date | null;
    reason: string | null;
    settled_at: Date | null;
    is_unanswered: boolean;
    unconfirmed_resends: number;
    id: number;
    owner_id: number | null;
    done_at: Date | null;
    done_by: string | null;
    note: string | null;
    delay_minutes: number | null;
    delivered_at: Date | null;
    provider_id: string | null;
    counted_at: Date[];
    known_service: unknown;
  };
  one_time_code: {
    phone_hash: string;
    requester_hash: string;
    code_hash: string;
    expires_at: Date;
    wrong_attempts: number;
    wrong_attempts_of_others: number;
  };
  planned_price: {
    id: number;
    doctor_service_id: number;
    price: number;
    starts_on: string;
    starts_at: Date;
    planned_at: Date;
    planned_by: string;
    follow_up_price: number | null;
  };
  price_change: {
    id: number;
    doctor_service_id: number;
    at: Date;
    actor: string | null;
    old_price: number;
    new_price: number;
    old_discount: number;
    new_discount: number;
    old_follow_up_price: number | null;
    new_follow_up_price: number | null;
  };
  projection_due: {
    schedule_id: number;
    from_day: string;
    to_day: string;
  };
  rate_limit: {
    action: string;
    subject: string;
    window_start: Date;
    hits: number;
  };
  review: {
    id: number;
    doctor_id: number;
    service_id: number | null;
    author: string;
    score: number;
    comment: string;
    language: string;
    is_published: boolean;
    created_at: Date;
    appointment_id: number | null;
    would_recommend: boolean | null;
    evidence: 'came' | 'booked' | null;
    moderated_at: Date | null;
    moderated_by: string | null;
    rejection_reason:
      | 'personal_data'
      | 'insult'
      | 'advertising'
      | 'not_about_visit'
      | 'unlawful'
      | 'author_request'
      | null;
    rejection_note: string | null;
    needs_second_look: boolean;
    version: number;
    original_comment: string | null;
  };
  review_reply: {
    id: number;
    review_id: number;
    clinic_id: number;
    body: string;
    language: string;
    created_at: Date;
    submitted_at: Date;
    submitted_by: string;
    is_published: boolean;
    needs_second_look: boolean;
    version: number;
    moderated_at: Date | null;
    moderated_by: string | null;
    rejection_reason: 'patient_data' | 'insult' | 'advertising' | 'off_topic' | 'unlawful' | null;
  };
  review_report: {
    id: number;
    review_id: number;
    clinic_id: number;
    reason:
      | 'personal_data'
      | 'insult'
      | 'advertising'
      | 'not_about_visit'
      | 'unlawful'
      | 'not_a_patient';
    comment: string;
    created_at: Date;
    created_by: string;
    owner_id: number | null;
    done_at: Date | null;
    done_by: string | null;
    note: string | null;
  };
  schedule: {
    id: number;
    doctor_id: number;
    clinic_branch_id: number;
    time_zone: string;
    step_minutes: number;
    lead_minutes: number;
    horizon_days: number;
    projected_until: string | null;
    max_extra_per_day: number;
    buffer_minutes: number;
    kept_starts: number;
    kept_until: number;
    releases_at: Date | null;
  };
  schedule_avail: {
    schedule_id: number;
    steps: number;
    nearest_at: Date | null;
    bookable_until: Date | null;
    day_mask: number;
  };
  schedule_day: {
    schedule_id: number;
    day: string;
    free: number[];
  };
  schedule_delay: {
    schedule_id: number;
    day: string;
    minutes: number;
  };
  schedule_exception: {
    schedule_id: number;
    day: string;
    starts_minute: number | null;
    ends_minute: number | null;
    is_phone_only: boolean;
  };
  schedule_rule: {
    schedule_id: number;
    weekday: number;
    starts_minute: number;
    ends_minute: number;
    valid_from: string;
    valid_to: string;
    weeks: 'every' | 'odd' | 'even' | 'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'last';
    is_phone_only: boolean;
  };
  search_doc: {
    id: number;
    city_id: number;
    type: 'Doctors' | 'Clinics' | 'Specialties' | 'Services';
    entity_id: number;
    slug: string;
    titles: Names;
    aliases: unknown;
    weight: number;
    version: number;
    removed_at: Date | null;
  };
  search_queue: {
    id: number;
    type: 'Doctors' | 'Clinics' | 'Services';
    entity_id: number;
  };
  season: {
    id: number;
    first_day: string;
    last_day: string;
    names: Names;
    is_confirmed: boolean;
    source_url: string;
  };
  service: {
    id: number;
    slug: string;
    type: 'procedure' | 'other';
    names: Names;
    alternate_names: Names | null;
    descriptions: Names;
    category_id: number | null;
    adult_service_id: number | null;
    is_primary: boolean;
    is_for_children: boolean;
    popularity: number;
    plural_names: Names | null;
    consultation_names: Names | null;
    is_active: boolean;
    merged_into_id: number | null;
    preparation: Preparation | null;
  };
  service_category: {
    id: number;
    slug: string;
    names: Names;
    position: number;
    alternate_names: Names | null;
    is_active: boolean;
    merged_into_id: number | null;
  };
  service_extra: {
    service_id: number;
    extra_service_id: number;
  };
  slot_hold: {
    token_hash: string;
    schedule_id: number;
    starts_at: Date;
    ends_at: Date;
    phone_hash: string;
    address_hash: string;
    expires_at: Date;
    is_verified: boolean;
  };
  staff_access_token: {
    token_hash: string;
    staff_session_id: number;
    expires_at: Date;
  };
  staff_challenge: {
    staff_session_id: number;
    purpose: 'sign_in' | 'add_passkey' | 'add_totp';
    value: string;
    expires_at: Date;
  };
  staff_device_person: {
    device_hash: string;
    staff_user_id: number;
    expires_at: Date;
    wrong_pins: number;
  };
  staff_event: {
    id: number;
    at: Date;
    actor: string;
    action:
      | 'published'
      | 'rejected'
      | 'second_look'
      | 'blanked'
      | 'undone'
      | 'taken'
      | 'released'
      | 'noted'
      | 'retried'
      | 'resent'
      | 'closed'
      | 'tested'
      | 'created'
      | 'changed'
      | 'deleted'
      | 'merged'
      | 'signed_in'
      | 'session_ended'
      | 'password_changed'
      | 'invited'
      | 'invitation_accepted'
      | 'invitation_approved'
      | 'invitation_stopped'
      | 'second_factor_added'
      | 'second_factor_removed'
      | 'second_factor_failed'
      | 'locked'
      | 'unlocked'
      | 'erasure_prepared'
      | 'erasure_confirmed'
      | 'erasure_rejected'
      | 'erasure_expired'
      | 'erased'
      | 'skipped'
      | 'removed'
      | 'confirmed'
      | 'ended'
      | 'applied'
      | 'searched'
      | 'withdrawn';
    subject_table:
      | 'review'
      | 'clinic_request'
      | 'contact_message'
      | 'survey_answer'
      | 'message'
      | 'staff_user'
      | 'city'
      | 'city_area'
      | 'service_category'
      | 'service'
      | 'insurance'
      | 'clinic'
      | 'clinic_branch'
      | 'clinic_branch_field'
      | 'doctor'
      | 'doctor_service'
      | 'schedule'
      | 'erasure'
      | 'holiday'
      | 'holiday_year'
      | 'season'
      | 'walk_in'
      | 'absence'
      | 'absence_proposal'
      | 'review_reply'
      | 'review_report'
      | 'import'
      | 'busy_calendar';
    subject_id: number;
    staff_user_id: number | null;
    details: unknown;
  };
  staff_link: {
    token_hash: string;
    staff_user_id: number;
    purpose: 'invitation' | 'sign_in';
    created_at: Date;
    expires_at: Date;
    effective_at: Date | null;
    created_by: number | null;
  };
  staff_second_factor: {
    id: number;
    staff_user_id: number;
    kind: 'totp' | 'passkey';
    name: string;
    created_at: Date;
    last_used_at: Date | null;
    totp_secret: string | null;
    last_totp_step: number | null;
    credential_id: string | null;
    public_key: string | null;
    sign_count: number | null;
    transports: string[] | null;
  };
  staff_session: {
    token_hash: string | null;
    staff_user_id: number;
    created_at: Date;
    expires_at: Date;
    id: number;
    is_verified: boolean;
    last_seen_at: Date | null;
    browser: string | null;
    operating_system: string | null;
    renewal_hash: string | null;
    renewal_count: number;
    renewed_at: Date | null;
    is_by_pin: boolean;
    staff_site: 'operator' | 'cabinet' | null;
    network_hash: string | null;
  };
  staff_user: {
    id: number;
    username: string;
    password_hash: string | null;
    is_superuser: boolean;
    is_clinic_admin: boolean;
    is_clinic_branch_admin: boolean;
    is_account_manager: boolean;
    is_copywriter: boolean;
    is_operator: boolean;
    is_operator_manager: boolean;
    clinic_ids: number[];
    branch_ids: number[];
    created_at: Date;
    display_name: string;
    position: 'manager' | 'desk' | 'doctor' | null;
    doctor_id: number | null;
    locked_at: Date | null;
    pin_hash: string | null;
    name_key: string;
    phone: string | null;
  };
  staff_user_network: {
    staff_user_id: number;
    network_hash: string;
    last_signed_in_at: Date;
  };
  survey_answer: {
    id: number;
    answers: unknown;
    score: number | null;
    language: string;
    created_at: Date;
    done_at: Date | null;
    done_by: string | null;
    note: string | null;
    owner_id: number | null;
  };
  walk_in: {
    id: number;
    clinic_branch_id: number;
    day: string;
    number: number;
    code: string;
    schedule_id: number | null;
    service_id: number;
    given_name: string;
    state: 'waiting' | 'taken' | 'removed';
    position: number;
    position_before: number | null;
    skips: number;
    version: number;
    appointment_id: number | null;
    created_at: Date;
    changed_at: Date;
    told_from: number | null;
    told_to: number | null;
  };
  walk_in_queue: {
    clinic_branch_id: number;
    is_open: boolean;
    screen_code: string;
  };
}

/** The values of domains by name, mostly the outcomes of functions. */
export interface Domains {
  alternative_outcome: 'done' | 'unknown' | 'cancelled' | 'started' | 'taken' | 'overlap';
  attempt_outcome: 'begun' | 'lost' | 'limited';
  attendance_outcome: 'done' | 'unknown' | 'cancelled' | 'changed' | 'too_early';
  booking_outcome:
    | 'booked'
    | 'repeated'
    | 'mismatch'
    | 'taken'
    | 'overlap'
    | 'upcoming'
    | 'limited'
    | 'unproved';
  change_outcome: 'done' | 'unknown' | 'cancelled' | 'started';
  check_in_outcome: 'done' | 'unknown' | 'cancelled' | 'other_day' | 'arrived';
  code_outcome: 'right' | 'wrong' | 'exhausted' | 'expired';
  desk_booking_outcome: 'booked' | 'inactive' | 'past' | 'too_far' | 'taken' | 'held' | 'limited';
  desk_cancel_outcome: 'done' | 'unknown' | 'cancelled';
  desk_correction_outcome: 'done' | 'unknown' | 'cancelled' | 'changed' | 'inactive' | 'too_long';
  desk_move_outcome:
    | 'done'
    | 'unknown'
    | 'cancelled'
    | 'changed'
    | 'inactive'
    | 'past'
    | 'too_far'
    | 'taken'
    | 'held';
  hold_outcome: 'held' | 'taken' | 'limited';
  import_appointment_outcome: 'booked' | 'inactive' | 'taken' | 'held';
  move_outcome:
    | 'done'
    | 'unknown'
    | 'cancelled'
    | 'started'
    | 'inactive'
    | 'unavailable'
    | 'past'
    | 'taken'
    | 'overlap'
    | 'limited';
  renewal_outcome: 'renewed' | 'repeated' | 'reused' | 'unknown';
  reply_decision_outcome: 'done' | 'unknown' | 'changed';
  reply_outcome: 'done' | 'changed' | 'too_late';
  review_decision_outcome: 'done' | 'unknown' | 'same' | 'changed';
  undo_outcome: 'done' | 'changed';
  walk_in_change_outcome:
    | 'done'
    | 'unknown'
    | 'changed'
    | 'inactive'
    | 'past'
    | 'too_far'
    | 'taken'
    | 'held'
    | 'limited';
  walk_in_outcome: 'done' | 'closed' | 'inactive';
}
