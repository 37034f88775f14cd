import type { Locale } from '@shop/contract/locales'
import { Price } from '@shop/ui/price'
import { ProductCard } from '@shop/ui/product-card'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FlowPage } from '../../../../.storybook/flows/flow-page.tsx'
import { reloadTab, sendEvent, shopPanel, waitForLog } from '../../../../.storybook/flows/play.ts'
import {
  ExamplePicture,
  pictureOf,
  productsIn,
  storyTexts,
  useExampleTexts,
} from '../../../../.storybook/flows/texts.ts'
import { useFlowView } from '../react/index.ts'
import {
  createGuestWishlist,
  isLiked,
  type WishlistEmitted,
  type WishlistEvent,
  type WishlistFlow,
  type WishlistView,
} from './index.ts'

/** Stored in the browser, the same in every tab. Synchronous: the rules without a machine. */
const meta = {
  title: 'Flows/Wishlist of a guest',
  tags: ['night'],
  component: WishlistPage,
  // In a frame: a docs page with several of them stays short, and each has the layout of a window.
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof WishlistPage>
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
        {productsIn(lang).map(({ productId, name, price }) => (
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

function WishlistPage() {
  return (
    <FlowPage<WishlistEvent, WishlistView, WishlistEmitted>
      setup={({ storage, broadcast }) => ({ createFlow: () => createGuestWishlist({ storage, broadcast }) })}
      emits={['wishlist.toggled', 'wishlist.rejected', 'wishlist.storedDataDiscarded']}
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

export const Playground: Story = {}
export const LikesAndGroupsSurviveAReload: Story = {
  tags: ['!dev', '!autodocs', '!night'],
  play: async ({ canvas, globals }) => {
    const { products } = storyTexts(globals)
    const heart = () => shopPanel(canvas).getByRole('button', { name: new RegExp(products.jacket) })
    await userEvent.click(heart())
    await expect(heart()).toHaveAttribute('aria-pressed', 'true')
    await waitForLog(canvas, /wishlist\.toggled {"productId":1,"liked":true}/)
    await sendEvent(canvas, 'wishlist.group.add')
    await sendEvent(canvas, 'wishlist.move')
    await expect(shopPanel(canvas).getByText('2026: 1')).toBeVisible()
    await reloadTab(canvas)
    await expect(heart()).toHaveAttribute('aria-pressed', 'true')
    await expect(shopPanel(canvas).getByRole('status')).toHaveTextContent('1')
  },
}
