import { randomUUID } from 'node:crypto'
import type { CheckoutValues } from '@shop/flows/checkout/rules'
import { z } from 'zod'
import { type Seal, sealedCookie } from './seal.server.ts'
import type { Shown } from './shown.ts'

/**
 * A checkout on its way: what was typed and accepted so far. It lives in a sealed cookie of the shopper's browser and
 * nowhere else, so that no process must remember it. Changing a member's meaning needs another `v`.
 */
const Draft = z.object({
  v: z.literal(1),
  /** Idempotency-Key of the order that this becomes: pressing twice makes one order. */
  attempt: z.string(),
  typed: z.record(z.string(), z.string()),
  finished: z.object({ contact: z.boolean(), delivery: z.boolean() }),
  /** The cart as the shopper saw and accepted it. */
  shown: z
    .object({
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
    })
    .nullable() satisfies z.ZodType<Shown | null>,
})
export type Draft = z.infer<typeof Draft>

export const emptyDraft = (): Draft => ({
  v: 1,
  attempt: randomUUID(),
  typed: {},
  finished: { contact: false, delivery: false },
  shown: null,
})

/** After a clear refusal nothing was ordered, and a corrected order is another one. */
export const newAttempt = (draft: Draft): Draft => ({ ...draft, attempt: randomUUID() })

export const withTyped = (draft: Draft, typed: CheckoutValues): Draft => ({
  ...draft,
  typed: { ...draft.typed, ...typed },
})

const COOKIE = 'checkout'
/** Browsers keep at most 4096 bytes of name, value and attributes. */
const PIECE = 3800
/** Room for a comment of 700 rare characters beside everything else. */
const PIECES = 3
/** Seconds. A checkout left open over night is still there in the morning; the day after, its prices are old anyway. */
const KEPT = 24 * 60 * 60

const names = Array.from({ length: PIECES }, (_, at) => (at === 0 ? COOKIE : `${COOKIE}_${at}`))

export type ReadCookie = (name: string) => string | undefined

export function readDraft(seal: Seal, cookie: ReadCookie): Draft | null {
  const sealed = names.map(name => cookie(name) ?? '').join('')
  return sealed ? (Draft.safeParse(seal.open(sealed)).data ?? null) : null
}

/** The `Set-Cookie` values that keep a draft. */
export function keepDraft(seal: Seal, draft: Draft, secure: boolean): string[] {
  const sealed = seal.seal(draft)
  return names.map((name, at) => {
    const piece = sealed.slice(at * PIECE, (at + 1) * PIECE)
    return sealedCookie(name, piece, piece ? KEPT : 0, secure)
  })
}

/** The `Set-Cookie` values that forget it. */
export const dropDraft = (secure: boolean): string[] => names.map(name => sealedCookie(name, '', 0, secure))
