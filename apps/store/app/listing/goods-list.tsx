import { Button } from '@shop/ui/button'
import { CloseIcon, FilterIcon } from '@shop/ui/icon'
import { Pagination } from '@shop/ui/pagination'
import { SortSelect } from '@shop/ui/sort-select'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { LaterTiles } from '../goods/later-tiles.ts'
import { StoreLink } from '../shell/store-link.tsx'
import { withPage } from './address.ts'
import { Facets } from './facets.tsx'
import type { ListView } from './list.server.ts'
import { useChoices } from './use-choices.ts'

const loadDrawer = () => import('./facets-drawer.tsx')
const FacetsDrawer = lazy(loadDrawer)

interface GoodsListProps {
  list: ListView
  /** Address of the list without any choice; its order stays. */
  reset: string
  /** Shown instead of the goods when there are none. */
  empty?: ReactNode
}

/** Facets beside the goods, order and choices above them, pages below. Everything chosen stands in the address. */
export function GoodsList({ list, reset, empty }: GoodsListProps) {
  const { words, facets, chosenPrice, chips, sort, sorts, cards, page, pages } = list
  const id = useId()
  const { pathname, search } = useLocation()
  const { form, apply, sortBy } = useChoices()
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never')
  const params = new URLSearchParams(search)
  const fields = { facets, chosenPrice, words }
  return (
    <div className="listing">
      <section className="facets" id="filters" aria-labelledby={`${id}-filters`}>
        <div className="facets__head">
          <h2 data-text="h4" id={`${id}-filters`}>
            {words.filters}
          </h2>
          {chips.length > 0 && (
            <Button asChild variant="quiet">
              <StoreLink href={reset}>{words.reset}</StoreLink>
            </Button>
          )}
        </div>
        <form ref={form} id={id} action={pathname} onSubmit={apply}>
          <Facets {...fields} onChoice={apply} />
          <Button type="submit" variant="ink" wide className="without-scripts">
            {words.apply}
          </Button>
        </form>
      </section>
      <div className="listing__goods">
        <div className="toolbar">
          <Button
            className="toolbar__filters"
            onPointerEnter={() => void loadDrawer()}
            onFocus={() => void loadDrawer()}
            onClick={() => setDrawer('open')}
            aria-haspopup="dialog"
          >
            <FilterIcon size="small" />
            {words.filtersButton}
          </Button>
          {chips.length > 0 && (
            <ul className="chips" aria-label={words.chosen}>
              {chips.map(({ name, label, search: rest }) => (
                <li key={name}>
                  <StoreLink className="chip" href={pathname + rest} aria-label={label}>
                    {name}
                    <CloseIcon size="small" />
                  </StoreLink>
                </li>
              ))}
            </ul>
          )}
          <div className="toolbar__sort">
            <SortSelect label={words.sort} name="sort" form={id} options={sorts} value={sort} onValueChange={sortBy} />
            <Button type="submit" form={id} size="small" className="without-scripts">
              {words.sortGo}
            </Button>
          </div>
        </div>
        <h2 data-visually-hidden="">{words.goods}</h2>
        <p data-visually-hidden="" role="status">
          {words.found}
        </p>
        {cards.length > 0 ? (
          <LaterTiles cards={cards} chooseSize={words.chooseSize} eager={4} />
        ) : (
          (empty ?? (
            <div className="nothing">
              <p data-text="h3">{words.nothing}</p>
              <p data-text="soft">{words.nothingText}</p>
              <Button asChild>
                <StoreLink href={reset}>{words.reset}</StoreLink>
              </Button>
            </div>
          ))
        )}
        <Pagination page={page} pages={pages} href={to => pathname + withPage(params, to)} />
      </div>
      {drawer !== 'never' && (
        <Suspense>
          <FacetsDrawer
            open={drawer === 'open'}
            onClose={() => setDrawer('closed')}
            reset={chips.length > 0 ? reset : null}
            {...fields}
          />
        </Suspense>
      )}
    </div>
  )
}
