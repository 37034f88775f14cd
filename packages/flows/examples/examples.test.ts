import { createCartFlow } from '@shop/flows/cart'
import { createFakeCarts, createFakeClient, createFakeStorage, flush } from '@shop/flows/testing'
import { expect, it, onTestFinished } from 'vitest'
import { createInspector } from './inspector.ts'
import { createRestCart } from './rest-cart.ts'
import { startServer } from './rest-server.js'

it('a cart runs over a REST API with its own ids, amounts and refusals', async () => {
  const { url, close } = await startServer()
  const cart = createRestCart(url, createFakeStorage())
  cart.start()
  onTestFinished(() => {
    cart.stop()
    close()
  })
  const send = (event: object) => cart.send(JSON.parse(JSON.stringify(event)))
  send({ type: 'cart.add', productId: 'jacket', count: 2 })
  send({ type: 'cart.add', productId: 'helmet' })
  expect(cart.getView().count).toBe(3)
  await expect.poll(() => cart.getView().total).toBe(118.99)
  const [jacket] = cart.getView().lines
  expect(jacket?.image).toEqual({ src: '/photos/jacket.jpg', alt: 'Jacket', width: 400, height: 500, sources: [] })
  send({ type: 'cart.increment', lineId: 'line-jacket' })
  send({ type: 'cart.add', productId: 'jacket' })
  await expect
    .poll(() => cart.getView().errors)
    .toMatchObject({ 'add:jacket:': { kind: 'conflict', message: 'There are not that many left.' } })
  await expect.poll(() => cart.getView()).toMatchObject({ count: 4, pending: false })
})

it('an inspector is told of every transition', async () => {
  const carts = createFakeCarts([{ productId: 1, name: 'Jacket', price: 50, left: 5 }])
  const lines: string[] = []
  const inspect = createInspector(line => lines.push(line))
  const client = createFakeClient(carts.answers)
  const cart = createCartFlow({ client, storage: createFakeStorage(), lang: 'en', inspect })
  cart.start()
  onTestFinished(() => cart.stop())
  await flush()
  cart.send({ type: 'cart.add', productId: 1 })
  await flush()
  expect(lines).toContainEqual(expect.stringMatching(/^cart\.add: .*idle.* → .*executing/))
  expect(lines).toContainEqual(expect.stringMatching(/^xstate\.done\.actor\.execute: .*executing.* → .*idle/))
})
