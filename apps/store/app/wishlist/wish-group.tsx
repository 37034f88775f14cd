import { EVERYTHING } from '@shop/contract/wishlist-map'
import type { WishlistAction } from '@shop/flows/wishlist'
import { Button } from '@shop/ui/button'
import { ProductCard } from '@shop/ui/product-card'
import type { ProductTileView } from '../goods/product-tile.server.ts'
import { ProductTile } from '../goods/product-tile.tsx'
import { fill } from '../phrase.ts'
import { GroupName } from './group-name.tsx'
import type { NameProblem } from './name-problem.ts'
import { WishMove } from './wish-move.tsx'
import type { WishlistPageData } from './wishlist.server.ts'
import { WishlistActionForm } from './wishlist-action-form.tsx'

interface WishGroupProps {
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
export function WishGroup(props: WishGroupProps) {
  const { group, title, cards, own, groupOf, id, words, problem, onAction, onMoveToNew } = props
  return (
    <>
      <div className="wishgroup__head">
        <h2 data-text="h3">{title}</h2>
        {group !== EVERYTHING && (
          <div className="wishgroup__tools">
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
            <div className="wished" key={card.id}>
              <ProductTile card={card} chooseSize={fill(words.chooseSize, { product: card.name })} />
              <WishMove
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
                  className="wished__move without-scripts"
                  key={groupOf(card)}
                  onAction={onAction}
                >
                  <input type="hidden" name="product_id" value={card.id} />
                  <select
                    name="group"
                    aria-label={fill(words.groupOf, { product: card.name })}
                    defaultValue={groupOf(card) ?? EVERYTHING}
                  >
                    <option value={EVERYTHING}>{words.noGroup}</option>
                    {own.map(name => (
                      <option key={name}>{name}</option>
                    ))}
                  </select>
                  <Button type="submit" size="small" aria-label={fill(words.moveOf, { product: card.name })}>
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
