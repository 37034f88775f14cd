import type { Protection } from './protection.ts'

const backend = (file: string, title: string) =>
  ({ runner: 'vitest', project: 'backend', file: `apps/backend/src/delivery/${file}`, title }) as const

const refresh = 'apps/backend/src/delivery/refresh.ts'
const prices = 'apps/backend/src/delivery/prices.ts'

/** The delivery's part of «a provider is unavailable, slow or sends wrong data». */
export const delivery: readonly Protection[] = [
  {
    section: 7,
    protects: 'A directory that the carrier returns incompletely does not make points vanish',
    removal: [{ file: refresh, find: 'isDone && missed === 0 ? await', replace: 'isDone ? await' }],
    caughtBy: backend('refresh.test.ts', 'marks nothing as gone when rows were missed'),
  },
  {
    section: 7,
    protects: 'An empty list in a successful answer does not empty the directory',
    removal: [
      {
        file: refresh,
        find: '    if ((await tx.$count(table, isUnseen)) * 2 > (await tx.$count(table, present))) continue\n',
        replace: '',
      },
    ],
    caughtBy: backend('refresh.test.ts', 'keeps what there is when the carrier answers: empty'),
  },
  {
    section: 7,
    protects: 'One process at a time refreshes the directory',
    removal: [
      {
        file: refresh,
        find: '.where(and(eq(table.directory, directory), isFree))',
        replace: '.where(eq(table.directory, directory))',
      },
    ],
    caughtBy: backend('refresh.test.ts', 'is run by one process at a time'),
  },
  {
    section: 7,
    protects: 'A carrier that does not answer is not waited for: the tariff is shown',
    removal: [
      {
        file: prices,
        find: 'return await withDeadline(asking, TIMEOUT_MS, timeoutError)',
        replace: 'return await asking',
      },
    ],
    caughtBy: backend('prices.test.ts', 'is estimated when the carrier does not answer in time'),
  },
  {
    section: 7,
    protects: 'A carrier that has just failed is not asked again by every shopper',
    removal: [{ file: prices, find: '      pausedUntil = now() + PAUSE_MS\n', replace: '' }],
    caughtBy: backend('prices.test.ts', 'is estimated from the tariff while the carrier is away'),
  },
  {
    section: 7,
    protects: 'A point that cannot take the parcel is neither offered nor accepted',
    removal: [
      {
        file: 'apps/backend/src/delivery/obstacles.ts',
        find: "(points.max_weight, weight)} then 'weight'",
        replace: "(points.max_weight, 0)} then 'weight'",
      },
    ],
    caughtBy: backend('parcel.test.ts', 'are exactly those without an obstacle'),
  },
  {
    section: 7,
    protects: 'A repeated order is not refused because its branch has closed since',
    removal: [
      {
        file: 'apps/backend/src/checkout/submit.ts',
        find: '  const entered = await resolveCoupon(',
        replace: "  if ('fields' in chosen) return invalid(chosen.fields)\n  const entered = await resolveCoupon(",
      },
    ],
    caughtBy: {
      runner: 'vitest',
      project: 'backend',
      file: 'apps/backend/src/checkout/delivery.test.ts',
      title: 'is the same order after its branch has closed',
    },
  },
]
