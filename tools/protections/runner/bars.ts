/** Requirements of «Safe and hard to break», by number. */
export const bars = [
  'The last piece is sold once',
  'One order, however often it is sent',
  'A process that is killed loses nothing it has acknowledged',
  'Coupons are used as often as they may be, and are not guessed',
  'The database is gone, or its disk is full',
  'One process on an embedded database',
  'A provider is down, slow or wrong',
  'Bodies of any kind',
  'What belongs to another',
  'Accounts',
  'Signing in with Google',
  'Nothing foreign runs in a page',
  'Writes come from the shop itself, and caches hold nothing personal',
  'Slow clients, overload and leaving',
  'Secrets stay inside',
  'Postgres is restarted, frozen or out of reach',
  'Behind a proxy that ends TLS',
  'Any cookie, query, path or field',
  'One address does not take the shop from the others',
] as const

/** Requirements of features that do not exist yet. */
export const coming: readonly { bar: number; what: string; comesWith: string }[] = [
  {
    bar: 7,
    comesWith: 'payments',
    what: 'the state of a payment is settled by the provider’s signed word, or by asking it',
  },
  { bar: 7, comesWith: 'mail', what: 'the order stands and mail waits in the outbox while the provider is away' },
  { bar: 7, comesWith: 'the delivery provider', what: 'delivery falls back to the directory that is kept' },
  {
    bar: 12,
    comesWith: 'customer accounts',
    what: 'snippets of the settings never run on pages of the account and on those with a token',
  },
]
