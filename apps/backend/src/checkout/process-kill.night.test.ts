import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  cartAdd,
  cartCount,
  checkoutOrder,
  checkoutSubmit,
  deliveryCities,
  deliveryPoints,
  isExactStock,
  productCards,
  productShow,
} from '@shop/contract'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { endAll } from '../testing/process.ts'
import { bothDatabases, seededDatabase, startBackendProcess } from '../testing/shop.ts'
import { contact, withKey } from '../testing/shopper.ts'

describe.each(bothDatabases)('a backend killed right after its response, on %s', kind => {
  let folder: string
  let variables: Record<string, string>
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'shop-killed-'))
    variables = { DATA_DIR: folder }
    if (kind === 'PGlite') return cpSync(inject('seededFolder'), folder, { recursive: true })
    variables.DATABASE_URL = await seededDatabase()
    variables.SECRET = 'a secret of thirty-two characters and more: 0123456789'
  })
  afterEach(() => {
    endAll()
    rmSync(folder, { recursive: true, force: true })
  })

  it('has the order, the stock and the cart after a restart', async () => {
    const first = await startBackendProcess(variables)
    const [card] = await first.ask(productCards, { ids: [1] })
    const [, page = '', slug = ''] = card?.url.split('/') ?? []
    const { product } = await first.ask(productShow, { page, product: slug })
    const size = product.options.toSorted((a, b) => a.count_left - b.count_left).find(option => option.count_left > 2)
    const goods = { product_id: product.id, ...(size ? { option_id: size.id } : {}) }
    const [city] = await first.ask(deliveryCities, { query: 'Черкаси' })
    const { items } = await first.ask(deliveryPoints, { city_ref: city?.ref ?? '', kind: 'branch' })
    const order = {
      contact,
      delivery: { id: 'np_branch', city_ref: city?.ref ?? '', point_ref: items[0]?.ref ?? '' },
      payment: { id: 'on_receipt' },
    }
    const other = await first.ask(cartAdd, { ...goods, count: 1 })
    const bought = await first.ask(cartAdd, { ...goods, count: 1 })
    const key = withKey()
    const body = { ...order, cart_id: bought.cart_id, cart_version: bought.cart.version }
    const submitted = await first.ask(checkoutSubmit, body, key)
    await first.stop('SIGKILL')

    const second = await startBackendProcess(variables)
    const { number, token } = submitted
    expect(await second.ask(checkoutOrder, { number, token })).toMatchObject({ number, status: 'new' })
    expect((await second.ask(cartCount, { cart_id: other.cart_id })).count).toBe(1)
    expect((await second.ask(cartCount, { cart_id: bought.cart_id })).count).toBe(0)
    // A repeat with the same key returns the same order.
    expect(await second.ask(checkoutSubmit, body, key)).toEqual(submitted)
    const after = (await second.ask(productShow, { page, product: slug })).product
    const left = (of: typeof product) => of.options.find(option => option.id === size?.id)?.count_left ?? 0
    if (isExactStock(left(product))) expect(left(after)).toBe(left(product) - 1)
    await second.stop('SIGKILL')
  })
})
