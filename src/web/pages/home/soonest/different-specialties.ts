interface Specialist {
  specialties: readonly { id: number }[];
}

/**
 * Returns up to `count` doctors in their order: the first of each main specialty, and then others
 * if there are too few specialties.
 */
export function differentSpecialties<Doctor extends Specialist>(
  doctors: readonly Doctor[],
  count: number,
): Doctor[] {
  const isFirst = ({ specialties }: Doctor, index: number) =>
    doctors.findIndex((other) => other.specialties[0]?.id === specialties[0]?.id) === index;
  const firsts = doctors.filter(isFirst).slice(0, count);
  const others = doctors.filter((doctor) => !firsts.includes(doctor));
  const chosen = new Set([...firsts, ...others.slice(0, count - firsts.length)]);
  return doctors.filter((doctor) => chosen.has(doctor));
}
