import fc from 'fast-check'
import { escaped, expectWorking, get, pages, query, runs, test, text } from './random-requests.ts'

test.describe.configure({ mode: 'default' })

test('shows a page or redirects within the shop whatever path and query are requested @desk', async ({ address }) => {
  const names = fc.oneof(
    fc.constantFrom(
      'query',
      'sort',
      'page',
      'price_min',
      'price_max',
      'size',
      'step',
      'number',
      'token',
      'reviews',
      '_routes',
    ),
    text,
  )
  const queries = fc.array(fc.tuple(names, text), { maxLength: 2 }).map(query)
  const paths = fc.oneof(
    fc.constantFrom(...pages),
    text.map(last => `/search/${escaped(last)}`),
    fc.array(text.map(escaped), { maxLength: 3 }).map(parts => `/${parts.join('/')}`),
  )
  await fc.assert(
    fc.asyncProperty(paths, queries, fc.constantFrom('', '.data'), async (path, search, kind) => {
      const url = `${address}${path}${kind}?${search}`
      if (!new URL(url).pathname.startsWith('/api')) expectWorking(await get(url), url)
    }),
    {
      ...runs,
      examples: [
        ['/search', `query=${escaped(`${'x'.repeat(199)}😀`)}`, ''],
        ['//evil.test', 'sort=', ''],
        ['//evil.test/x', 'query=', '.data'],
        ['/%00', '', ''],
        ['/%ff/%ff', '', ''],
      ],
    },
  )
})
