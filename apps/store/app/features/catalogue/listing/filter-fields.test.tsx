import { type Locale, locales } from '@shop/contract/locales'
import { ShopUiProvider } from '@shop/ui/provider'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { createFragmentCache } from '../../../platform/document/fragment-cache.server.ts'
import { FragmentCacheContext, type RenderFragment } from '../../../platform/document/fragment-cache.ts'
import { languages } from '../../../platform/words/languages.server.ts'
import { FilterFields } from './filter-fields.tsx'
import type { ListView } from './list.server.ts'

afterEach(() => void vi.unstubAllEnvs())

/** A list whose first size has a number of products. */
const facetsWith = (count: number): ListView['facets'] => [
  { id: 'price', name: 'Ціна', kind: 'range', min: 495, max: 4990 },
  {
    id: 'size',
    name: 'Розмір',
    kind: 'choice',
    values: [
      ['48', count],
      ['50', 0],
    ],
  },
  {
    id: 'colour',
    name: 'Колір',
    kind: 'choice',
    values: Array.from({ length: 12 }, (_, index) => [`c${index}`, count + index, `Колір ${index} & <b>`] as const),
  },
]

interface PageProps {
  locale?: Locale
  shown?: ListView['facets']
  search?: string
  renderFragment?: RenderFragment | null
}

function Page({ locale = 'uk', shown = facetsWith(3), search = '', renderFragment = null }: PageProps) {
  return (
    <FragmentCacheContext value={renderFragment}>
      <ShopUiProvider locale={locale} messages={languages[locale].components} currency={{ suffix: '₴' }}>
        <FilterFields facets={shown} chosen={new URLSearchParams(search)} onChoice={() => {}} />
      </ShopUiProvider>
    </FragmentCacheContext>
  )
}

/** The HTML of a page as the server makes it. */
function serverHtml(props: PageProps): string {
  vi.stubEnv('SSR', true)
  const html = renderToString(<Page {...props} />)
  vi.unstubAllEnvs()
  return html
}

it('has the same HTML from the cache, for each language, choice and count', () => {
  const cache = createFragmentCache()
  let renderings = 0
  const renderFragment: RenderFragment = (key, render) =>
    cache(key, () => {
      renderings++
      return render()
    })
  const pages: PageProps[] = [
    ...locales.map(locale => ({ locale })),
    { search: 'size=48&colour=c3' },
    { search: 'price_max=x' },
    { shown: facetsWith(1) },
    // Other places in the list: other groups are open.
    { shown: facetsWith(3).toReversed() },
  ]
  const htmls = pages.map(page => serverHtml({ ...page, renderFragment }))
  expect(htmls).toEqual(pages.map(page => serverHtml(page)))
  expect(new Set(htmls).size).toBe(pages.length)
  // The choice of a price is none of the other facets'; of the reversed ones the sizes are open as before.
  const expected = 2 * (pages.length - 2) + 1
  expect(renderings).toBe(expected)
  for (const page of pages) serverHtml({ ...page, renderFragment })
  expect(renderings).toBe(expected)
})

it('hydrates the kept HTML without a difference', async () => {
  const renderFragment = createFragmentCache()
  const errors = vi.spyOn(console, 'error')
  const onRecoverableError = vi.fn()
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = serverHtml({ renderFragment, search: 'colour=c3' })
  const box = root.querySelector<HTMLInputElement>('input[value="c3"]')
  const hydrated = await act(async () => hydrateRoot(root, <Page search="colour=c3" />, { onRecoverableError }))
  expect(errors.mock.calls).toEqual([])
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(root.querySelector('input[value="c3"]')).toBe(box)
  expect(box?.checked).toBe(true)
  await act(async () => hydrated.unmount())
})
