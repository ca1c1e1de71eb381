/** The cost of scrypt: ln is the binary logarithm of N. */
export interface PasswordCost {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** The cost of new hashes: one of the equivalent minimums that OWASP recommends for scrypt. */
export const PASSWORD_COST: PasswordCost = { ln: 15, r: 8, p: 3 };
