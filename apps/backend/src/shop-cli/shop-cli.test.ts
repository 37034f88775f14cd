import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  authUser,
  cartShow,
  checkoutOrder,
  checkoutSubmit,
  pageMoved,
  productNotify,
  profileOrders,
  profileReturn,
  profileReturnCreate,
  search,
  settingsAll,
} from '@shop/contract'
import { and, asc, eq, like, ne, or } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { demoCarrier } from '../adapters/carrier/demo-directory/index.ts'
import { releaseUnpaidOrders } from '../checkout/release-unpaid.ts'
import { readDataChanges } from '../db/data-versions.ts'
import {
  categories,
  coupons,
  mails,
  options,
  orders,
  photos,
  product_categories,
  products,
} from '../db/schema/index.ts'
import { enqueueMail } from '../outbox/outbox.ts'
import { createSecrets } from '../platform/secrets.ts'
import { createLog } from '../telemetry/log.ts'
import { commandsTo } from '../testing/commands.ts'
import { type SignedIn, signIn, withHeaders } from '../testing/customers.ts'
import { deliver } from '../testing/delivered.ts'
import { databases, openShop, refusalOf, type Shop } from '../testing/shop.ts'
import { fillCart, findGoods, type Goods, leftOf, stock, toBranch, withKey } from '../testing/shopper.ts'
import { exitCodes, runCommand } from './run-command.ts'

/** Of the commands that only read the database. */
const unusedServices = {
  carrier: demoCarrier,
  secrets: createSecrets('unused'),
  clock: () => new Date(),
  publicUrl: '',
  mail: { shopUrl: '' },
  originals: '',
  longQuery: () => Promise.reject(new Error('unused')),
  dataVersions: { expire() {} },
  log: createLog('silent'),
  paymentProviders: new Map(),
  fiscalService: null,
}

describe.each(databases)('the command line of a shop on %s', kind => {
  let shop: Shop
  let goods: Goods
  let olena: SignedIn
  beforeAll(async () => {
    shop = await openShop(kind)
    const [found] = await findGoods(shop, 1)
    if (!found) throw new Error('The demo shop is empty')
    goods = found
    await stock(shop, goods, 100)
    olena = await signIn(shop)
  })
  afterAll(() => shop.close())

  const { send, done } = commandsTo(() => shop)
  const run = (...argv: string[]) => done(...argv, '--yes')
  const refused = async (...argv: string[]) => {
    const { exitCode, error } = await send(argv)
    return [exitCode, error]
  }
  const order = async (count = 1, payment = 'on_receipt'): Promise<{ number: string; token: string }> => {
    const cart_id = await fillCart(shop, [{ goods, count }])
    const sent = withHeaders(withKey(), olena.sent)
    return shop.ask(checkoutSubmit, { ...(await toBranch(shop)), cart_id, payment: { id: payment } }, sent)
  }
  const mailKeys = async (prefix: string) =>
    (
      await shop.db
        .select({ key: mails.key })
        .from(mails)
        .where(like(mails.key, `${prefix}%`))
        .orderBy(asc(mails.id))
    ).map(({ key }) => key)

  it('shows what strangers wrote without letting it act on the terminal or look like lines of its own', async () => {
    const { number } = await order()
    const comment = 'Дякую\nPayment  paid\u001b[2J\u202e'
    await shop.db.update(orders).set({ comment }).where(eq(orders.number, number))
    expect(await done('order', number, 'show')).toContain(String.raw`Дякую ⏎ Payment  paid\u001b[2J\u202e`)
    expect(await refused('order', '\u001b[2J', 'show')).toEqual([
      exitCodes.refused,
      expect.not.stringContaining('\u001b'),
    ])
  })

  describe('redirects', () => {
    const movedTo = (path: string, lang: 'uk' | 'ru' = 'uk') => shop.ask(pageMoved, { path, lang })

    it('lead from old addresses to pages, in every language', async () => {
      expect(await done('redirect', 'add', '/Старі/Куртки.html', 'to=/jackets')).toBe(
        'Redirect /старі/куртки.html is added.\n',
      )
      expect(await movedTo('/%D0%A1%D1%82%D0%B0%D1%80%D1%96/куртки.html', 'ru')).toEqual({
        state: 'moved',
        url: '/ru/jackets',
      })
      await done('redirect', 'add', '/winter-2019', 'to=gone')
      expect(await movedTo('/winter-2019')).toEqual({ state: 'gone' })
      expect(await done('redirect')).toMatch(/^\/winter-2019 +gone$/m)
      await run('redirect', 'remove', '/winter-2019')
      expect(await movedTo('/winter-2019')).toEqual({ state: 'unknown' })
    })

    it('are refused when they would be a loop or a chain, lead nowhere or hide a page', async () => {
      await done('redirect', 'add', '/first', 'to=/boots')
      await done('redirect', 'add', '/last', 'to=gone')
      const faults = [
        [['/boots', '/jackets'], '/boots is a page of the shop.'],
        [['/x', '/x'], 'to itself'],
        [['/x', '/nowhere'], 'The shop has no page /nowhere.'],
        [['/x', '/first'], 'Redirect /x to /boots.'],
        [['/x', '/last'], '/last is gone for good.'],
        [['/ru/x', '/boots'], 'leave out the language'],
        [['/x?id=1', '/boots'], 'leave out what follows the path'],
        [['x', '/boots'], 'must begin with a slash'],
      ] as const
      for (const [[old, now], fault] of faults)
        expect(await refused('redirect', 'add', old, `to=${now}`), old).toEqual([
          exitCodes.refused,
          expect.stringContaining(fault),
        ])
      expect(await movedTo('/x')).toEqual({ state: 'unknown' })
    })

    it('replace the page of a product that is no longer listed', async () => {
      const [hidden] = await shop.db
        .select({ id: products.id, slug: products.slug, category: categories.slug })
        .from(products)
        .innerJoin(categories, eq(categories.id, products.category_id))
        .where(ne(products.id, goods.product_id))
        .limit(1)
      if (!hidden) throw new Error('The demo shop has one product')
      const path = `/${hidden.category}/${hidden.slug}`
      const status = async () =>
        (await shop.post('/api/product/show', { page: hidden.category, product: hidden.slug })).status
      expect((await refused('redirect', 'add', path, 'to=/boots'))[1]).toContain('is a page of the shop')
      expect(await status()).toBe(200)
      await shop.db.delete(product_categories).where(eq(product_categories.product_id, hidden.id))
      await done('redirect', 'add', path, 'to=/boots')
      expect(await status()).toBe(404)
      expect(await movedTo(path)).toEqual({ state: 'moved', url: '/boots' })
      expect((await refused('redirect', 'add', '/x', `to=${path}`))[1]).toContain('Redirect /x to /boots.')
    })
  })

  describe('synonyms', () => {
    const searched = async (query: string) => (await shop.ask(search, { query })).synonyms

    it('are added, listed and removed, and searched by at once', async () => {
      expect(await searched('балаклавка')).toEqual([])
      await done('synonyms', 'add', 'Балаклавка', 'as=каска')
      expect((await refused('synonyms', 'add', 'балаклавка', 'as=каска'))[1]).toContain('already')
      expect(await done('synonyms', 'set', 'балаклавка', 'as= каска ')).toBe('Nothing changes.\n')
      expect(await searched('балаклавки')).toEqual(['каска'])
      expect(await done('synonyms', 'list', 'uk:')).toMatch(/^uk:балаклавка +каска$/m)
      await run('synonyms', 'remove', 'балаклавка')
      expect(await searched('балаклавка')).toEqual([])
      expect((await refused('synonyms', 'remove', 'балаклавка'))[1]).toContain('no synonyms uk:балаклавка')
      expect((await refused('synonyms', 'add', 'каска', 'as=Каска'))[1]).toContain('is the word itself')
    })

    it('are imported from a file, which changes nothing when an entry is faulty', async () => {
      const file = join(shop.dataDir, 'synonyms.yaml')
      await done('synonyms', 'export', 'synonyms.yaml')
      const before = readFileSync(file, 'utf8')
      const present = async () => {
        await done('synonyms', 'export', 'after.yaml')
        return readFileSync(join(shop.dataDir, 'after.yaml'), 'utf8')
      }
      writeFileSync(
        file,
        'uk:балаклавка:\n  as: каска\nde:Helm:\n  as: каска\nодин два три чотири:\n  as: каска\nкаска: {}\n...',
      )
      expect((await refused('synonyms', 'import', 'synonyms.yaml'))[1]).toBe(
        [
          'de:Helm: word: The language must be uk, ru, en.',
          'один два три чотири: word: It has more than 3 words.',
          'uk:каска: as: It is missing.',
          'Nothing was changed.\n',
        ].join('\n'),
      )
      expect(await present()).toBe(before)
      writeFileSync(file, 'балаклавка:\n  as: каска\n')
      expect(await done('synonyms', 'import', 'synonyms.yaml')).toMatch(/^uk:балаклавка +new/)
      expect(await searched('балаклавка')).toEqual(['каска'])
      writeFileSync(file, before)
      expect((await send(['synonyms', 'import', 'synonyms.yaml', '--replace'])).question).toContain('are removed')
      await run('synonyms', 'import', 'synonyms.yaml', '--replace')
      expect(await present()).toBe(before)
    })
  })

  describe('orders', () => {
    it('change their status with history and a mail for each transition', async () => {
      const { number, token } = await order()
      const [row] = await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
      for (const status of ['confirmed', 'packed', 'shipped', 'delivered', 'completed'])
        expect(await run('order', number.toLowerCase(), 'status', status)).toContain(`is ${status}`)
      const loaded = await shop.ask(checkoutOrder, { number, token })
      expect(loaded.history.map(({ status }) => status)).toEqual([
        'new',
        'confirmed',
        'packed',
        'shipped',
        'delivered',
        'completed',
      ])
      expect(loaded.items[0]?.returnable).toBe(1)
      expect(await mailKeys(`order-status:${row?.id}:`)).toHaveLength(3)
      const text = (await send(['order', number, 'show'])).output
      for (const part of [number, 'completed', 'Шевчук', 'Next', 'returned']) expect(text).toContain(part)
    })

    it('are shipped with a tracking number in the format of their carrier, which can be corrected', async () => {
      const { number, token } = await order()
      await run('order', number, 'status', 'confirmed')
      const [code, error] = await refused('order', number, 'tracking', '2045')
      expect([code, error]).toEqual([
        exitCodes.refused,
        '2045 is no tracking number of Nova Poshta: it has 14 digits.\n',
      ])
      await run('order', number, 'status', 'packed')
      expect((await refused('order', number, 'status', 'shipped', '--tracking', '0500512345678'))[0]).toBe(1)
      expect((await refused('order', number, 'status', 'cancelled', '--tracking', '20450123456789'))[0]).toBe(2)
      await run('order', number, 'status', 'shipped', '--tracking', '2045 0123 4567 89')
      expect(await shop.ask(checkoutOrder, { number, token })).toMatchObject({
        status: 'shipped',
        tracking: {
          number: '20450123456789',
          url: 'https://novaposhta.ua/tracking/?cargo_number=20450123456789',
        },
      })
      expect(await run('order', number, 'tracking', '20450123456780')).toContain(
        '20450123456780; the buyer gets a mail',
      )
      expect((await send(['order', number, 'show'])).output).toContain('20450123456780')
      await run('order', number, 'status', 'delivered')
      expect((await refused('order', number, 'tracking', '20450123456780'))[0]).toBe(exitCodes.refused)
    })

    it('show their company, how to contact the buyer, where the visit came from and what is to be refunded', async () => {
      const cart_id = await fillCart(shop, [{ goods, count: 1 }])
      const { number, token } = await shop.ask(
        checkoutSubmit,
        {
          ...(await toBranch(shop)),
          cart_id,
          company: { name: 'ТОВ «Північ Буд»', edrpou: '37193071' },
          no_call: true,
          ad_click: { gclid: 'Cj0KCQ_test-1', utm_campaign: 'Зима 2026' },
        },
        withKey(),
      )
      expect((await shop.ask(checkoutOrder, { number, token })).company).toEqual({
        name: 'ТОВ «Північ Буд»',
        edrpou: '37193071',
      })
      await run('order', number, 'payment', 'paid')
      expect(await run('order', number, 'status', 'cancelled')).toContain('It was paid')
      const { output } = await send(['order', number, 'show'])
      for (const part of [
        'ТОВ «Північ Буд», 37193071',
        'by e-mail only, no calls',
        'gclid=Cj0KCQ_test-1 utm_campaign=Зима 2026',
        'Refund due',
        'payment paid',
      ])
        expect(output).toContain(part)
    })

    it('reject a transition that skips a status, without any change', async () => {
      const { number } = await order()
      const left = await leftOf(shop, goods)
      const [code, error] = await refused('order', number, 'status', 'shipped')
      expect(code).toBe(exitCodes.refused)
      expect(error).toContain('Possible: confirmed, cancelled')
      expect(await refused('order', 'HT-00000000', 'show')).toEqual([1, 'There is no order HT-00000000.\n'])
      expect((await refused('order', number, 'status', 'lost'))[0]).toBe(exitCodes.usage)
      expect(await leftOf(shop, goods)).toBe(left)
    })

    it('are cancelled after a confirmation, which returns their stock', async () => {
      const left = await leftOf(shop, goods)
      const { number, token } = await order(3)
      await run('order', number, 'status', 'confirmed')
      const unconfirmed = await send(['order', number, 'status', 'cancelled'])
      expect(unconfirmed).toMatchObject({
        exitCode: exitCodes.refused,
        question: expect.stringContaining('nothing leads back'),
      })
      expect(await shop.ask(checkoutOrder, { number, token })).toMatchObject({ status: 'confirmed' })
      expect(await send(['order', number, 'status', 'cancelled'], true)).toMatchObject({ exitCode: exitCodes.done })
      expect(await leftOf(shop, goods)).toBe(left)
      expect((await refused('order', number, 'status', 'confirmed'))[0]).toBe(exitCodes.refused)
    })

    it('return their stock when they were not picked up, but not after the delivery', async () => {
      const left = await leftOf(shop, goods)
      const toShipped = ['confirmed', 'packed', 'shipped']
      const unclaimedOrder = await order(2)
      for (const status of [...toShipped, 'returned']) await run('order', unclaimedOrder.number, 'status', status)
      expect(await leftOf(shop, goods)).toBe(left)
      const deliveredOrder = await order(2)
      for (const status of [...toShipped, 'delivered', 'returned'])
        await run('order', deliveredOrder.number, 'status', status)
      expect(await leftOf(shop, goods)).toBe(left - 2)
    })

    it('change their payment status to paid and refunded', async () => {
      const { number } = await order()
      await run('order', number, 'payment', 'paid')
      expect((await refused('order', number, 'payment', 'paid'))[0]).toBe(exitCodes.refused)
      await run('order', number, 'payment', 'refunded')
      const { items } = await shop.ask(profileOrders, {}, olena.sent)
      expect(items.find(item => item.number === number)?.payment_status).toBe('refunded')
      const [row] = await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
      // Paid at the counter, and returned by a return request with mails of its own.
      expect(await mailKeys(`payment-%:order:${row?.id}`)).toEqual([])
    })

    it('tell by mail that a transfer has arrived, and that money of a cancelled order went back, once each', async () => {
      const { number } = await order(1, 'iban')
      const [row] = await shop.db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
      expect(await run('order', number, 'payment', 'paid')).toContain('the buyer gets a mail')
      expect(await mailKeys('payment-received:order:')).toEqual([`payment-received:order:${row?.id}`])
      expect(await run('order', number, 'status', 'cancelled')).toContain('then note it as refunded')
      expect(await run('order', number, 'payment', 'refunded')).toContain('the buyer gets a mail')
      expect(await mailKeys('payment-refunded:order:')).toEqual([`payment-refunded:order:${row?.id}`])
    })

    it('say what to do about a transfer after its term: the goods are reserved again, or the money is to be returned', async () => {
      /** An order whose term was over. */
      const released = async (): Promise<string> => {
        const { number } = await order(2, 'iban')
        await shop.db
          .update(orders)
          .set({ pay_by: new Date(0) })
          .where(eq(orders.number, number))
        expect(await releaseUnpaidOrders({ ...unusedServices, db: shop.db })).toBe(1)
        return number
      }
      const left = await leftOf(shop, goods)
      const inTime = await released()
      expect(await leftOf(shop, goods)).toBe(left)
      const restored = await run('order', inTime, 'payment', 'paid')
      expect(restored).toContain('new again, with its products; the buyer gets a mail')
      expect(restored).not.toContain('return')
      expect(await leftOf(shop, goods)).toBe(left - 2)

      const tooLate = await released()
      await stock(shop, goods, 1)
      const owed = await run('order', tooLate, 'payment', 'paid')
      expect(owed).toMatch(/It was paid and is cancelled: return .*₴.* to the buyer/)
      expect(owed).toContain(`pnpm shop order ${tooLate} payment refunded`)
      expect(await leftOf(shop, goods)).toBe(1)
      await stock(shop, goods, 100)
      expect(await run('order', tooLate, 'show')).toContain('Refund due')
      const refunded = await run('order', tooLate, 'payment', 'refunded')
      expect(refunded).toContain('the buyer gets a mail')
      expect(refunded).not.toContain('return')

      const cancelled = (await order(1, 'iban')).number
      await run('order', cancelled, 'status', 'cancelled')
      expect(await run('order', cancelled, 'payment', 'paid')).toContain('It was paid and is cancelled')
    })
  })

  describe('returns', () => {
    const request = async (more: object = {}) => {
      const { number, lines } = await deliver(shop, [{ goods, count: 2 }], { customer: olena })
      return shop.ask(
        profileReturnCreate,
        { number, kind: 'return', items: [{ line_id: lines[0] ?? 0, count: 2 }], question: 'defect', ...more },
        olena.sent,
      )
    }

    it('are approved, received, put back into stock and completed, with history and mails', async () => {
      const { number, id } = await request()
      const left = await leftOf(shop, goods)
      expect((await refused('return', number, 'complete'))[0]).toBe(exitCodes.refused)
      await run('return', number, 'approve')
      await run('return', number, 'receive', '--restock')
      expect(await leftOf(shop, goods)).toBe(left + 2)
      expect((await send(['return', number, 'complete'])).question).toContain('completed')
      await run('return', number, 'complete')
      const { requests } = await shop.ask(profileReturn, {}, olena.sent)
      const loaded = requests.find(each => each.number === number)
      expect(loaded?.history.map(({ status }) => status)).toEqual(['new', 'approved', 'received', 'completed'])
      expect(await mailKeys(`return-status:${id}:`)).toHaveLength(3)
      expect((await send(['return', number, 'show'])).output).toContain('Faulty or damaged')
    })

    it('do not change the stock when the received pieces cannot be sold again', async () => {
      const { number } = await request()
      const left = await leftOf(shop, goods)
      await run('return', number, 'approve')
      await run('return', number, 'receive')
      expect(await leftOf(shop, goods)).toBe(left)
    })

    it('take the replacement of an exchange out of stock, and fail without enough stock', async () => {
      const [size] = await shop.db
        .select({ id: options.id })
        .from(options)
        .where(and(eq(options.product_id, goods.product_id), ne(options.id, goods.option_id)))
      const wanted: Goods = { ...goods, option_id: size?.id ?? 0 }
      await stock(shop, wanted, 1)
      const { lines, number: order_number } = await deliver(shop, [{ goods, count: 2 }], { customer: olena })
      const items = [{ line_id: lines[0] ?? 0, count: 2, option_id: wanted.option_id }]
      const body = { number: order_number, kind: 'exchange' as const, items, question: 'too_small' }
      const { number } = await shop.ask(profileReturnCreate, body, olena.sent)
      await run('return', number, 'approve')
      await run('return', number, 'receive')
      expect(await refused('return', number, 'complete', '--yes')).toEqual([
        1,
        'Too few pieces are left of what was asked for in exchange.\n',
      ])
      await stock(shop, wanted, 5)
      await run('return', number, 'complete')
      expect(await leftOf(shop, wanted)).toBe(3)
    })

    it('make the pieces returnable again when they are rejected', async () => {
      const { number, order_number } = await request()
      await run('return', number, 'reject')
      const { orders: open } = await shop.ask(profileReturn, {}, olena.sent)
      expect(open.find(each => each.number === order_number)?.items[0]?.returnable).toBe(2)
    })

    it('save their photos to a folder', async () => {
      const { id, number } = await request()
      await shop.db.insert(photos).values({
        request_id: id,
        token_hash: `of ${number}`,
        data: new Uint8Array([1, 2, 3]),
        width: 1,
        height: 1,
      })
      const folder = mkdtempSync(join(tmpdir(), 'shop-photos-'))
      expect(await send(['return', number, 'photos', folder])).toMatchObject({ exitCode: exitCodes.done })
      expect(readdirSync(folder)).toEqual([`${number}-1.webp`])
      rmSync(folder, { recursive: true })
    })
  })

  describe('stock', () => {
    const codes = async () => {
      const [found] = await shop.db
        .select({ code: products.code, size: options.name, option: options.code })
        .from(options)
        .innerJoin(products, eq(products.id, options.product_id))
        .where(eq(options.id, goods.option_id))
      if (!found) throw new Error('The product is gone')
      return found
    }
    const totalOf = async () =>
      (await shop.db.select({ left: products.left }).from(products).where(eq(products.id, goods.product_id)))[0]?.left

    it('is set and added to by code and size, and updates the sum of the product', async () => {
      const { code, size, option } = await codes()
      const others = ((await totalOf()) ?? 0) - (await leftOf(shop, goods))
      const set = await send(['stock', code, size, 'set', '40'])
      expect(set.output).toContain('→ 40 pieces')
      expect((await send(['stock', option, 'add', '-3'])).output).toContain('40 → 37')
      expect([await leftOf(shop, goods), await totalOf()]).toEqual([37, others + 37])
      const output = (await send(['stock', code])).output
      expect(output).toContain('37')
      expect(output).toContain(size)
    })

    it('invalidates caches and sends back-in-stock mails', async () => {
      const { code, size } = await codes()
      await send(['stock', code, size, 'set', '0'])
      const body = { product_id: goods.product_id, option_id: goods.option_id, email: 'waits@example.com' }
      await shop.ask(productNotify, body)
      const { cursor } = await readDataChanges({ shortQuery: question => question(shop.db) }, null)
      await send(['stock', code, size, 'add', '100'])
      const { changes } = await readDataChanges({ shortQuery: question => question(shop.db) }, cursor)
      expect(changes.map(({ tag }) => tag)).toContain(`product:${goods.product_id}`)
      const [mail] = await shop.db.select().from(mails).where(eq(mails.recipient, 'waits@example.com'))
      expect(mail?.template).toBe('back-in-stock')
    })

    it('lists what is running out', async () => {
      const { option } = await codes()
      await stock(shop, goods, 4)
      const rows = (await send(['stock', '--most', '4'])).output.split('\n')
      expect(rows.find(row => row.startsWith(`${option} `))).toMatch(/ 4$/)
      expect((await send(['stock', '--most', '3'])).output).not.toContain(`${option} `)
      await stock(shop, goods, 100)
    })

    it('is never negative and requires a size for a product with sizes', async () => {
      const { code, size } = await codes()
      const present = await leftOf(shop, goods)
      expect((await refused('stock', code, size, 'add', '-5000'))[0]).toBe(exitCodes.refused)
      expect((await refused('stock', code, 'set', '5'))[1]).toContain('Say which size')
      expect((await refused('stock', code, 'XXXXXL', 'set', '5'))[1]).toContain('has no size')
      expect((await refused('stock', 'NO-SUCH', 'set', '5'))[0]).toBe(exitCodes.refused)
      for (const words of [['set', 'many'], ['set'], ['sell', '5'], ['set', '1.5']])
        expect((await refused('stock', code, ...words))[0]).toBe(exitCodes.usage)
      expect(await leftOf(shop, goods)).toBe(present)
    })
  })

  describe('prices', () => {
    const priced = async () => {
      const [found] = await shop.db
        .select({ code: products.code, price: products.price, old_price: products.old_price })
        .from(products)
        .where(eq(products.id, goods.product_id))
      if (!found) throw new Error('The product is gone')
      return found
    }
    const sizes = () =>
      shop.db
        .select({ code: options.code, name: options.name, price: options.price })
        .from(options)
        .where(eq(options.product_id, goods.product_id))
        .orderBy(options.position)

    it('are set for all sizes or for one, and the carts that hold the product are told', async () => {
      const { code, price } = await priced()
      const cart_id = await fillCart(shop, [{ goods, count: 1 }])
      const { cursor } = await readDataChanges({ shortQuery: question => question(shop.db) }, null)
      const next = price + 10_050
      const output = await run('price', code, String(next / 100), '--old', String((next + 50_000) / 100))
      expect(output).toContain('→')
      expect(await priced()).toMatchObject({ price: next, old_price: next + 50_000 })
      expect(new Set((await sizes()).map(size => size.price))).toEqual(new Set([next]))
      const { changes } = await readDataChanges({ shortQuery: question => question(shop.db) }, cursor)
      const tags = changes.map(({ tag }) => tag)
      for (const tag of [`product:${goods.product_id}`, `card:${goods.product_id}`, 'search', 'catalogue'])
        expect(tags).toContain(tag)
      expect(tags.some(tag => tag.startsWith('category:'))).toBe(true)
      const { cart } = await shop.ask(cartShow, { cart_id })
      expect(cart.items[0]?.price).toBe(next / 100)
      expect(cart.notices).toEqual([expect.objectContaining({ kind: 'price', line_id: cart.items[0]?.id })])

      const [first, second] = await sizes()
      await run('price', code, first?.name ?? '', String((next - 5_000) / 100))
      await run('price', second?.code ?? '', String((next - 9_000) / 100))
      expect((await sizes()).slice(0, 2).map(size => size.price)).toEqual([next - 5_000, next - 9_000])
      expect((await priced()).price).toBe(next - 9_000)
      expect((await send(['price', code])).output).toContain(first?.code)
    })

    it('keep an old price only while it is higher, and ask about a change by more than half', async () => {
      const { code } = await priced()
      await run('price', code, '1000', '--old', '1200,50')
      expect(await priced()).toMatchObject({ price: 1000_00, old_price: 1200_50 })
      expect(await run('price', code, '1300')).toContain('removed')
      expect(await priced()).toMatchObject({ price: 1300_00, old_price: null })
      expect((await refused('price', code, '1300', '--old', '1300'))[0]).toBe(exitCodes.refused)
      expect((await send(['price', code, '130'])).question).toContain('changes from')
      expect((await priced()).price).toBe(1300_00)
      await run('price', code, '1300', '--old', 'none')
      for (const words of [['free'], ['0'], ['1.234'], ['M', 'L', '5']])
        expect((await refused('price', code, ...words))[0]).toBe(exitCodes.usage)
      expect((await refused('price', 'NO-SUCH', '5'))[0]).toBe(exitCodes.refused)
      expect((await refused('price', code, 'XXXXXL', '1300'))[1]).toContain('has no size')
    })
  })

  describe('coupons', () => {
    it('are created with a code of 40 random bits and every condition, and can be redeemed', async () => {
      const output = await done(
        ...['coupon', 'add', 'discount=10%', 'minimum=1,50', 'from=2026-01-01', 'until=2035-07-31'],
        ...['uses=3', 'uses_per_customer=2'],
      )
      const code = output.trim()
      expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
      const stored = async () => (await shop.db.select().from(coupons).where(eq(coupons.code, code)))[0]
      expect(await stored()).toMatchObject({
        kind: 'percent',
        value: 10,
        minimum: 1_50,
        uses: 3,
        uses_per_customer: 2,
        starts_at: new Date('2026-01-01T00:00:00+02:00'),
        ends_at: new Date('2035-07-31T23:59:59.999+03:00'),
      })
      await stock(shop, goods, 100)
      const cart_id = await fillCart(shop, [{ goods, count: 1 }])
      const { number } = await shop.ask(checkoutSubmit, { ...(await toBranch(shop)), cart_id, coupon: code }, withKey())
      const shown = (await send(['coupon', 'show', code.toLowerCase()])).output
      for (const part of [/^discount +10%$/m, /^uses +3$/m, /^redeemed +1$/m, number, '2035-07-31'])
        expect(shown).toMatch(part)
      expect((await send(['coupon', 'list'])).output).toContain(code)
      await done('coupon', 'set', code, 'discount=249,50')
      expect(await stored()).toMatchObject({ kind: 'amount', value: 249_50, used: 1 })
      const before = await shop.db.select().from(coupons).orderBy(coupons.id)
      await done('coupon', 'export', 'coupons.yaml')
      expect(await done('coupon', 'import', 'coupons.yaml')).toContain('Nothing changes')
      expect(await shop.db.select().from(coupons).orderBy(coupons.id)).toEqual(before)
      const many = (await done('coupon', 'add', 'discount=100', '--count', '20')).trim().split('\n')
      expect(new Set(many).size).toBe(20)
    })

    it('are limited to categories, and end for good after a question', async () => {
      const [category] = await shop.db.select({ id: categories.id, slug: categories.slug }).from(categories).limit(1)
      const created = await done('coupon', 'add', 'Zyma', 'discount=delivery', `categories=${category?.slug}`)
      expect(created).toMatch(/^ZYMA\n.*guessed/)
      const stored = async () => (await shop.db.select().from(coupons).where(eq(coupons.code, 'ZYMA')))[0]
      expect(await stored()).toMatchObject({ kind: 'delivery', value: 0, category_ids: [category?.id] })
      expect((await send(['coupon', 'remove', 'zyma'])).question).toContain('for good')
      await run('coupon', 'remove', 'zyma')
      const ended = await stored()
      await run('coupon', 'remove', 'ZYMA')
      await done('coupon', 'set', 'ZYMA', 'minimum=5')
      expect(await stored()).toEqual({ ...ended, minimum: 5_00 })
      const cart_id = await fillCart(shop, [{ goods, count: 1 }])
      expect((await shop.ask(cartShow, { cart_id, coupon: 'ZYMA' })).cart.coupon?.state).toBe('expired')
      expect((await send(['coupon', 'list'])).output).not.toContain('ZYMA')
      expect((await send(['coupon', 'list', '--all'])).output).toMatch(/ZYMA .*ended/)
    })

    it('are refused when they contradict themselves, with all that is wrong', async () => {
      const create = (...words: string[]) => refused('coupon', 'add', ...words)
      expect((await create())[0]).toBe(exitCodes.usage)
      expect((await create('CODE-1', 'discount=5%', '--count', '2'))[0]).toBe(exitCodes.usage)
      for (const discount of ['0%', '101%', '-5', '0', '1.234', 'free', ''])
        expect((await create(`discount=${discount}`))[1], discount).toContain('discount: It must be 1% to 100%')
      expect(
        await create('A', 'discount=5%', 'from=2026-02-30', 'until=x', 'uses=0', 'minimum=-1', 'categories=no-such'),
      ).toEqual([
        exitCodes.refused,
        expect.stringMatching(/^code: .*\nminimum: .*\nfrom: .*\nuntil: .*\nuses: .*\ncategories: .*Categories: /),
      ])
      expect((await create('discount=5%', 'from=2035-02-02', 'until=2035-02-01'))[1]).toContain(
        'until: The last day is before the first one.',
      )
      expect((await create('discount=5%', 'until=2020-01-01'))[0]).toBe(exitCodes.refused)
      await done('coupon', 'add', 'TWICE-1', 'discount=5%')
      expect((await create('twice-1', 'discount=5%'))[1]).toContain('already')
      expect((await refused('coupon', 'show', 'NO-SUCH'))[0]).toBe(exitCodes.refused)
    })
  })

  describe('settings', () => {
    const all = async (lang: 'uk' | 'en' = 'uk') => shop.ask(settingsAll, { lang })

    it('are shown, checked and changed in every language, and the caches are told', async () => {
      expect((await send(['settings'])).output).toContain('theme_color')
      expect((await send(['settings', 'show', 'theme_color'])).output).toMatch(/^all languages {2}#/)
      const { cursor } = await readDataChanges({ shortQuery: question => question(shop.db) }, null)
      expect(await run('settings', 'set', 'theme_color=#0047ab')).toContain('→ #0047ab')
      expect([(await all()).theme_color, (await all('en')).theme_color]).toEqual(['#0047ab', '#0047ab'])
      const { changes } = await readDataChanges({ shortQuery: question => question(shop.db) }, cursor)
      expect(changes.map(({ tag }) => tag)).toContain('settings')
      await run('settings', 'set', 'theme_noise=true', 'contacts.0.email=new@example.com')
      const { theme_noise, contacts } = await all()
      expect([theme_noise, contacts[0]?.email]).toEqual([true, 'new@example.com'])
      await run('settings', 'set', 'contacts.1.messengers=[{"label":"Telegram","url":"https://t.me/hart"}]')
      expect((await all('en')).contacts[1]?.messengers).toEqual([{ label: 'Telegram', url: 'https://t.me/hart' }])
      await run('settings', 'set', 'pickup.en=14 Lyvarna St, Kyiv, daily')
      expect((await all('en')).pickup).toBe('14 Lyvarna St, Kyiv, daily')
      expect(await run('settings', 'set', 'dispatch.until=16:00', 'dispatch.days=[1,3,6]')).toContain('→ 16:00')
      const wrong = await refused('settings', 'set', 'dispatch.until=4 pm', 'dispatch.days=[8]', 'pickup_days=[6,7]')
      expect(wrong[1]).toMatch(/dispatch\.until: .*such as 16:00[\s\S]*dispatch\.days[\s\S]*pickup_days/)
      await run('settings', 'set', 'pickup_days=[2,3,4,5,6]')
      for (const own of ['dispatch', 'pickup_days']) expect(await all()).not.toHaveProperty(own)
      await run('settings', 'set', 'dispatch.until=', 'dispatch.days=[]', 'pickup_days=[]')
      await run('settings', 'set', 'blog_subscribe_title.en=News')
      expect((await all('en')).blog_subscribe_title).toBe('News')
      expect((await all()).blog_subscribe_title).not.toBe('News')
    })

    it('take pictures as files, which are served in a small size with their dimensions, and lose them again', async () => {
      const bar = (width: number, height: number) =>
        sharp({ create: { width, height, channels: 4, background: '#0047ab80' } })
          .png()
          .toBuffer()
      writeFileSync(join(shop.dataDir, 'huge.png'), await bar(4_000, 1_000))
      writeFileSync(join(shop.dataDir, 'logo.yaml'), 'logotype: huge.png')
      expect(await done('settings', 'import', 'logo.yaml', '--dry-run')).toContain('→ picture of 480 × 120 px')
      expect(existsSync(join(shop.dataDir, 'pictures', 'originals'))).toBe(false)
      expect(await done('settings', 'set', 'logotype=huge.png')).toContain('→ picture of 480 × 120 px')
      expect((await send(['settings', 'show', 'logotype'])).output).toContain('480 × 120')
      const { logotype, picture_sizes } = await all('en')
      expect(picture_sizes).toEqual({ logotype: { width: 480, height: 120 } })
      const { headers, status } = await fetch(shop.url + logotype)
      expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])

      writeFileSync(
        join(shop.dataDir, 'drawn.jpg'), // by its content it is an SVG
        '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><script>alert(1)</script><circle r="20" cx="20" cy="20"/></svg>',
      )
      expect(await done('settings', 'set', 'favicon=drawn.jpg')).toContain('480 × 480')
      expect((await all()).favicon).toMatch(/^\/pictures\/[\da-f]{16}\/favicon-480\.webp$/)

      writeFileSync(join(shop.dataDir, 'line.png'), await bar(2_000, 20))
      writeFileSync(join(shop.dataDir, 'tiny.png'), await bar(8, 8))
      writeFileSync(join(shop.dataDir, 'half.png'), (await bar(400, 100)).subarray(0, 60))
      writeFileSync(join(shop.dataDir, 'page.svg'), '<html><svg></svg></html>')
      for (const [file = '', reason = '', setting = 'logodark'] of [
        ['line.png', 'one side is over 12 times the other'],
        ['tiny.png', '8 × 8 pixels: each side needs 16'],
        ['half.png', 'The picture is damaged'],
        ['page.svg', 'It is not an SVG, PNG'],
        ['none.svg', 'There is no file'],
        ['huge.png', 'A favicon is a square', 'favicon'],
      ])
        expect(await refused('settings', 'set', `${setting}=${file}`)).toEqual([
          exitCodes.refused,
          expect.stringContaining(reason),
        ])
      for (const setting of ['logotype', 'favicon']) await done('settings', 'set', `${setting}=`)
      expect(await all()).toMatchObject({ logotype: '', favicon: '', logodark: '', picture_sizes: {} })
    })

    it('are refused when they are unknown, invalid or differ by language', async () => {
      for (const [key = '', value = '', reason = ''] of [
        ['theme_colour', '#fff', 'There is no setting'],
        ['theme_color', 'red;}', 'It must be a colour'],
        ['theme_gradient_deg', 'steep', 'must be a number'],
        ['theme_gradient_deg', '720', 'theme_gradient_deg: It must be 0 to 360.'],
        ['theme_bg_type', 'picture', 'theme_bg_type'],
        ['logotype', 'javascript:alert(1)', 'There is no file'],
        ['theme_font_style', 'gothic', 'theme_font_style: It must be plain or condensed.'],
        ['checkout.currencies', '{"EUR":{"prefix":"€","suffix":""}}', 'checkout.currencies: UAH must be among them'],
        ['contacts.0.is_main', 'false', 'contacts: Exactly one contact must be the main one.'],
        ['checkout.currencies', '[]', 'must be JSON'],
        ['contacts.9.email', 'a@b.c', 'There is no setting contacts.9.email. In contacts: 0'],
        ['contacts.0.fax', '1', 'In contacts.0: '],
        ['contacts.0.email', 'not-an-address', 'contacts.0.email: It must be empty or an e-mail address.'],
        ['contacts.0.phones.0.number', '0 800', 'contacts.0.phones.0.number: It must be a number'],
        ['contacts.0.messengers', '[{"label":"X","url":"javascript:alert(1)"}]', 'It must be the address of a chat'],
        ['__proto__.x', '1', 'There is no setting'],
        ['blog_subscribe_title', 'News', 'It differs by language: blog_subscribe_title.uk'],
      ]) {
        const [exitCode, error] = await refused('settings', 'set', `${key}=${value}`)
        expect([exitCode, error]).toEqual([exitCodes.refused, expect.stringContaining(reason)])
      }
      expect((await refused('settings', 'set', 'contacts.en=[]'))[1]).toContain('The shop needs a contact.')
      expect((await refused('settings', 'set', 'name.en= ', 'theme_color=red', 'theme_colour=x'))[1]).toContain(
        [
          'theme_color: It must be a colour such as #ff5b1f.',
          'name: It must not be empty.',
          'Nothing was changed.\n',
        ].join('\n'),
      )
      expect((await send(['settings', 'set', 'head_code=<script src="/a.js"></script>'])).question).toContain(
        'executed',
      )
      expect((await all()).head_code).not.toContain('/a.js')
    })
  })

  it('shows customers, ends their sessions and deletes them after a confirmation', async () => {
    const customer = await signIn(shop)
    expect((await send(['customer', customer.email.toUpperCase(), 'show'])).output).toContain(customer.email)
    const unconfirmed = await send(['customer', customer.email, 'delete'])
    expect(unconfirmed.question).toContain('deleted')
    expect(await shop.ask(authUser, {}, customer.sent)).toMatchObject({ email: customer.email })
    expect((await send(['customer', customer.email, 'sessions-end'])).output).toContain('1 sessions')
    expect(refusalOf(await shop.post(authUser.path, {}, customer.sent)).status).toBe(401)
    await run('customer', customer.email, 'delete')
    expect((await refused('customer', customer.email, 'show'))[1]).toContain('no customer')
  })

  describe('the outbox', () => {
    const enqueue = async (...names: string[]) => {
      await shop.db.delete(mails)
      for (const name of names)
        await enqueueMail(shop.db, {
          key: `test:${name}`,
          template: 'account-deleted',
          lang: 'uk',
          recipient: `${name}@example.com`,
          data: { name: `Personal-${name}` },
        })
    }
    const giveUp = (...names: string[]) =>
      shop.db
        .update(mails)
        .set({ failed_at: new Date(), attempts: 15, last_error: 'ECONNREFUSED' })
        .where(or(...names.map(name => eq(mails.key, `test:${name}`))))
    const idOf = async (name: string) => {
      const [mail] = await shop.db
        .select({ id: mails.id })
        .from(mails)
        .where(eq(mails.key, `test:${name}`))
      return String(mail?.id)
    }
    const Listed = z.array(z.looseObject({ key: z.string(), state: z.string() }))
    const stateOf = async () => {
      const states: Record<string, string> = {}
      for (const state of ['waiting', 'failed', 'discarded', 'sent'])
        for (const { key, state: shown } of Listed.parse(
          JSON.parse((await send(['outbox', 'list', '--state', state, '--json'])).output),
        ))
          states[key] = shown === state ? state : `${shown} in the list of ${state}`
      return states
    }

    it('lists what waits and what was given up with ages, without the data of the mails', async () => {
      await enqueue('old', 'gone', 'done')
      await giveUp('gone')
      await shop.db.update(mails).set({ sent_at: new Date() }).where(eq(mails.key, 'test:done'))
      await shop.db
        .update(mails)
        .set({ created_at: new Date(Date.now() - 125 * 60_000) })
        .where(eq(mails.key, 'test:old'))
      const { output } = await send(['outbox'])
      expect(output).toMatch(/waiting +2 h +mail +account-deleted +old@example.com/)
      expect(output).toMatch(/failed +\d+ s .*15 of 15 .*ECONNREFUSED/)
      expect(output).not.toContain('done@')
      const one = await send(['outbox', 'show', await idOf('old')])
      expect(one.output).toContain('test:old')
      const json = await send(['outbox', 'show', await idOf('old'), '--json'])
      expect(JSON.parse(json.output)).toMatchObject({ state: 'waiting', recipient: 'old@example.com', sent_at: null })
      for (const text of [output, one.output, json.output]) expect(text).not.toContain('Personal-')
      expect(await stateOf()).toEqual({ 'test:old': 'waiting', 'test:gone': 'failed', 'test:done': 'sent' })
    })

    it('retries one mail, or all that were given up', async () => {
      await enqueue('a', 'b')
      await giveUp('a', 'b')
      expect((await send(['outbox', 'retry', await idOf('a')])).output).toContain('1 mails')
      expect((await send(['outbox', 'retry', 'all'])).output).toContain('1 mails')
      expect(await stateOf()).toEqual({ 'test:a': 'waiting', 'test:b': 'waiting' })
      expect((await refused('outbox', 'retry', '999999'))[0]).toBe(exitCodes.refused)
      expect((await refused('outbox', 'retry', 'some'))[0]).toBe(exitCodes.usage)
    })

    it('discards mails after a confirmation, for good, but none that is being sent', async () => {
      await enqueue('a', 'b', 'c')
      await giveUp('b')
      expect((await send(['outbox', 'discard', await idOf('a')])).question).toContain('never')
      expect(await stateOf()).toEqual({ 'test:a': 'waiting', 'test:b': 'failed', 'test:c': 'waiting' })
      await run('outbox', 'discard', await idOf('a'))
      await run('outbox', 'discard', 'all')
      expect(await stateOf()).toEqual({ 'test:a': 'discarded', 'test:b': 'discarded', 'test:c': 'waiting' })
      expect(
        (await shop.db.select({ data: mails.data }).from(mails).where(eq(mails.key, 'test:a')))[0]?.data,
      ).toBeNull()
      expect((await refused('outbox', 'retry', await idOf('a')))[0]).toBe(exitCodes.refused)
      expect((await refused('outbox', 'discard', 'all', '--yes'))[0]).toBe(exitCodes.refused)
      await shop.db
        .update(mails)
        .set({ claimed_until: new Date(Date.now() + 60_000) })
        .where(eq(mails.key, 'test:c'))
      expect((await refused('outbox', 'discard', await idOf('c'), '--yes'))[1]).toContain('just being sent')
    })
  })

  it('lists the scheduled jobs', async () => {
    expect((await send(['jobs'])).output).toContain('No process has scheduled jobs')
    expect(JSON.parse((await send(['jobs', '--json'])).output)).toEqual([])
    const working = await openShop(kind, { jobs: true })
    try {
      await expect
        .poll(
          async () => {
            const command = { argv: ['jobs'], isConfirmed: false, workingDirectory: '.' }
            return (await runCommand(command, async () => ({ ...unusedServices, db: working.db }))).output
          },
          { timeout: 20_000 },
        )
        .toMatch(/clean-up +17 \*\/6 \* \* \*[\s\S]*mail +\* \* \* \* \*/)
    } finally {
      await working.close()
    }
  })

  it('prints its help', async () => {
    const help = await send(['--help'])
    expect(help.exitCode).toBe(exitCodes.done)
    for (const command of ['order', 'return', 'customer', 'stock', 'price', 'coupon', 'settings', 'outbox', 'jobs'])
      expect(help.output).toContain(command)
    expect((await send(['order', '--help'])).output).toContain('cancelled')
    expect((await refused('sell'))[0]).toBe(exitCodes.usage)
    expect((await refused('order', 'HT-1'))[0]).toBe(exitCodes.usage)
  })

  it.runIf(process.platform !== 'win32')('is accessible to the user of the shop only', () => {
    const folder = join(shop.dataDir, 'admin')
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, 'shop.sock')).mode & 0o777).toBe(0o600)
  })
})
