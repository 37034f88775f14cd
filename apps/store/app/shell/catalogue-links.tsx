import type { MenuItem } from '@shop/contract'
import { StandardBadge } from '@shop/ui/standard-badge'
import { useLocation } from 'react-router'
import { StoreLink } from '../platform/navigation/store-link.tsx'
import { useShopLayout } from './layout/use-shop-layout.ts'

interface LinksProps {
  items: readonly MenuItem[]
  /** Id of the heading that names the list. */
  labelledBy: string
}

/** Standards as links to the lists of what complies with them. */
export function StandardLinks({ items, labelledBy }: LinksProps) {
  return (
    <ul className="standard-links" aria-labelledby={labelledBy}>
      {items.map(({ name, text, url }) => (
        <li key={url}>
          <StoreLink href={url}>
            <StandardBadge code={name} text={text} layout="row" />
          </StoreLink>
        </li>
      ))}
    </ul>
  )
}

/** Trades as links to their pages. */
export function TradeLinks({ items, labelledBy, current }: LinksProps & { current?: string }) {
  return (
    <ul className="trade-links" aria-labelledby={labelledBy}>
      {items.map(({ name, url }) => (
        <li key={url}>
          <StoreLink href={url} aria-current={url === current ? 'page' : undefined}>
            {name}
          </StoreLink>
        </li>
      ))}
    </ul>
  )
}

/** The catalogue by standard and by trade, under its categories. */
export function CatalogueLinks() {
  const { words, menus } = useShopLayout()
  return (
    <div className="catalogue-links">
      <nav aria-labelledby="standards">
        <h2 id="standards" data-text="h3">
          {words.byStandard}
        </h2>
        <StandardLinks items={menus.standards} labelledBy="standards" />
      </nav>
      <nav aria-labelledby="trades">
        <h2 id="trades" data-text="h3">
          {words.byTrade}
        </h2>
        <TradeLinks items={menus.trades} labelledBy="trades" />
      </nav>
    </div>
  )
}

/** Links to all trades, beside the page of one. */
export function OtherTrades() {
  const { pathname } = useLocation()
  const { words, menus } = useShopLayout()
  return (
    <nav className="related-pages" aria-labelledby="trades">
      <div>
        <p id="trades" data-text="overline">
          {words.byTrade}
        </p>
        <TradeLinks items={menus.trades} labelledBy="trades" current={pathname} />
      </div>
    </nav>
  )
}
