import { Button } from '@shop/ui/button'
import { FacetsStatus } from '@shop/ui/facets'
import { FilterIcon } from '@shop/ui/icon'
import { ShopUiProvider } from '@shop/ui/provider'
import { type FocusEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { cookieJarOf } from '../../../platform/browser/environment.ts'
import { fetchModule } from '../../../platform/errors/chunk-reload.ts'
import type { PressedField } from '../../../platform/errors/enter-input.ts'
import { hydrateOnInteraction } from '../../../platform/hydration/hydrate-on-interaction.tsx'
import { usePrehydrationQueue } from '../../../platform/hydration/prehydration-queue.ts'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import type { ListView } from './list.server.ts'
import { useFilterNavigation } from './use-filter-navigation.ts'

/** In one place, because the bundler repeats the list of chunks at each `import()`. */
const loadFilters = () => import('./deferred-filters.tsx')
const FilterPanel = hydrateOnInteraction(async () => (await loadFilters()).FilterPanel)
const AppliedFilters = hydrateOnInteraction(async () => (await loadFilters()).AppliedFilters)
const SortField = hydrateOnInteraction(async () => (await loadFilters()).SortField)
const Pages = hydrateOnInteraction(async () => (await loadFilters()).ListPagination)
/** Links, which work before they are hydrated; the HTML does not tell what is compared. */
const Tiles = hydrateOnInteraction(
  async () => (await import('./list-tiles.tsx')).ListTiles,
  () => /(^|; )compare=\d/.test(cookieJarOf(window).read()),
)
const pressedField: PressedField = 'pressed'
const loadDrawer = () => fetchModule(() => import('./filter-drawer.tsx'))
const FilterDrawer = lazy(loadDrawer)

/** Filters beside the products, sort order and applied filters above them, pagination below. All state is in the address. */
export function ProductList({ list }: { list: ListView }) {
  const { words, path, search, reset, chips, cards, page, pages, total } = list
  const form = useId()
  const { follow } = useFilterNavigation(list)
  const results = useResultsInView(list)
  const queue = usePrehydrationQueue<HTMLButtonElement>()
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <ShopUiProvider messages={words.ui}>
      <div className="listing" {...useRestoreFocus()}>
        <FilterPanel list={list} form={form} />
        <div className="listing__products" ref={results}>
          <div className="toolbar">
            <Button
              {...queue}
              className="toolbar__filters"
              onPointerEnter={() => void loadDrawer()}
              onFocus={() => void loadDrawer()}
              onClick={() => setDrawer('open')}
              aria-haspopup="dialog"
            >
              <FilterIcon size="small" />
              {words.filtersButton}
            </Button>
            {chips.length > 0 && <AppliedFilters list={list} />}
            <SortField list={list} form={form} />
          </div>
          <h2 data-visually-hidden="">{words.products}</h2>
          <FacetsStatus count={total} />
          {cards.length > 0 ? (
            <Tiles cards={cards} chooseSize={words.chooseSize} />
          ) : (
            <div className="no-results">
              <p data-text="h3">{words.empty}</p>
              <p data-text="muted">{words.emptyHint}</p>
              <Button asChild>
                <StoreLink href={reset} onClick={follow}>
                  {words.reset}
                </StoreLink>
              </Button>
            </div>
          )}
          <Pages path={path} search={search} page={page} pages={pages} />
        </div>
      </div>
      {/* The press is repeated in the next document when its module is gone. */}
      {drawer === 'open' && (
        <input type="checkbox" hidden name={pressedField} value=".toolbar__filters" checked readOnly />
      )}
      {drawer !== 'never' && (
        <Suspense>
          <FilterDrawer list={list} open={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </ShopUiProvider>
  )
}

/** Focus targets when the focused element was removed with the previous list: the first visible one. */
const targets = '.toolbar__filters, #filters h2'

/** Moves the focus to the filters when the clicked chip or reset link is removed with the filter it has removed. */
function useRestoreFocus() {
  const root = useRef<HTMLDivElement>(null)
  const inside = useRef(false)
  // After every render: any of them may remove the focused element.
  useEffect(() => {
    const { activeElement, body } = document
    if (!inside.current || (activeElement && activeElement !== body)) return
    inside.current = false
    const found = [...(root.current?.querySelectorAll<HTMLElement>(targets) ?? [])]
    const place = found.find(element => element.getClientRects().length > 0)
    if (place?.tagName === 'H2') place.tabIndex = -1
    place?.focus({ preventScroll: true })
  })
  return {
    ref: root,
    onFocus: () => {
      inside.current = true
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget || target.isConnected) inside.current = false
    },
  }
}

/**
 * Scrolls to the first result when a filter or the order was changed further down: otherwise a shorter list would leave the
 * shopper below its end, or in the middle of other products. What was chosen stays in the window.
 */
function useResultsInView({ path, search }: Pick<ListView, 'path' | 'search'>) {
  const results = useRef<HTMLDivElement>(null)
  const shown = useRef({ path, search })
  useEffect(() => {
    const before = shown.current
    shown.current = { path, search }
    if (before.path !== path || before.search === search) return
    const element = results.current
    if (!element || element.getBoundingClientRect().top >= 0) return
    element.scrollIntoView({ block: 'start' })
    const { activeElement } = document
    if (activeElement?.closest('#filters')) activeElement.scrollIntoView({ block: 'nearest' })
  }, [path, search])
  return results
}
