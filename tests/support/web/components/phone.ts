/** Formats +36 and nine digits; replaces the country's phone mask. */
export function normalizePhone(raw: string): string {
  const digits = raw.replace(/\D/g, '').replace(/^(06|36)/, '');
  return digits || raw.includes('+') ? `+36${digits.slice(0, 9)}` : '';
}

export function formatPhone(normalized: string): string {
  const [, area = '', first = '', second = ''] =
    /^\+36(\d{0,2})(\d{0,3})(\d{0,4})/.exec(normalized) ?? [];
  return normalized && ['+36', area, first, second].filter(Boolean).join(' ');
}
