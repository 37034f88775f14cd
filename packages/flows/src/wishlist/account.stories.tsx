import type { Locale } from '@shop/contract/locales'
import { toggle } from '@shop/contract/wishlist-map'
import { Button } from '@shop/ui/button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import type { StoryEnvironment } from '../../../../.storybook/flows/flow-demo.ts'
import { FlowPage, type FlowStoryArgs } from '../../../../.storybook/flows/flow-page.tsx'
import {
  endCall,
  reloadTab,
  setNetworkConditions,
  shopPanel,
  waitForLog,
  waitForState,
} from '../../../../.storybook/flows/play.ts'
import { Row, type StoryTexts, shopWordsIn, storyTexts, useExampleTexts } from '../../../../.storybook/flows/texts.ts'
import { LikeableProducts, wishlistEvents } from '../../../../.storybook/flows/wishlist-parts.tsx'
import { useFlowView } from '../react/index.ts'
import { createFakeWishlist } from '../testing/index.ts'
import {
  type AccountWishlistEmitted,
  type AccountWishlistEvent,
  type AccountWishlistFlow,
  createWishlistFlow,
} from './account.ts'
import { EVERYTHING, type WishlistView } from './index.ts'
import { wishlistStates } from './states.ts'

/** A guest's list in the browser, a customer's at the backend; sign-in merges them. */
const meta = {
  title: 'Flows/Wishlist of an account',
  tags: ['night'],
  component: WishlistPage,
  // In a frame: a docs page with several of them stays short, and each has the layout of a window.
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof WishlistPage>
export default meta
type Story = StoryObj<typeof meta>

const customer = 'olena@example.com'

function Hearts({ flow, lang }: { flow: AccountWishlistFlow; lang: Locale }) {
  const words = useExampleTexts()
  const { account, auth, profile } = shopWordsIn[lang]
  const { wishlist, count, pending, status } = useFlowView(flow)
  return (
    <>
      <p role="status">
        {words.wishlist}: {count}
      </p>
      {status === 'locked' && <p role="alert">{auth.login.expired}</p>}
      {status === 'failed' && (
        <p role="alert">
          {auth.failed}{' '}
          <Button size="small" variant="quiet" onClick={() => flow.send({ type: 'wishlist.retry' })}>
            {words.again}
          </Button>
        </p>
      )}
      <div aria-busy={pending || status === 'unknown'}>
        <LikeableProducts flow={flow} wishlist={wishlist} lang={lang} />
      </div>
      <ul>
        {Object.entries(wishlist).map(([group, ids]) => (
          <li key={group}>
            {group === EVERYTHING ? account.sections['account-wishlist'] : group}: {ids.length}
          </li>
        ))}
      </ul>
      <Row>
        <Button size="small" onClick={() => flow.send({ type: 'session.changed', user: customer })}>
          {auth.login.submit}
        </Button>
        <Button size="small" onClick={() => flow.send({ type: 'session.changed', user: null })}>
          {profile.sessions.end}
        </Button>
      </Row>
    </>
  )
}

/** A browser of a guest, and a backend whose customer likes the trousers already. */
function setup({ client, storage, tabStorage, broadcast }: StoryEnvironment) {
  const backend = createFakeWishlist({ [EVERYTHING]: [2] })
  const calls = client(backend.answers)
  let user: string | null = null
  return {
    createFlow() {
      const flow = createWishlistFlow({ client: calls, storage, tabStorage, broadcast, user })
      flow.on('wishlist.changed', applyAction => {
        user = applyAction.user
      })
      return flow
    },
    backendActions: { 'Another device: likes the boots': () => backend.change(wishlist => toggle(wishlist, 3)) },
  }
}

function WishlistPage({ steps }: FlowStoryArgs<AccountWishlistEvent>) {
  return (
    <FlowPage<AccountWishlistEvent, WishlistView, AccountWishlistEmitted>
      steps={steps}
      setup={setup}
      descriptions={wishlistStates}
      calls={['/api/profile/wishlist', '/api/profile/wishlist/update', '/api/profile/wishlist/toggle']}
      events={[
        {
          type: 'session.changed',
          fields: { user: [customer, ''], expired: ['false', 'true'] },
          make: ({ text }) => ({
            type: 'session.changed',
            user: text('user') || null,
            expired: text('expired') === 'true',
          }),
        },
        ...wishlistEvents,
        { type: 'wishlist.refresh', make: () => ({ type: 'wishlist.refresh' }) },
        { type: 'wishlist.retry', make: () => ({ type: 'wishlist.retry' }) },
        { type: 'network.offline', make: () => ({ type: 'network.offline' }) },
        { type: 'network.online', make: () => ({ type: 'network.online' }) },
      ]}
    >
      {(flow, lang) => <Hearts flow={flow} lang={lang} />}
    </FlowPage>
  )
}

type Canvas = Parameters<typeof shopPanel>[0]
const heart = (canvas: Canvas, product: string) => shopPanel(canvas).getByRole('button', { name: new RegExp(product) })
const counted = (canvas: Canvas, { words }: StoryTexts, count: number) =>
  waitFor(() => expect(shopPanel(canvas).getByRole('status')).toHaveTextContent(`${words.wishlist}: ${count}`))
const press = (canvas: Canvas, name: string) => userEvent.click(shopPanel(canvas).getByRole('button', { name }))

export const Playground: Story = {}
export const GuestListJoinsTheAccount: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const texts = storyTexts(globals)
    const { shop, products } = texts
    await waitForState(canvas, 'idle')
    await userEvent.click(heart(canvas, products.jacket))
    await counted(canvas, texts, 1)
    await press(canvas, shop.auth.login.submit)
    await counted(canvas, texts, 2)
    await userEvent.click(canvas.getByRole('button', { name: 'Another device: likes the boots' }))
    await reloadTab(canvas)
    await counted(canvas, texts, 3)
    await press(canvas, shop.profile.sessions.end)
    await counted(canvas, texts, 0)
  },
}

export const RejectedLikeIsRolledBack: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const texts = storyTexts(globals)
    const { shop, products } = texts
    await waitForState(canvas, 'idle')
    await press(canvas, shop.auth.login.submit)
    await counted(canvas, texts, 1)
    await setNetworkConditions(canvas, 'held')
    await userEvent.click(heart(canvas, products.jacket))
    await waitForState(canvas, 'executing')
    await expect(heart(canvas, products.jacket)).toHaveAttribute('aria-pressed', 'true')
    await setNetworkConditions(canvas, 'answered')
    await endCall(canvas, 'answer')
    await waitForLog(canvas, /wishlist\.toggled {"productId":1,"liked":true}/)
    await setNetworkConditions(canvas, 'invalid')
    await userEvent.click(heart(canvas, products.boots))
    await waitForLog(canvas, /wishlist\.rejected/)
    await expect(heart(canvas, products.boots)).toHaveAttribute('aria-pressed', 'false')
  },
}

const signIn = { send: { type: 'session.changed', user: customer } } as const

/** The backend refuses: the heart is rolled back. */
export const RejectedLike: Story = {
  args: {
    steps: [
      { until: 'idle' },
      signIn,
      { until: 'loading' },
      { until: 'idle' },
      { network: 'invalid' },
      { send: { type: 'wishlist.toggle', productId: 3 } },
    ],
  },
}

/** The account's list cannot be loaded. */
export const LoadingFailed: Story = {
  args: { steps: [{ until: 'idle' }, { network: 'server' }, signIn] },
}
