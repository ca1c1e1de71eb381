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
  const record = (doctors: readonly { id: number }[]) => {
    for (const { id } of doctors) sources.doctors.add(id);
  };
  return {
    ...api,
    async doctors(query) {
      const page = await api.doctors(query);
      record(page.results);
      return page;
    },
    async premiumDoctors(query) {
      const page = await api.premiumDoctors(query);
      record(page.results);
      return page;
    },
    async nearestDoctors(query) {
      const page = await api.nearestDoctors(query);
      record(page.results);
      return page;
    },
    async doctor(input) {
      const doctor = await api.doctor(input);
      record([doctor]);
      return doctor;
    },
    async clinicReviews(query) {
      const page = await api.clinicReviews(query);
      record(page.results.map(({ doctor }) => doctor));
      return page;
    },
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
