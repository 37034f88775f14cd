/** Titles of the sections of docs/protections.md, in order. */
export const sectionTitles = [
  'The last piece is sold once',
  'A repeated submission creates one order',
  'A killed process loses no acknowledged write',
  'Limits of coupons: number of uses, guessing of codes',
  'The database is unavailable or its disk is full',
  'One process on an embedded database',
  'A provider is unavailable, slow or sends wrong data',
  'Arbitrary request bodies',
  'Access to data of other shoppers',
  'Accounts',
  'Signing in with Google',
  'No foreign script runs in a page',
  'CSRF, and no personal data in caches',
  'Slow clients, overload and shutdown',
  'Secrets are neither logged nor sent',
  'Postgres is restarted, suspended or unreachable',
  'Behind a proxy that terminates TLS',
  'Arbitrary cookies, queries, paths and form fields',
  'Rate limits: one network address does not block the others',
] as const

/** Protections of features that do not exist yet. */
export const planned: readonly { section: number; what: string; feature: string }[] = []
