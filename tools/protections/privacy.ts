import type { Protection } from './protection.ts'

const backend = (file: string, title: string) =>
  ({ runner: 'vitest', project: 'backend', file: `apps/backend/src/${file}`, title }) as const
const store = (file: string, title: string) =>
  ({ runner: 'vitest', project: 'node', file: `apps/store/${file}`, title }) as const

const cart = 'apps/backend/src/cart/calls.ts'
const encryptedCookie = 'apps/store/app/checkout/encrypted-cookie.server.ts'

/** Access to data of other shoppers. */
export const others: readonly Protection[] = [
  {
    section: 9,
    protects: 'A question that the shop has hidden is not shown',
    removal: [
      { file: 'apps/backend/src/questions/calls.ts', find: ', isNull(table.hidden_at)', replace: '' },
      { file: 'apps/backend/src/questions/calls.ts', find: ', isNotNull, isNull }', replace: ', isNotNull }' },
    ],
    caughtBy: backend('questions/questions.test.ts', 'are hidden before and after they are published'),
  },
  {
    section: 9,
    protects: 'An order is accessible by its token, not by its number; a wrong token is answered like an unknown order',
    removal: [
      {
        file: 'apps/backend/src/checkout/orders.ts',
        find: 'if (!isOrderToken(number, token, services)) return null',
        replace: 'if (token === orderToken("", services)) return null',
      },
    ],
    caughtBy: backend('checkout/checkout.test.ts', 'creates an order that is accessible by its token only'),
  },
  {
    section: 9,
    protects: 'A line of another cart cannot be removed by its id',
    removal: [
      {
        file: 'apps/backend/src/cart/removed-lines.ts',
        find: '.delete(cart_lines)\n    .where(and(eq(cart_lines.id, id), eq(cart_lines.cart_id, cart.id)))',
        replace: '.delete(cart_lines)\n    .where(eq(cart_lines.id, id))',
      },
    ],
    caughtBy: backend('cart/cart.test.ts', 'rejects lines of another cart'),
  },
  {
    section: 9,
    protects: 'A removed line of another cart cannot be brought into one’s own',
    removal: [
      {
        file: 'apps/backend/src/cart/removed-lines.ts',
        find: 'and(eq(removed_cart_lines.id, id), eq(removed_cart_lines.cart_id, cart.id))',
        replace: 'eq(removed_cart_lines.id, id)',
      },
    ],
    caughtBy: backend('cart/cart.test.ts', 'rejects lines of another cart'),
  },
  {
    section: 9,
    protects: 'A line of another cart cannot be changed by its id',
    removal: [
      {
        file: cart,
        find: 'const line = (await findPricedLines(tx, locked.id)).find(candidate => candidate.id === id)\n      if (!line) return notFound()',
        replace:
          'const [line = { id, left: 999, price: 1 }] = (await findPricedLines(tx, locked.id)).filter(candidate => candidate.id === id)',
      },
    ],
    caughtBy: backend('cart/cart.test.ts', 'rejects lines of another cart'),
  },
  {
    section: 9,
    protects: 'The id of a cart is unguessable',
    removal: [{ file: 'apps/backend/src/cart/write-lines.ts', find: 'randomBytes(24)', replace: 'randomBytes(6)' }],
    caughtBy: backend('cart/cart.test.ts', 'is created by the first added product, with an unguessable id'),
  },
  {
    section: 9,
    protects: 'A modified order or checkout cookie is rejected',
    removal: [
      {
        file: encryptedCookie,
        find: 'decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()',
        replace: 'decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))',
      },
    ],
    caughtBy: store(
      'app/checkout/encrypted-cookie.server.test.ts',
      'returns null for a changed, truncated, foreign or empty text',
    ),
  },
  {
    section: 9,
    protects: 'A cookie that is encrypted for one purpose is rejected for another',
    removal: [{ file: encryptedCookie, find: '`shop:', replace: '`shop` || `' }],
    caughtBy: store(
      'app/checkout/encrypted-cookie.server.test.ts',
      'returns null for a changed, truncated, foreign or empty text',
    ),
  },
  {
    section: 9,
    protects: 'An order submitted by another site sets no cookie of the shop',
    removal: [
      {
        file: 'apps/store/server/order-answer.ts',
        find: ' || !isAllowedOrigin(request.method, request.headers, [origin])',
        replace: '',
      },
    ],
    caughtBy: store('server/order-answer.test.ts', 'sets no cookie for a request from another site'),
  },
  {
    section: 9,
    protects: 'The newsletter form does not reveal whether an e-mail was subscribed',
    removal: [
      {
        file: 'apps/backend/src/news/calls.ts',
        find: '.onConflictDoUpdate({ target: subscribers.email, set: { email: sql`excluded.email` } })',
        replace: '',
      },
    ],
    caughtBy: backend('wire/rate-limits.test.ts', 'stores a subscriber once and does not reveal that it was known'),
  },
  {
    section: 9,
    protects: 'Confirming or ending a subscription requires the token of its mail',
    removal: [
      {
        file: 'apps/backend/src/mail/newsletter-token.ts',
        find: 'return isValid ? subscriber : null',
        replace: 'return isValid || receivedSignature ? subscriber : null',
      },
    ],
    caughtBy: backend('news/newsletter.test.ts', 'takes no other token'),
  },
  {
    section: 9,
    protects: 'An e-mail address cannot inject a recipient or a header into a mail',
    removal: [
      {
        file: 'apps/backend/src/mail/mailbox.ts',
        find: 'text.length <= 254 && ADDRESS.test(text)',
        replace: "text.length <= 254 && text.includes('@')",
      },
    ],
    caughtBy: backend('mail/mailbox.test.ts', 'is not'),
  },
  {
    section: 9,
    protects: 'A call that requires a token rejects an invalid one',
    removal: [
      {
        file: 'apps/backend/src/api.ts',
        find: "if (call.protected && customer === null) return failure('unauthorised', lang)",
        replace: '',
      },
    ],
    caughtBy: backend('wire/rules.test.ts', 'rejects an invalid token'),
  },
]

const environment = 'apps/backend/src/environment.ts'
const settings = backend('environment.test.ts', 'requires a strong secret with a database server or a public address')
const ownSecret = backend('secrets.test.ts', 'generates a secret once per data folder, readable by its owner only')

/** Logs and secrets. */
export const secrets: readonly Protection[] = [
  {
    section: 15,
    protects: 'Traces contain only listed attributes, not the URLs that libraries record',
    removal: [
      {
        file: 'apps/backend/src/telemetry/span-redaction.ts',
        find: '.filter(([name]) => EXPORTED.has(name))',
        replace: '',
      },
    ],
    caughtBy: backend('telemetry/tracing.test.ts', 'traces outgoing requests, continues a trusted trace'),
  },
  {
    section: 15,
    protects: 'Traces contain queries without literals',
    removal: [
      {
        file: 'apps/backend/src/telemetry/spans.ts',
        find: ".replace(/'(?:[^']|'')*'/g, '?')",
        replace: '',
      },
    ],
    caughtBy: backend('telemetry/tracing.test.ts', 'removes the literals of'),
  },
  {
    section: 15,
    protects: 'Logs contain the route of a call, not its URL, which may contain a token',
    removal: [
      {
        file: 'apps/backend/src/api.ts',
        find: 'log.info({ requestId, path, status,',
        replace: 'log.info({ requestId, path: path + context.req.url, status,',
      },
    ],
    caughtBy: backend('log.test.ts', 'logs every call with its request id and without personal data or tokens'),
  },
  {
    section: 15,
    protects: 'With DATABASE_URL or PUBLIC_URL the process does not start without a secret',
    removal: [{ file: environment, find: 'settings.SECRET !== undefined ||', replace: 'true ||' }],
    caughtBy: settings,
  },
  {
    section: 15,
    protects: 'The process does not start with a short secret',
    removal: [
      { file: environment, find: 'secret.length >= 32 && ', replace: '' },
      { file: environment, find: 'new Set(secret).size >= 10', replace: 'new Set(secret).size >= 1' },
    ],
    caughtBy: settings,
  },
  {
    section: 15,
    protects: 'The process does not start with a secret of one repeated character',
    removal: [{ file: environment, find: ' && new Set(secret).size >= 10', replace: '' }],
    caughtBy: settings,
  },
  {
    section: 15,
    protects: 'A store with a remote backend does not start without a secret',
    removal: [
      { file: 'apps/store/server/open-backend.ts', find: 'if (!secret)\n', replace: 'if (secret === undefined)\n' },
      {
        file: 'apps/store/server/open-backend.ts',
        find: '        secret,\n',
        replace: "        secret: secret ?? '',\n",
      },
    ],
    caughtBy: store('server/open-backend.test.ts', 'does not start without a strong secret'),
  },
  {
    section: 15,
    protects: 'The secret generated in embedded mode is readable by its owner only',
    removal: [
      {
        file: 'apps/backend/src/secrets.ts',
        find: "{ mode: 0o600, flag: 'wx' }",
        replace: "{ mode: 0o644, flag: 'wx' }",
      },
    ],
    caughtBy: ownSecret,
  },
  {
    section: 15,
    protects: 'The secret generated in embedded mode is reused at the next start: orders and cookies stay valid',
    removal: [{ file: 'apps/backend/src/secrets.ts', find: "{ mode: 0o600, flag: 'wx' }", replace: '{ mode: 0o600 }' }],
    caughtBy: ownSecret,
  },
  {
    section: 9,
    protects: 'Every call that opens an order by its number requires the token of this very order',
    removal: [
      {
        file: 'apps/backend/src/checkout/orders.ts',
        find: 'timingSafeTextEqual(token, orderToken(number, services))',
        replace: 'token.length > 1',
      },
    ],
    caughtBy: backend('wire/isolation.test.ts', 'cannot be read or changed by /api/checkout/delivery with the token'),
  },
  {
    section: 15,
    protects: 'Rate limits store no plain IP address',
    removal: [
      {
        file: 'apps/backend/src/secrets.ts',
        find: "sign('pseudonym', value).digest('base64url').slice(0, 22)",
        replace: 'value',
      },
    ],
    caughtBy: backend('wire/rate-limits.test.ts', '(accept ten calls of /api/news|store no plain IP address)'),
  },
]
