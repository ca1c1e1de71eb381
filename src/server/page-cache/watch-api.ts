import type { Api } from '#shared/contract/api.ts';

/** What a page was made of, as far as it says for how long the page is true, and for whom. */
export interface PageSources {
  /** Whose times, prices or ratings it shows. */
  doctors: Set<number>;
  /** It shows what only one person may see. */
  isPersonal: boolean;
}

/** The API, noting in `sources` what it was asked for. */
export function watchApi(api: Api, sources: PageSources): Api {
  const note = (doctors: readonly { id: number }[]) => {
    for (const { id } of doctors) sources.doctors.add(id);
  };
  return {
    ...api,
    async doctors(query) {
      const page = await api.doctors(query);
      note(page.results);
      return page;
    },
    async premiumDoctors(query) {
      const page = await api.premiumDoctors(query);
      note(page.results);
      return page;
    },
    async doctor(input) {
      const doctor = await api.doctor(input);
      note([doctor]);
      return doctor;
    },
    appointment(input) {
      sources.isPersonal = true;
      return api.appointment(input);
    },
  };
}
