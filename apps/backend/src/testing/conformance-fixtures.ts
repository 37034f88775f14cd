import { randomUUID } from 'node:crypto'
import type { Fixtures, MailKind, Goods as Wanted } from '@shop/contract/conformance'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { coupons, options, users } from '../db/schema/index.ts'
import type { MailTemplate } from '../outbox/outbox.ts'
import { mailedCode, mailedToken, mailsTo, PASSWORD, registerCustomer, signIn } from './customers.ts'
import { markDelivered } from './delivered.ts'
import type { Shop } from './shop.ts'
import { findGoods, type Goods, stock } from './shopper.ts'

const templates: Readonly<Record<Exclude<MailKind, 'newsletter_unsubscribe' | 'order_code'>, MailTemplate>> = {
  email_confirm: 'email-confirm',
  password_reset: 'password-reset',
  sign_in: 'sign-in-link',
  newsletter_confirm: 'newsletter-confirm',
}

const WithUnsubscribePath = z.object({ unsubscribePath: z.string() })

/** Products that the suite buys by the dozen, and products whose stock it sets. */
const COUNTS = { plenty: 8, stocked: 12 } as const

/** What the conformance suite needs of a test shop beyond the API. */
export function conformanceFixtures(shopOf: () => Shop): Required<Omit<Fixtures, 'terms'>> {
  let found: Promise<Goods[]> | undefined
  let plenty: Promise<Wanted[]> | undefined
  let used = 0
  let passwordHash: Promise<string | null> | undefined
  const find = () => {
    found ??= findGoods(shopOf(), COUNTS.plenty + COUNTS.stocked)
    return found
  }
  const wantedOf = ({ product_id, option_id }: Goods): Wanted => ({ product_id, option_id })
  return {
    goods() {
      plenty ??= find().then(async all => {
        const chosen = all.slice(0, COUNTS.plenty)
        for (const goods of chosen) await stock(shopOf(), goods, 500)
        return chosen.map(wantedOf)
      })
      return plenty
    },
    async stocked(left) {
      const goods = (await find())[COUNTS.plenty + (used++ % COUNTS.stocked)]
      if (!goods) throw new Error('The demo shop has too few products')
      await stock(shopOf(), goods, left)
      return wantedOf(goods)
    },
    async reprice({ option_id }) {
      await shopOf()
        .db.update(options)
        .set({ price: sql`${options.price} + 1000` })
        .where(eq(options.id, option_id ?? 0))
    },
    /** Hashes a password once, which takes longer than most cases. */
    async customer() {
      passwordHash ??= registerCustomer(shopOf()).then(async ({ user }) => {
        const [row] = await shopOf().db.select().from(users).where(eq(users.id, user.id))
        return row?.password_hash ?? null
      })
      const { email, token } = await signIn(shopOf(), undefined, await passwordHash)
      return { email, token, password: PASSWORD }
    },
    async coupon() {
      const code = `CONFORM-${randomUUID().slice(0, 8).toUpperCase()}`
      await shopOf().db.insert(coupons).values({ code, kind: 'percent', value: 10 })
      return code
    },
    async mailedToken(kind, email) {
      if (kind === 'order_code') return mailedCode(shopOf(), email)
      if (kind !== 'newsletter_unsubscribe') return mailedToken(shopOf(), templates[kind], email)
      const [mail] = await mailsTo(shopOf(), email)
      return WithUnsubscribePath.parse(mail?.data).unsubscribePath.split('/').at(-1) ?? ''
    },
    async deliver({ number }) {
      await markDelivered(shopOf(), { number, token: '' })
    },
  }
}
