import { MAX_COMPARED } from '@shop/contract/catalogue-rules'
import { localise } from '@shop/contract/locales'
import { EVERYTHING } from '@shop/contract/wishlist-map'
import type { WishlistAction } from '@shop/flows/wishlist'
import { Button } from '@shop/ui/button'
import { formatMessage } from '@shop/ui/messages/format'
import { ProductCard } from '@shop/ui/product-card'
import { useLocation } from 'react-router'
import { StoreLink } from '../../platform/navigation/store-link.tsx'
import { usePage } from '../../platform/words/use-page.ts'
import { comparePath, ProductTile } from '../catalogue/index.ts'
import { BuyGroup, useBuyGroup } from './buy-group.tsx'
import { GroupName } from './group-name.tsx'
import { GroupSharing } from './group-sharing.tsx'
import { MoveProductMenu } from './move-product-menu.tsx'
import { SizeSelect } from './size-select.tsx'
import type { WishlistPageData } from './wishlist.server.ts'
import type { WishlistResult } from './wishlist-action.server.ts'
import { WishlistActionForm } from './wishlist-action-form.tsx'
import type { WishlistCard } from './wishlist-card.server.ts'
import type { NameProblem } from './wishlist-form-data.ts'

interface WishlistGroupProps {
  /** Its name on the wire; `EVERYTHING` for everything liked. */
  group: string
  /** Its displayed name. */
  title: string
  cards: readonly WishlistCard[]
  /** The groups a product can be moved to. */
  own: readonly string[]
  groupOf: (card: WishlistCard) => string | undefined
  /** Id of its tab panel. */
  id: string
  data: Pick<WishlistPageData, 'words' | 'isCustomer' | 'links' | 'key'>
  /** Result of a form submitted without scripts. */
  result: WishlistResult | undefined
  /** Changes of the list are not stored yet. */
  pending: boolean
  problem: NameProblem | null
  onAction: (action: WishlistAction) => void
  onMoveToNew: (productId: number, name: string) => NameProblem['kind'] | null
}

/** One group: its products, and the forms that change it. */
export function WishlistGroup(props: WishlistGroupProps) {
  const { group, title, cards, own, groupOf, id, data, result, pending, problem, onAction, onMoveToNew } = props
  const { words, isCustomer, links } = data
  const { locale } = usePage()
  const form = `${id}-buy`
  // Without scripts the groups are offered for one product: for each of them a page of many would be of millions of bytes.
  const moving = new URLSearchParams(useLocation().search).get('move')
  const buying = useBuyGroup({ group, id: form, cards, pageKey: `${data.key}-${id}`, result })
  return (
    <>
      <div className="wishlist-group__header">
        <h2 data-text="h3">{title}</h2>
        {group !== EVERYTHING && (
          <div className="wishlist-group__actions">
            <GroupName
              key={group}
              id={`${id}-name`}
              words={words}
              group={group}
              problem={problem}
              onAction={onAction}
            />
            <WishlistActionForm intent="remove" onAction={onAction}>
              <input type="hidden" name="group" value={group} />
              <Button type="submit" variant="quiet">
                {words.removeGroup}
              </Button>
            </WishlistActionForm>
          </div>
        )}
      </div>
      {buying.form}
      <div className="wishlist-group__tools">
        {cards.length > 0 && <BuyGroup form={form} buying={buying} words={words} />}
        {cards.length > 1 && (
          <Button asChild>
            <StoreLink href={localise(comparePath(cards.slice(0, MAX_COMPARED).map(card => card.id)), locale)}>
              {words.compare}
            </StoreLink>
          </Button>
        )}
        {isCustomer && (
          <GroupSharing
            key={group}
            group={group}
            id={id}
            link={Object.hasOwn(links, group) ? links[group] : undefined}
            disabled={pending}
            words={words}
          />
        )}
      </div>
      {cards.length === 0 ? (
        <p data-text="muted">{words.emptyGroup}</p>
      ) : (
        <ProductCard.List>
          {cards.map(card => (
            <div className="wishlist-product" key={card.id}>
              <ProductTile
                card={card}
                buy={
                  <ProductCard.AddToCart
                    product={card.name}
                    type="submit"
                    form={form}
                    name="buy"
                    value={card.id}
                    disabled={card.availability === 'out_of_stock'}
                  />
                }
              />
              <div className="wishlist-product__choices">
                {card.options.length > 0 && card.availability !== 'out_of_stock' && (
                  <SizeSelect
                    card={card}
                    form={form}
                    words={words}
                    hasError={buying.withoutSize.includes(card.id)}
                    onChange={() => buying.onSizeChange(card.id)}
                  />
                )}
                <MoveProductMenu
                  card={card}
                  own={own}
                  group={groupOf(card)}
                  words={words}
                  onMove={to => onAction({ type: 'wishlist.move', productId: card.id, to })}
                  onMoveToNew={name => onMoveToNew(card.id, name)}
                />
                {own.length > 0 && moving !== String(card.id) && (
                  <Button asChild size="small">
                    <StoreLink
                      className="wishlist-product__move without-scripts"
                      href={`?move=${card.id}#${id}-${card.id}`}
                      aria-label={formatMessage(words.moveProduct, { product: card.name })}
                    >
                      {words.move}
                    </StoreLink>
                  </Button>
                )}
                {own.length > 0 && moving === String(card.id) && (
                  <WishlistActionForm
                    intent="move"
                    className="wishlist-product__move without-scripts"
                    key={groupOf(card)}
                    onAction={onAction}
                  >
                    <input type="hidden" name="product_id" value={card.id} />
                    <select
                      id={`${id}-${card.id}`}
                      name="group"
                      aria-label={formatMessage(words.groupOfProduct, { product: card.name })}
                      defaultValue={groupOf(card) ?? EVERYTHING}
                    >
                      <option value={EVERYTHING}>{words.noGroup}</option>
                      {own.map(name => (
                        <option key={name}>{name}</option>
                      ))}
                    </select>
                    <Button
                      type="submit"
                      size="small"
                      aria-label={formatMessage(words.moveProduct, { product: card.name })}
                    >
                      {words.move}
                    </Button>
                  </WishlistActionForm>
                )}
              </div>
            </div>
          ))}
        </ProductCard.List>
      )}
    </>
  )
}
