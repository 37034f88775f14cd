import { randomUUID } from 'node:crypto'
import type { Cart } from '@shop/contract'
import type { CartSnapshot as CartSnapshotType, CheckoutValues } from '@shop/flows/checkout/rules'
import { z } from 'zod'
import { ownedCookie } from './encrypted-cookie.server.ts'

/** The part of a cart that an order depends on: small enough for a cookie. */
const CartSnapshot = z.object({
  version: z.string(),
  total_price: z.number(),
  discount: z.number(),
  items: z
    .array(
      z.object({
        id: z.number(),
        name: z.string(),
        option: z.string().nullable(),
        count: z.number(),
        count_left: z.number(),
        price: z.number(),
      }),
    )
    .readonly(),
}) satisfies z.ZodType<CartSnapshotType>

/** Parsing leaves out every other field. */
export const cartSnapshotOf = (cart: Cart): CartSnapshotType => CartSnapshot.parse(cart)

/**
 * An unfinished checkout: the values entered and the cart accepted so far. It is stored in an encrypted cookie of the browser and
 * nowhere else, so that the server keeps no session. Changing a member's meaning needs another `v`.
 */
const Draft = z.object({
  v: z.literal(2),
  /** Idempotency key of the order: submitting twice creates one order. */
  key: z.string(),
  values: z.record(z.string(), z.string()),
  finished: z.object({ contact: z.boolean(), delivery: z.boolean() }),
  /** The cart as shown to and accepted by the shopper. */
  cartSnapshot: CartSnapshot.nullable(),
})
export type Draft = z.infer<typeof Draft>

export const emptyDraft = (): Draft => ({
  v: 2,
  key: randomUUID(),
  values: {},
  finished: { contact: false, delivery: false },
  cartSnapshot: null,
})

/** A draft with a new key after a definite rejection: no order exists for the old one, and the corrected order is another. */
export const withNewKey = (draft: Draft): Draft => ({ ...draft, key: randomUUID() })

export const withValues = (draft: Draft, values: CheckoutValues): Draft => ({
  ...draft,
  values: { ...draft.values, ...values },
})

/** The draft of a browser. */
const cookies = ownedCookie({
  name: 'checkout',
  schema: Draft,
  /** One day. */
  maxAge: 24 * 60 * 60,
  /** Enough for a comment of 700 four-byte characters beside all other values. */
  chunks: 3,
})

export const readDraft = cookies.read
export const draftCookies = cookies.write
export const clearedDraftCookies = cookies.clear
