import { type CartEmitted, type CartEvent, type CartView, createCartFlow } from '@shop/flows/cart'
import { initialCartView } from '@shop/flows/cart/lazy'
import { lazyFlow } from '@shop/flows/lazy'
import { FlowProvider } from '@shop/flows/react'
import { createFakeCarts, createFakeClient, createFakeStorage } from '@shop/flows/testing'
import { uk } from '@shop/ui/messages/uk'
import { ShopUiProvider } from '@shop/ui/provider'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { kit } from '../../../platform/words/uk/kit.ts'
import { CartContext } from '../../cart/cart-provider.tsx'
import { KitForm, type KitReply } from './kit-form.tsx'
import type { PieceView } from './piece.ts'

const picture = { prefix: '/p', src: '.webp', width: 4, height: 5, sources: [] }
const sizesFrom = (first: number, left = 9) =>
  ['50', '52', '54'].map((name, index) => [first + index, name, left, 100] as const)
const jacket = { id: 1, name: 'Куртка', url: '/jackets/k', sizes: sizesFrom(10) }
const trousers = { id: 2, name: 'Штани', url: '/trousers/s', sizes: sizesFrom(20) }
const belt = { id: 3, name: 'Пояс', url: '/belts/p', sizes: [] }
const bib = { id: 4, name: 'Напівкомбінезон', url: '/bibs/n', sizes: sizesFrom(40, 0) }
const piecesWith = (bibAvailability: PieceView['availability']): PieceView[] =>
  [jacket, trousers, belt, bib].map(piece => ({
    ...piece,
    picture,
    summary: '',
    price: 100,
    was: null,
    availability: piece === bib ? bibAvailability : 'in_stock',
    isBottom: piece === trousers || piece === bib,
  }))

const jacketSize = '52'
const carts = () =>
  createFakeCarts(
    [{ productId: 1, optionId: 11 }, { productId: 2, optionId: 21 }, { productId: 3 }].map(goods => ({
      ...goods,
      name: 'Річ',
      price: 100,
      left: 5,
    })),
  )

function show(
  own: { id: number; size: string | null } | undefined,
  pieces = piecesWith('out_of_stock'),
  hydration?: { reply: KitReply; before: () => void },
) {
  const client = createFakeClient(carts().answers)
  const cart = lazyFlow<CartEvent, CartView, CartEmitted>(
    async () => createCartFlow({ client, storage: createFakeStorage(), lang: 'uk' }),
    { view: initialCartView },
  )
  const sent: string[] = []
  cart.on('cart.added', ({ count }) => sent.push(String(count)))
  const element = (
    <ShopUiProvider locale="uk" messages={uk}>
      <FlowProvider context={CartContext} flow={cart}>
        <KitForm pieces={pieces} words={kit} action="/kit/x" own={own} reply={hydration?.reply} />
      </FlowProvider>
    </ShopUiProvider>
  )
  const page = <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
  const container = document.body.appendChild(document.createElement('div'))
  if (hydration) container.innerHTML = renderToString(page)
  hydration?.before()
  render(page, { container, hydrate: hydration !== undefined })
  return { sent }
}

const sizeOf = (name: string) => screen.getByRole('combobox', { name: `Розмір: ${name}` })
const wants = (name: string) => screen.getByRole('checkbox', { name: `До комплекту: ${name}` })
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Додати все в кошик' }))

it('takes the size of the page for its product and for those of the same sizes, and adds up what is in stock', async () => {
  show({ id: 1, size: jacketSize })
  expect(await screen.findByText('Разом: 3 речі')).toBeTruthy()
  expect(sizeOf('Куртка')).toHaveProperty('value', '11')
  expect(sizeOf('Штани')).toHaveProperty('value', '21')
  expect(wants('Напівкомбінезон')).toHaveProperty('disabled', true)
  expect(screen.getByRole('link', { name: 'Повідомити про наявність' }).getAttribute('href')).toBe('/notify/bibs/n')
})

it('takes a chosen size for what has the same sizes, but not for what was chosen by itself', async () => {
  show(undefined)
  await screen.findByText('Разом: 3 речі')
  fireEvent.change(sizeOf('Куртка'), { target: { value: '12' } })
  expect(sizeOf('Штани')).toHaveProperty('value', '22')
  fireEvent.change(sizeOf('Штани'), { target: { value: '20' } })
  fireEvent.change(sizeOf('Куртка'), { target: { value: '11' } })
  expect(sizeOf('Штани')).toHaveProperty('value', '20')
})

it('asks for the sizes that are missing, and needs none of what is not wanted', async () => {
  const { sent } = show(undefined)
  await screen.findByText('Разом: 3 речі')
  add()
  expect(screen.getByRole('alert').textContent).toBe('Оберіть розмір кожної позначеної речі.')
  expect(document.activeElement).toBe(sizeOf('Куртка'))
  fireEvent.click(wants('Куртка'))
  fireEvent.change(sizeOf('Штани'), { target: { value: '21' } })
  expect(screen.getByText('Разом: 2 речі')).toBeTruthy()
  add()
  expect(await screen.findByText('До кошика додано: 2 речі')).toBeTruthy()
  expect(sent).toEqual(['2'])
  fireEvent.click(wants('Штани'))
  fireEvent.click(wants('Пояс'))
  add()
  expect(screen.getByRole('alert').textContent).toBe('Позначте хоча б одну річ.')
})

it('takes one of two bottoms: the first, until the other one is chosen', async () => {
  const { sent } = show(undefined, piecesWith('in_stock'))
  expect(await screen.findByText('Разом: 3 речі')).toBeTruthy()
  const chosen = () =>
    screen
      .getAllByRole('radio', { name: /^До комплекту: / })
      .map(radio => radio instanceof HTMLInputElement && radio.checked)
  expect(chosen()).toEqual([true, false])
  fireEvent.click(screen.getByRole('radio', { name: 'До комплекту: Напівкомбінезон' }))
  expect(chosen()).toEqual([false, true])
  expect(screen.getByText('Разом: 3 речі')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'До комплекту: Штани' }))
  fireEvent.change(sizeOf('Куртка'), { target: { value: '11' } })
  fireEvent.change(sizeOf('Штани'), { target: { value: '21' } })
  add()
  expect(await screen.findByText('До кошика додано: 3 речі')).toBeTruthy()
  expect(sent).toEqual(['3'])
})

it('no longer asks for a size that was chosen before hydration', async () => {
  const reply = { error: null, short: null, sizes: {}, unwanted: [], withoutSize: [jacket.id, trousers.id] }
  const before = () => Object.assign(sizeOf('Куртка'), { value: '11' })
  show(undefined, undefined, { reply, before })
  await waitFor(() => expect(sizeOf('Куртка')).not.toHaveAttribute('aria-invalid'))
  expect(sizeOf('Куртка')).toHaveValue('11')
  expect(sizeOf('Штани')).toHaveAttribute('aria-invalid', 'true')
})
