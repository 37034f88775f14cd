import type { Locale } from '@shop/contract/locales'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { FlowPage } from '../../../../.storybook/flows/flow-page.tsx'
import { reloadTab, sendEvent, shopPanel, waitForLog } from '../../../../.storybook/flows/play.ts'
import { storyTexts, useExampleTexts } from '../../../../.storybook/flows/texts.ts'
import { LikeableProducts, wishlistEvents } from '../../../../.storybook/flows/wishlist-parts.tsx'
import { useFlowView } from '../react/index.ts'
import {
  createGuestWishlist,
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
      <LikeableProducts flow={flow} wishlist={wishlist} lang={lang} />
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
      events={wishlistEvents}
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
