import type { Protection } from './protection.ts'

const node = (file: string, title: string) => ({ runner: 'vitest', project: 'node', file, title }) as const
const backend = (file: string, title: string) => ({ runner: 'vitest', project: 'backend', file, title }) as const

const gracefulShutdown = 'apps/backend/src/graceful-shutdown.ts'
const leavingTest = 'apps/backend/src/graceful-shutdown.test.ts'

export const pagesAndProcess: readonly Protection[] = [
  {
    section: 5,
    protects: 'Pages use the cached settings and menus while the backend is unavailable',
    removal: [
      {
        file: 'apps/store/server/settings-cache.ts',
        find: '      if (known) return responseOf(known)\n      throw error',
        replace: '      throw error',
      },
    ],
    caughtBy: node(
      'apps/store/server/settings-cache.test.ts',
      'serves cached settings while the backend is unavailable',
    ),
  },
  {
    section: 12,
    protects: 'Only valid colours of the theme are inserted into a page',
    removal: [
      {
        file: 'apps/store/app/theme/theme.server.ts',
        find: '/^#([\\da-f]{3}|[\\da-f]{6})$/i.test(value)',
        replace: 'value.length > 0',
      },
    ],
    caughtBy: node('apps/store/app/theme/theme.server.test.ts', 'ignores values that are not colours'),
  },
  {
    section: 13,
    protects: 'A form of another site is rejected (CSRF)',
    removal: [
      {
        file: 'apps/store/server/origin.ts',
        find: 'return origin === null || origins.includes(origin)',
        replace: 'return origin === null || origins.length > 0',
      },
    ],
    caughtBy: node('apps/store/server/origin.test.ts', 'rejects forms of other sites'),
  },
  {
    section: 13,
    protects: 'A request that `Sec-Fetch-Site` marks as cross-site is rejected, too',
    removal: [
      {
        file: 'apps/store/server/origin.ts',
        find: "  if (site !== null && site !== 'same-origin' && site !== 'none') return false\n",
        replace: '',
      },
    ],
    caughtBy: node('apps/store/server/origin.test.ts', 'rejects forms of other sites'),
  },
  {
    section: 13,
    protects: 'Loader data of one shopper is not cached for others',
    removal: [
      {
        file: 'apps/store/server/render-page.ts',
        find: "if (isPersonal || headers.has('set-cookie'))",
        replace: "if (headers.has('set-cookie'))",
      },
      {
        file: 'apps/store/server/render-page.ts',
        find: " && /\\bs-maxage\\b/.test(headers.get('cache-control') ?? '')",
        replace: '',
      },
    ],
    caughtBy: {
      runner: 'playwright',
      file: 'apps/store/e2e/request-isolation.spec.ts',
      title: 'of many shoppers in three languages',
    },
  },
  {
    section: 13,
    protects: 'The key of a cached page is its whole URL including the language',
    removal: [
      {
        file: 'apps/store/server/app.ts',
        find: 'const keyOf = ({ href }: URL) =>',
        replace: 'const keyOf = ({ search: href }: URL) =>',
      },
    ],
    caughtBy: {
      runner: 'playwright',
      file: 'apps/store/e2e/request-isolation.spec.ts',
      title: 'of many shoppers in three languages',
    },
  },
  {
    section: 14,
    protects: 'Open requests are answered when the process receives SIGTERM',
    removal: [{ file: gracefulShutdown, find: '    await acceptBacklog()\n', replace: '' }],
    caughtBy: backend(leavingTest, 'answers every connected client before it exits with 0'),
  },
  {
    section: 14,
    protects: 'An idle connection does not prevent the process from exiting',
    removal: [
      {
        file: gracefulShutdown,
        find: 'if (socket.bytesRead === 0) socket.destroy()',
        replace: 'if (socket.bytesRead === -1) socket.destroy()',
      },
    ],
    caughtBy: backend(leavingTest, 'exits although a connection without a request is open'),
  },
  {
    section: 14,
    protects: 'Picture requests over the capacity of the queue are rejected until there is room',
    removal: [
      {
        file: 'apps/backend/src/queue.ts',
        find: 'if (all >= maxWaiting || own.length >= maxWaitingPerOwner)',
        replace: 'if (all < 0)',
      },
    ],
    caughtBy: backend('apps/backend/src/queue.test.ts', 'rejects with QueueFull until there is room'),
  },
  {
    section: 16,
    protects: 'Calls are answered with 503 and `Retry-After` while Postgres is unavailable',
    removal: [
      {
        file: 'apps/backend/src/db/errors.ts',
        find: 'export function isDatabaseUnavailable(error: unknown): boolean {\n',
        replace:
          'export function isDatabaseUnavailable(error: unknown): boolean {\n  if (error instanceof Error) return false\n',
      },
    ],
    caughtBy: backend(
      'apps/backend/src/db/unavailable.test.ts',
      'responds with 503 and `Retry-After`, stays alive and recovers',
    ),
  },
  {
    section: 17,
    protects: 'Behind https the cookies of cart and wishlist are Secure',
    removal: [{ file: 'apps/store/app/cookie-text.ts', find: "secure ? '; Secure'", replace: "secure ? ''" }],
    caughtBy: node('apps/store/app/wishlist/wishlist-cookie.test.ts', 'decodes the encoded wishlist'),
  },
  {
    section: 18,
    protects: 'A malformed wishlist cookie gives its valid ids and names',
    removal: [
      {
        file: 'apps/store/app/wishlist/wishlist-cookie.ts',
        find: '.filter(id => /^[\\da-z]{1,6}$/.test(id))',
        replace: '.filter(id => id.length > 0)',
      },
    ],
    caughtBy: node(
      'apps/store/app/wishlist/wishlist-cookie.test.ts',
      'reads the valid ids and names of a malformed cookie',
    ),
  },
  {
    section: 18,
    protects: 'An invalid page number means the first page',
    removal: [
      {
        file: 'apps/store/app/listing/list-params.ts',
        find: 'value && /^[1-9]\\d*$/.test(value) ? Number(value.slice(0, 9)) : 1',
        replace: 'value ? Number(value) : 1',
      },
    ],
    caughtBy: node('apps/store/app/listing/list-params.test.ts', 'ignores invalid parameters'),
  },
  {
    section: 19,
    protects: 'At most ten reviews, messages or stock requests in ten minutes are accepted per address',
    removal: [
      {
        file: 'apps/backend/src/wire/rate-limits.ts',
        find: 'if (waits.length === 0) return null',
        replace: 'if (waits.length >= 0) return null',
      },
    ],
    caughtBy: backend(
      'apps/backend/src/wire/rate-limits.test.ts',
      'accept ten calls of /api/reviews/add in ten minutes',
    ),
  },
]
