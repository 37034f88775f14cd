import type { Protection } from './protection.ts'

/** Pages in shared caches contain no URL parameters and no language of one shopper. */
export const addressProtections: readonly Protection[] = [
  {
    section: 13,
    protects: 'A response that sets the language cookie is not stored by shared caches',
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
      title: 'prevents shared caching of a response that sets the language',
    },
  },
  {
    section: 13,
    protects: 'Tracking parameters of one request never appear in the cached page of others',
    removal: [
      {
        file: 'apps/store/server/app.ts',
        find: 'exact.href !== url.href',
        replace: 'exact.href === url.href',
      },
    ],
    caughtBy: {
      runner: 'playwright',
      file: 'apps/store/e2e/meta-tags.spec.ts',
      title: 'serve the same page whatever ad parameters are added',
    },
  },
  {
    section: 13,
    protects: 'A form with `Origin: null` is accepted only when `Sec-Fetch-Site` is `same-origin`',
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
      title: 'decides by `Sec-Fetch-Site` when the origin is null',
    },
  },
]
