import { Tabs } from '@shop/ui/tabs'
import { TechnicalTable } from '@shop/ui/technical-table'
import { useEffect, useState } from 'react'
import { usePrehydrationQueue } from '../../../platform/hydration/prehydration-queue.ts'
import { Prose } from '../../../platform/prose/prose.tsx'
import { ProductTiles } from '../tile/product-tiles.tsx'
import { DeferredRecentlyViewed } from '../viewed/deferred-recently-viewed.tsx'
import { rememberViewed } from '../viewed/viewed-products.ts'
import type { ReviewReply } from './action.server.ts'
import sprite from './care-symbols.svg?url&no-inline'
import type { ProductView } from './loader.server.ts'
import { MatchingSet } from './matching-set.tsx'
import { Questions } from './questions.tsx'
import { RenderedOnce } from './rendered-once.tsx'
import { Reviews } from './reviews.tsx'
import { SizeChart } from './size-chart.tsx'

interface ProductDetailsProps {
  view: Omit<ProductView, 'seo'>
  /** The server's reply to a review sent without scripts. */
  reply: ReviewReply | null
}

/** The product page below gallery and purchase form: tabs with linkable hashes, whose last one is a section of its own. */
export function ProductDetails({ view, reply }: ProductDetailsProps) {
  const { product, details, related, reviews, words } = view
  const { tabs } = words
  // Until then the panel in the address is shown by styles, so that nothing moves when its tab is selected by script.
  const [isChosen, setIsChosen] = useState(false)
  // As a link, a tab would move the page from under the next press.
  const queue = usePrehydrationQueue<HTMLDivElement>()
  useEffect(() => rememberViewed(product.id), [product.id])
  return (
    <>
      {/* Keys: what was loaded, chosen and sent for another product is not shown here. */}
      {product.matching.length > 0 && <MatchingSet key={product.id} product={product} words={words} />}
      <Tabs.Root
        className="product-details"
        defaultValue={reviews.isRequested || reply ? 'reviews' : 'description'}
        data-tab-chosen={isChosen || undefined}
        onValueChange={(_, { reason }) => setIsChosen(reason !== 'hash')}
      >
        <section className="product-tabs" aria-label={words.about}>
          <Tabs.List {...queue} aria-label={words.about}>
            <Tabs.Tab value="description">{tabs.description}</Tabs.Tab>
            <Tabs.Tab value="technical">{tabs.technical}</Tabs.Tab>
            <Tabs.Tab value="characteristics">{tabs.characteristics}</Tabs.Tab>
            <Tabs.Tab value="reviews" count={reviews.all || undefined}>
              {tabs.reviews}
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="description">
            <RenderedOnce panel="description">
              {details && (
                <>
                  <h2 data-visually-hidden="">{tabs.description}</h2>
                  <Prose html={details.description} />
                </>
              )}
            </RenderedOnce>
          </Tabs.Panel>
          <Tabs.Panel value="technical">
            <RenderedOnce panel="technical">
              {details && <DataSheet caption={tabs.technical} groups={details.technical} />}
            </RenderedOnce>
          </Tabs.Panel>
          <Tabs.Panel value="characteristics">
            <RenderedOnce panel="characteristics">
              {details && <DataSheet caption={tabs.characteristics} groups={details.characteristics} />}
            </RenderedOnce>
          </Tabs.Panel>
        </section>
        {product.sizeChart && <SizeChart chart={product.sizeChart} words={words} />}
        <Tabs.Panel value="reviews" persistent className="section">
          <div className="section__header">
            <h2 data-text="h2">{tabs.reviews}</h2>
          </div>
          <Reviews key={product.id} id={product.id} reviews={reviews} words={words} reply={reply} />
        </Tabs.Panel>
      </Tabs.Root>
      <section className="section" id="questions" aria-labelledby="questions-title">
        <RenderedOnce panel="questions">
          {details && <Questions questions={details.questions} reply={words.reply} />}
        </RenderedOnce>
      </section>
      {related.length > 0 && (
        <section className="section" id="instead">
          <div className="section__header">
            <h2 data-text="h2">{words.related}</h2>
          </div>
          <ProductTiles cards={related} chooseSize={words.chooseSizeOf} layout="row" />
        </section>
      )}
      <DeferredRecentlyViewed current={product.id} />
    </>
  )
}

type Groups = NonNullable<ProductView['details']>['technical']

/** Two halves of about the same number of rows; a single group is divided. */
function inHalves(groups: Groups): Groups[] {
  const [first] = groups
  if (first && groups.length === 1) {
    const middle = Math.ceil(first.rows.length / 2)
    return [first.rows.slice(0, middle), first.rows.slice(middle)].map(rows => [{ name: first.name, rows }])
  }
  const total = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  let before = 0
  const left = groups.filter(({ rows }) => {
    before += rows.length
    return before - rows.length / 2 <= total / 2
  })
  return [left, groups.slice(left.length)]
}

/** Rows of data in two tables side by side. */
function DataSheet({ caption, groups }: { caption: string; groups: Groups }) {
  return (
    <div className="data-sheet">
      {inHalves(groups).map(
        half =>
          half.length > 0 && (
            <TechnicalTable
              key={half[0]?.rows[0]?.name}
              caption={caption}
              groups={half.map(({ name, rows }) => ({
                name,
                rows: rows.map(row => ({
                  name: row.name,
                  value: row.symbols ? <CareSymbols symbols={row.symbols} /> : row.value,
                })),
              }))}
            />
          ),
      )}
    </div>
  )
}

type Symbols = NonNullable<NonNullable<ProductView['details']>['technical'][number]['rows'][number]['symbols']>

/** Symbols of the care label, each with its meaning. */
function CareSymbols({ symbols }: { symbols: Symbols }) {
  return (
    <ul className="care-symbols">
      {symbols.map(({ id, text }) => (
        <li key={id}>
          <svg width={32} height={32} aria-hidden="true">
            <use href={`${sprite}#${id}`} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  )
}
