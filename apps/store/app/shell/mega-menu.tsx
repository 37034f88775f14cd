import { cardPrice } from '../platform/words/card-price.ts'
import './catalogue-links.css'
import '../platform/theme/media-surface.css'
import './mega-menu.css'
import '@shop/ui/theme/standard-badge.css'
import type { MenuItem, ProductCard } from '@shop/contract'
import { splitLocale } from '@shop/contract/locales'
import { Price } from '@shop/ui/price'
import { Suspense, use } from 'react'
import { createApiClient } from '../platform/browser/api-client.ts'
import { StoreLink } from '../platform/navigation/store-link.tsx'
import { Picture } from '../platform/pictures/picture.tsx'
import { cacheByLocale } from '../platform/words/cache-by-locale.ts'
import type { ShellWords } from '../platform/words/uk/shell.ts'
import { usePage } from '../platform/words/use-page.ts'
import { StandardLinks, TradeLinks } from './catalogue-links.tsx'
import { useShopLayout } from './layout/use-shop-layout.ts'
import { moveByArrows } from './mega-menu-keys.ts'

type Hits = Readonly<Record<string, ProductCard>>

/** Requested when the menu is opened for the first time. Without an answer the menu has no hits. */
const loadHits = cacheByLocale(async (lang): Promise<Hits> => {
  const reply = await createApiClient().call('/api/category/hits', { lang })
  return reply.success ? reply.data.items : {}
})

function Hit({ category, words }: { category: string; words: ShellWords }) {
  const { locale } = usePage()
  const product = use(loadHits(locale))[splitLocale(category).path.slice(1)]
  if (!product) return null
  const { price, was, isFrom } = cardPrice(product)
  return (
    <div className="mega-menu__hit">
      <span className="media-surface" data-ruler="">
        <Picture image={product.image} sizes="148px" alt="" eager />
      </span>
      <div>
        <p data-text="overline">{words.hitOfCategory}</p>
        <StoreLink className="mega-menu__product" data-text="h4" href={product.url}>
          {product.name}
        </StoreLink>
        <Price amount={price} was={was} from={isFrom} />
      </div>
    </div>
  )
}

function Panel({ category: { name, url, count, children }, words }: { category: MenuItem; words: ShellWords }) {
  return (
    <div className="mega-menu__panel">
      <p data-text="h3">
        {name}
        <StoreLink data-text="link small" href={url}>
          {words.allInCategory} <span data-text="numeric">{count}</span>
        </StoreLink>
      </p>
      <ul className="mega-menu__columns">
        {children.map(child => (
          <li key={child.url}>
            <StoreLink className="mega-menu__link" href={child.url}>
              {child.name} <span data-text="numeric">{child.count}</span>
            </StoreLink>
            {child.children.length > 0 && (
              <ul className="mega-menu__classes">
                {child.children.map(({ name, url }) => (
                  <li key={url}>
                    <StoreLink className="mega-menu__class" href={url}>
                      {name}
                    </StoreLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        <Hit category={url} words={words} />
      </Suspense>
    </div>
  )
}

/**
 * The catalogue in three parts: categories, what the hovered or focused one contains, and the ways across all categories. CSS
 * alone selects the shown category.
 */
export function MegaMenu() {
  const { words, menus } = useShopLayout()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links are focused
    <div className="wrap mega-menu" onKeyDown={moveByArrows}>
      <ul className="mega-menu__categories">
        {menus.catalogue.map(category => (
          <li key={category.url}>
            <StoreLink className="mega-menu__category" href={category.url}>
              {category.name}
              {/* Said by the link to the whole category. */}
              <span className="mega-menu__count" aria-hidden="true">
                {category.count}
              </span>
            </StoreLink>
            <Panel category={category} words={words} />
          </li>
        ))}
      </ul>
      <div className="mega-menu__ways">
        <p data-text="overline" id="menu-standards">
          {words.byStandard}
        </p>
        <StandardLinks items={menus.standards} labelledBy="menu-standards" />
        <p data-text="overline" id="menu-trades">
          {words.byTrade}
        </p>
        <TradeLinks items={menus.trades} labelledBy="menu-trades" />
      </div>
    </div>
  )
}
