import type { Protection } from './protection.ts'

/** What keeps one shopper's address and language out of the pages of others. */
export const addressProtections: readonly Protection[] = [
  {
    bar: 13,
    protects: 'An answer that sets the language cookie is kept by no shared cache',
    removal: [
      {
        file: 'apps/store/server/language-headers.ts',
        find: "  headers.set('Cache-Control', 'private, no-store')\n",
        replace: '',
      },
    ],
    caughtBy: {
      runner: 'vitest',
      project: 'node',
      file: 'apps/store/server/language-headers.test.ts',
      title: 'an answer that sets the language is kept by no shared cache',
    },
  },
  {
    bar: 13,
    protects: 'What an ad or a mail adds to one shopper’s address never stands in the page that others get',
    removal: [
      {
        file: 'apps/store/server/app.ts',
        find: 'exact.href !== url.href',
        replace: 'exact.href === url.href',
      },
    ],
    caughtBy: {
      runner: 'playwright',
      file: 'apps/store/e2e/heads.spec.ts',
      title: 'serve the same page whatever ad parameters are added',
    },
  },
  {
    bar: 13,
    protects:
      'A form from an origin that hides itself writes only when the browser says that it is the shop’s own page',
    removal: [
      {
        file: 'apps/store/server/origin.ts',
        find: "if (origin === 'null') return site === 'same-origin'",
        replace: "if (origin === 'null') return true",
      },
    ],
    caughtBy: {
      runner: 'vitest',
      project: 'node',
      file: 'apps/store/server/origin.test.ts',
      title: 'a page that hides its address',
    },
  },
]
