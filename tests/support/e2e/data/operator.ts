/** The operator of Hungary on the e2e server; the first sign-in creates a passkey. */
export const OPERATOR = {
  username: 'operator',
  password: 'correct horse battery staple',
  role: 'operator',
} as const;
