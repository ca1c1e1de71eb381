import type { Api } from '#shared/contract/api.ts';

/** The data of a page that decides how long and for which clients the page is valid. */
export interface PageSources {
  /** The doctors whose slots, prices, ratings or reviews the page shows. */
  doctors: Set<number>;
  /** True if the page shows data that only one patient may see. */
  isPersonal: boolean;
}

/** Wraps the API, recording the requested data in `sources`. */
export function watchApi(api: Api, sources: PageSources): Api {
  const watch =
    <Input extends unknown[], Output>(
      call: (...input: Input) => Promise<Output>,
      doctorsOf: (output: Output) => readonly { id: number }[],
    ) =>
    async (...input: Input): Promise<Output> => {
      const output = await call(...input);
      for (const { id } of doctorsOf(output)) sources.doctors.add(id);
      return output;
    };
  return {
    ...api,
    doctors: watch(api.doctors, ({ results }) => results),
    premiumDoctors: watch(api.premiumDoctors, ({ results }) => results),
    nearestDoctors: watch(api.nearestDoctors, ({ results }) => results),
    doctor: watch(api.doctor, (doctor) => [doctor]),
    clinicReviews: watch(api.clinicReviews, ({ results }) => results.map(({ doctor }) => doctor)),
    appointment(input) {
      sources.isPersonal = true;
      return api.appointment(input);
    },
    queue(input) {
      sources.isPersonal = true;
      return api.queue(input);
    },
  };
}
