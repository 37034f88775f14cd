import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cartAdd, cartShow, checkoutOrder, checkoutSubmit, contactSend } from '@shop/contract'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { endAll, type Running, startProcess } from './testing/process.ts'
import { contact, withKey } from './testing/shopper.ts'

let folder: string
let backend: Running

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-log-'))
  cpSync(inject('seededFolder'), folder, { recursive: true })
  backend = await startProcess({ DATA_DIR: folder, LOG_LEVEL: 'trace' })
})
afterAll(async () => {
  await backend.kill()
  endAll()
  rmSync(folder, { recursive: true, force: true })
})

it('logs every call with its request id and without personal data or tokens', async () => {
  const option = await firstOption()
  const { cart_id } = await backend.ask(cartAdd, option)
  const { cart } = await backend.ask(cartShow, { cart_id, coupon: 'HART-K7QM-X2VD' })
  const order = {
    cart_id,
    coupon: 'HART-K7QM-X2VD',
    contact,
    delivery: { id: 'pickup' },
    payment: { id: 'on_receipt' },
    comment: 'Таємне слово',
  }
  const { number, token } = await backend.ask(checkoutSubmit, { ...order, cart_version: cart.version }, withKey())
  await backend.ask(checkoutOrder, { number, token }, { headers: { 'X-Request-Id': 'request-4711' } })
  const { name, phone, email } = contact
  await backend.ask(contactSend, { name, phone, email, message: 'Таємне слово' })
  await fetch(`${backend.url}/api/checkout/order?token=${token}`, { method: 'POST', body: '{' })
  await expect.poll(() => backend.output()).toContain('request-4711')
  const log = backend.output()
  expect(log).toContain('/api/checkout/submit')
  for (const secret of [
    token,
    cart_id,
    number,
    contact.name,
    contact.last_name,
    contact.email,
    '1234567', // digits of the phone
    '123 45 67',
    'Таємне',
    'K7QM',
  ])
    expect(log.split('\n').filter(line => line.startsWith('{') && line.includes(secret))).toEqual([])
})

async function firstOption() {
  for (let option_id = 1; option_id < 20; option_id++) {
    const added = await backend.ask(cartAdd, { product_id: 1, option_id }).catch(() => null)
    if (added) return { product_id: 1, option_id }
  }
  throw new Error('nothing of the first product is in stock')
}
