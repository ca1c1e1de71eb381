import { MIN_PROMOTED_REVIEWS } from '#shared/domain/catalogue/ratings/rating.ts';
import { REVIEW_LANGUAGES } from '../country/review-languages.ts';
import { PRICE_LEVELS } from '../country/price-level.ts';
import { doctorTexts } from '../data/doctor-texts.ts';
import { reviews } from '../data/reviews.ts';
import { inLanguages, textIn } from '../localized.ts';
import { createCounter } from '../counter.ts';
import { createRandom } from '../random.ts';
import type { DoctorRows } from '../rows.ts';
import { createAssignments } from './places/assignments.ts';
import { createBranchChooser } from './places/choose-branches.ts';
import { makeCredentials } from './credentials.ts';
import { doctorRow, isPhysician } from './doctor-row.ts';
import type { DoctorSources } from './doctor-sources.ts';
import { createServiceChooser } from './offered-services.ts';
import { createPeople } from './person.ts';
import { createPlaceRows } from './places/place-rows.ts';
import { replyRows } from './reviews/reply-rows.ts';
import { reviewRows, tally, tallyByService } from './reviews/review-rows.ts';

const MAX_EXPERIENCE_YEARS = 42;
/** The share of promoted doctors among those with enough reviews. */
const PREMIUM_SHARE = 0.08;
const INSURANCE_SHARE = 0.62;
/** The limits of reviews per doctor. Large data sets have fewer, so that they load fast. */
const MAX_REVIEWS = 60;
const MAX_TOTAL_REVIEWS = 120_000;
const MIN_REVIEWS_CAP = 5;

/** Yields the doctors of a country one by one, each in the order of `DoctorRows`, so that any number fits into memory. */
export function* makeDoctors(sources: DoctorSources): Generator<DoctorRows> {
  const { options, country } = sources;
  const { locales } = country;
  const nextAssignment = createAssignments(sources);
  const nextPerson = createPeople(sources.people);
  const chooseServices = createServiceChooser();
  const chooseBranches = createBranchChooser(sources.branches);
  const makePlaceRows = createPlaceRows(sources);
  const nextReview = createCounter();
  const conditions = doctorTexts.priceConditions.map((names) =>
    inLanguages(locales, (language) => textIn(names, language)),
  );
  const shares = REVIEW_LANGUAGES[country.code];
  const reviewSources = {
    today: options.today,
    languages: locales.map((language) => [language, shares[language] ?? 0] as const),
    people: sources.people,
    texts: reviews,
    maxPerDoctor: Math.min(
      MAX_REVIEWS,
      Math.max(MIN_REVIEWS_CAP, Math.round(MAX_TOTAL_REVIEWS / options.doctors)),
    ),
  };

  for (let id = 1; id <= options.doctors; id += 1) {
    const random = createRandom(options.seed, country.code, 'doctor', id);
    const assignment = nextAssignment();
    const [specialty] = assignment.specialties;
    const offeredServices = chooseServices(random, assignment);
    const { person, slug } = nextPerson(random);
    const profile = {
      isPhysician: isPhysician(specialty.slug),
      specialtySlug: specialty.slug,
      experience: random.integer(1, MAX_EXPERIENCE_YEARS),
    };
    const credentials = makeCredentials(random, country, profile);
    const reviewsOfDoctor = reviewRows(
      random,
      id,
      offeredServices.map(({ service }) => service),
      reviewSources,
      nextReview,
    );
    const doctor = {
      ...doctorRow(
        random,
        { id, person, slug, credentials, ...profile },
        { country, today: options.today, seed: options.seed },
      ),
      ...tally(reviewsOfDoctor),
    };
    const isPremium = random.chance(PREMIUM_SHARE) && doctor.feedback_count >= MIN_PROMOTED_REVIEWS;
    const branches = chooseBranches(random, {
      cityId: assignment.cityId,
      specialty: specialty.slug,
      treatsChildren: offeredServices.some(({ service }) => service.isForChildren),
    });
    const { appointment, ...places } = makePlaceRows(random, doctor, offeredServices, branches, {
      priceList: PRICE_LEVELS[country.code],
      priceLevel: 0.8 + 0.4 * random.fraction() + (isPremium ? 0.1 : 0),
      isPremium,
      acceptsInsurance: random.chance(INSURANCE_SHARE),
      qualifications: credentials.qualifications,
      feedback: tallyByService(reviewsOfDoctor),
      priceConditions: conditions,
    });
    yield {
      doctor: [doctor],
      ...places,
      review: reviewsOfDoctor,
      review_reply: replyRows(
        createRandom(options.seed, country.code, 'replies', id),
        reviewsOfDoctor,
        branches[0]?.clinicId,
        options.today,
      ),
      appointment,
    };
  }
}
