import type { Locale } from '@shop/contract/locales'
import { toggle } from '@shop/contract/wishlist-map'
import { Button } from '@shop/ui/button'
import { Price } from '@shop/ui/price'
import { ProductCard } from '@shop/ui/product-card'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { accountWordsIn } from '../../../../.storybook/flows/account-words.ts'
import { FlowPage } from '../../../../.storybook/flows/flow-page.tsx'
import { ExamplePicture, goodsIn, pictureOf, Row, useExampleTexts } from '../../../../.storybook/flows/goods.ts'
import { conditions, end, lit, logged, reload, send, shopOf } from '../../../../.storybook/flows/play.ts'
import { type Spoken, spoken } from '../../../../.storybook/flows/spoken.ts'
import type { World } from '../../../../.storybook/flows/stage.ts'
import { useFlowView } from '../react/index.ts'
import { createFakeWishlist } from '../testing/index.ts'
import {
  type AccountWishlistEmitted,
  type AccountWishlistEvent,
  type AccountWishlistFlow,
  type AccountWishlistView,
  createWishlistFlow,
} from './account.ts'
import { EVERYTHING, isLiked } from './index.ts'
import { wishlistStates } from './states.ts'

const meta = { title: 'Flows/Wishlist of an account', component: WishlistPage } satisfies Meta<typeof WishlistPage>
export default meta
type Story = StoryObj<typeof meta>

const customer = 'olena@example.com'

function Hearts({ flow, lang }: { flow: AccountWishlistFlow; lang: Locale }) {
  const words = useExampleTexts()
  const more = accountWordsIn(lang)
  const { wishlist, count, pending, status } = useFlowView(flow)
  return (
    <>
      <p role="status">
        {words.wishlist}: {count}
      </p>
      {status === 'locked' && <p role="alert">{more.locked}</p>}
      {status === 'failed' && (
        <p role="alert">
          {more.failed}{' '}
          <Button size="small" variant="quiet" onClick={() => flow.send({ type: 'wishlist.retry' })}>
            {words.again}
          </Button>
        </p>
      )}
      <div aria-busy={pending || status === 'unknown'}>
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
      </div>
      <ul>
        {Object.entries(wishlist).map(([group, ids]) => (
          <li key={group}>
            {group === EVERYTHING ? more.everything : group}: {ids.length}
          </li>
        ))}
      </ul>
      <Row>
        <Button size="small" onClick={() => flow.send({ type: 'session.changed', user: customer })}>
          {more.signIn}
        </Button>
        <Button size="small" onClick={() => flow.send({ type: 'session.changed', user: null })}>
          {more.signOut}
        </Button>
      </Row>
    </>
  )
}

/** A browser of a guest, and a backend whose customer likes the trousers already. */
function begin({ lang, client, storage, tabStorage, broadcast }: World) {
  const backend = createFakeWishlist({ [EVERYTHING]: [2] })
  const calls = client(backend.answers)
  let user: string | null = null
  return {
    open() {
      const flow = createWishlistFlow({ client: calls, storage, tabStorage, broadcast, user })
      flow.on('wishlist.changed', applyAction => {
        user = applyAction.user
      })
      return flow
    },
    behind: { [accountWordsIn(lang).otherDevice]: () => backend.change(wishlist => toggle(wishlist, 3)) },
  }
}

/** A guest's list in the browser, a customer's at the backend; the one becomes part of the other at sign-in. */
function WishlistPage() {
  return (
    <FlowPage<AccountWishlistEvent, AccountWishlistView, AccountWishlistEmitted>
      begin={begin}
      meanings={wishlistStates}
      calls={['/api/wishlist/show', '/api/profile/wishlist/update', '/api/profile/wishlist/toggle']}
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
        { type: 'wishlist.refresh', make: () => ({ type: 'wishlist.refresh' }) },
        { type: 'wishlist.retry', make: () => ({ type: 'wishlist.retry' }) },
        { type: 'network.lost', make: () => ({ type: 'network.lost' }) },
        { type: 'network.back', make: () => ({ type: 'network.back' }) },
      ]}
    >
      {(flow, lang) => <Hearts flow={flow} lang={lang} />}
    </FlowPage>
  )
}

type Canvas = Parameters<typeof shopOf>[0]
const heart = (canvas: Canvas, product: string) => shopOf(canvas).getByRole('button', { name: new RegExp(product) })
const counted = (canvas: Canvas, { words }: Spoken, count: number) =>
  waitFor(() => expect(shopOf(canvas).getByRole('status')).toHaveTextContent(`${words.wishlist}: ${count}`))
const press = (canvas: Canvas, name: string) => userEvent.click(shopOf(canvas).getByRole('button', { name }))

export const AtWork: Story = {
  play: async ({ canvas, globals }) => {
    const speech = spoken(globals)
    const { account, goods } = speech
    await lit(canvas, 'idle')
    await userEvent.click(heart(canvas, goods.jacket))
    await counted(canvas, speech, 1)
    await press(canvas, account.signIn)
    await counted(canvas, speech, 2)
    await userEvent.click(canvas.getByRole('button', { name: account.otherDevice }))
    await reload(canvas)
    await counted(canvas, speech, 3)
    await press(canvas, account.signOut)
    await counted(canvas, speech, 0)
  },
}

export const GoodsAreSortedIntoGroups: Story = {
  play: async ({ canvas, globals }) => {
    const { goods } = spoken(globals)
    await lit(canvas, 'idle')
    await userEvent.click(heart(canvas, goods.jacket))
    await send(canvas, 'wishlist.group.add')
    await send(canvas, 'wishlist.move')
    await waitFor(() => expect(shopOf(canvas).getByText('2026: 1')).toBeVisible())
  },
}

export const ARefusedHeartIsTakenBack: Story = {
  play: async ({ canvas, globals }) => {
    const speech = spoken(globals)
    const { account, goods } = speech
    await lit(canvas, 'idle')
    await press(canvas, account.signIn)
    await counted(canvas, speech, 1)
    await conditions(canvas, 'held')
    await userEvent.click(heart(canvas, goods.jacket))
    await lit(canvas, 'executing')
    await expect(heart(canvas, goods.jacket)).toHaveAttribute('aria-pressed', 'true')
    await conditions(canvas, 'answered')
    await end(canvas, 'answer')
    await logged(canvas, /wishlist\.toggled {"productId":1,"liked":true}/)
    await conditions(canvas, 'invalid')
    await userEvent.click(heart(canvas, goods.boots))
    await logged(canvas, /wishlist\.rejected/)
    await expect(heart(canvas, goods.boots)).toHaveAttribute('aria-pressed', 'false')
  },
}

export const AListThatCannotBeHadIsTold: Story = {
  play: async ({ canvas, globals }) => {
    const speech = spoken(globals)
    const { account, goods } = speech
    await lit(canvas, 'idle')
    await userEvent.click(heart(canvas, goods.jacket))
    await conditions(canvas, 'server')
    await press(canvas, account.signIn)
    await waitFor(() => expect(shopOf(canvas).getByRole('alert')).toHaveTextContent(account.failed))
    await conditions(canvas, 'answered')
    await press(canvas, speech.words.again)
    await counted(canvas, speech, 2)
  },
}

export const English: Story = { globals: { locale: 'en' } }
export const RussianInTheDark: Story = { globals: { locale: 'ru', scheme: 'dark' } }
