import { EVERYTHING } from '@shop/contract/wishlist-map'
import type { WishlistAction } from '@shop/flows/wishlist'
import { Button } from '@shop/ui/button'
import { ProductCard } from '@shop/ui/product-card'
import type { ProductTileView } from '../catalogue/product-tile.server.ts'
import { ProductTile } from '../catalogue/product-tile.tsx'
import { fill } from '../phrase.ts'
import { GroupName } from './group-name.tsx'
import { MoveProductMenu } from './move-product-menu.tsx'
import type { WishlistPageData } from './wishlist.server.ts'
import { WishlistActionForm } from './wishlist-action-form.tsx'
import type { NameProblem } from './wishlist-form-data.ts'

interface WishlistGroupProps {
  /** Its name on the wire; `EVERYTHING` for everything liked. */
  group: string
  /** Its displayed name. */
  title: string
  cards: readonly ProductTileView[]
  /** The groups a product can be moved to. */
  own: readonly string[]
  groupOf: (card: ProductTileView) => string | undefined
  /** Id of its tab panel. */
  id: string
  words: WishlistPageData['words']
  problem: NameProblem | null
  onAction: (action: WishlistAction) => void
  onMoveToNew: (productId: number, name: string) => NameProblem['kind'] | null
}

/** One group: its products, and the forms that change it. */
export function WishlistGroup(props: WishlistGroupProps) {
  const { group, title, cards, own, groupOf, id, words, problem, onAction, onMoveToNew } = props
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
      {cards.length === 0 ? (
        <p data-text="muted">{words.emptyGroup}</p>
      ) : (
        <ProductCard.List>
          {cards.map(card => (
            <div className="wishlist-product" key={card.id}>
              <ProductTile card={card} chooseSize={fill(words.chooseSize, { product: card.name })} />
              <MoveProductMenu
                card={card}
                own={own}
                group={groupOf(card)}
                words={words}
                onMove={to => onAction({ type: 'wishlist.move', productId: card.id, to })}
                onMoveToNew={name => onMoveToNew(card.id, name)}
              />
              {own.length > 0 && (
                <WishlistActionForm
                  intent="move"
                  className="wishlist-product__move without-scripts"
                  key={groupOf(card)}
                  onAction={onAction}
                >
                  <input type="hidden" name="product_id" value={card.id} />
                  <select
                    name="group"
                    aria-label={fill(words.groupOfProduct, { product: card.name })}
                    defaultValue={groupOf(card) ?? EVERYTHING}
                  >
                    <option value={EVERYTHING}>{words.noGroup}</option>
                    {own.map(name => (
                      <option key={name}>{name}</option>
                    ))}
                  </select>
                  <Button type="submit" size="small" aria-label={fill(words.moveProduct, { product: card.name })}>
                    {words.move}
                  </Button>
                </WishlistActionForm>
              )}
            </div>
          ))}
        </ProductCard.List>
      )}
    </>
  )
}
