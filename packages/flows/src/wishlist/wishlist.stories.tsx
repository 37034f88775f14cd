import type { Locale } from '@shop/contract/locales'
import { Price } from '@shop/ui/price'
import { ProductCard } from '@shop/ui/product-card'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FlowPage } from '../../../../.storybook/flows/flow-page.tsx'
import { ExamplePicture, goodsIn, pictureOf, useExampleTexts } from '../../../../.storybook/flows/goods.ts'
import { logged, reload, send, shopOf } from '../../../../.storybook/flows/play.ts'
import { spoken } from '../../../../.storybook/flows/spoken.ts'
import { useFlowView } from '../react/index.ts'
import {
  createGuestWishlist,
  isLiked,
  type WishlistEmitted,
  type WishlistEvent,
  type WishlistFlow,
  type WishlistView,
} from './index.ts'

const meta = { title: 'Flows/Wishlist of a guest', component: WishlistPage } satisfies Meta<typeof WishlistPage>
export default meta
type Story = StoryObj<typeof meta>

function Hearts({ flow, lang }: { flow: WishlistFlow; lang: Locale }) {
  const words = useExampleTexts()
  const { wishlist, count } = useFlowView(flow)
  return (
    <>
      <p role="status">
        {words.wishlist}: {count}
      </p>
      <ProductCard.List layout="row" columns={3}>
        {goodsIn(lang).map(({ productId, name, price }) => (
          <ProductCard.Root key={productId}>
            <ProductCard.Media>
              <ExamplePicture name={pictureOf(productId)} />
            </ProductCard.Media>
            <ProductCard.WishlistToggle
              product={name}
              pressed={isLiked(wishlist, productId)}
              onClick={() => flow.send({ type: 'wishlist.toggle', productId })}
            />
            <ProductCard.Name href={`#${productId}`}>{name}</ProductCard.Name>
            <ProductCard.BuyBox>
              <Price amount={price} />
            </ProductCard.BuyBox>
          </ProductCard.Root>
        ))}
      </ProductCard.List>
      <ul>
        {Object.entries(wishlist).map(([group, ids]) => (
          <li key={group}>
            {group}: {ids.length}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Kept in the browser, the same in every tab: nothing waits for anything, so the rules alone do. */
function WishlistPage() {
  return (
    <FlowPage<WishlistEvent, WishlistView, WishlistEmitted>
      begin={({ storage, broadcast }) => ({ open: () => createGuestWishlist({ storage, broadcast }) })}
      emits={['wishlist.toggled', 'wishlist.rejected', 'wishlist.forgotten']}
      events={[
        {
          type: 'wishlist.toggle',
          fields: { productId: ['1', '2', '3'], group: '' },
          make({ number, text }) {
            const [productId, group] = [number('productId'), text('group')]
            return { type: 'wishlist.toggle', productId, ...(group ? { group } : {}) }
          },
        },
        {
          type: 'wishlist.group.add',
          fields: { name: '2026' },
          make: ({ text }) => ({ type: 'wishlist.group.add', name: text('name') }),
        },
        {
          type: 'wishlist.group.rename',
          fields: { group: '2026', name: '2027' },
          make: ({ text }) => ({ type: 'wishlist.group.rename', group: text('group'), name: text('name') }),
        },
        {
          type: 'wishlist.group.remove',
          fields: { group: '2026' },
          make: ({ text }) => ({ type: 'wishlist.group.remove', group: text('group') }),
        },
        {
          type: 'wishlist.move',
          fields: { productId: ['1', '2', '3'], to: '2026' },
          make: ({ number, text }) => ({ type: 'wishlist.move', productId: number('productId'), to: text('to') }),
        },
      ]}
    >
      {(flow, lang) => <Hearts flow={flow} lang={lang} />}
    </FlowPage>
  )
}

export const AtWork: Story = {
  play: async ({ canvas, globals }) => {
    const { goods } = spoken(globals)
    const heart = () => shopOf(canvas).getByRole('button', { name: new RegExp(goods.jacket) })
    await userEvent.click(heart())
    await expect(heart()).toHaveAttribute('aria-pressed', 'true')
    await logged(canvas, /wishlist\.toggled {"productId":1,"liked":true}/)
    await send(canvas, 'wishlist.group.add')
    await send(canvas, 'wishlist.move')
    await expect(shopOf(canvas).getByText('2026: 1')).toBeVisible()
    await reload(canvas)
    await expect(heart()).toHaveAttribute('aria-pressed', 'true')
    await expect(shopOf(canvas).getByRole('status')).toHaveTextContent('1')
  },
}
