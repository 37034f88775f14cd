/**
 * What a backend must do to answer the contract, as cases that run against its address. Nothing here belongs to a test framework:
 * a case is data, and `run` throws when the backend breaks its rule.
 */
import type { Extension } from '../capabilities.ts'
import { type Area, areas, type ConformanceCase } from './case.ts'
import { account } from './cases/account.ts'
import { addresses } from './cases/addresses.ts'
import { cart } from './cases/cart.ts'
import { catalogue } from './cases/catalogue.ts'
import { checkout } from './cases/checkout.ts'
import { everyCall } from './cases/every-call.ts'
import { isolation } from './cases/isolation.ts'
import { limits } from './cases/limits.ts'
import { requests } from './cases/requests.ts'
import { returns } from './cases/returns.ts'
import { reviews } from './cases/reviews.ts'
import { wishlist } from './cases/wishlist.ts'
import type { Fixtures } from './fixtures.ts'
import { NotPrepared, NotReachable } from './outcome.ts'
import { createSession, Shop } from './shop.ts'

export type { Area, ConformanceCase } from './case.ts'
export { areas } from './case.ts'
export type { Fixtures, Goods, MailKind, OrderTerms, SignedInCustomer } from './fixtures.ts'
export { ConformanceFailure, NotPrepared } from './outcome.ts'
export type { Shop } from './shop.ts'

/** Every case, in the order in which it is run. */
export const cases: readonly ConformanceCase[] = [
  ...requests,
  ...everyCall,
  ...catalogue,
  ...cart,
  ...checkout,
  ...account,
  ...addresses,
  ...wishlist,
  ...reviews,
  ...returns,
  ...isolation,
  ...limits,
]

export interface ConformanceOptions {
  /**
   * Address of the backend: `http://localhost:3000`; a function where it is known only when the tests run. The suite creates carts,
   * customers, orders and reviews there: use a test shop.
   */
  baseUrl: string | (() => string)
  /** What cannot be reached through the API. @default cases that need it are skipped */
  fixtures?: Fixtures
  /** Areas to run. @default all of them */
  areas?: readonly Area[]
  /** What the backend has beside the core. Cases of what it has not are skipped. @default what it declares by `/api/shop/capabilities` */
  extensions?: readonly Extension[]
  /** Shows the limits too, which lock the address of the run out for some minutes. @default false: skipped */
  rateLimits?: boolean
  /** @default globalThis.fetch */
  fetch?: (request: Request) => Promise<Response> | Response
}

/** How a case ended that has not failed. */
export type Outcome = { readonly status: 'passed' } | { readonly status: 'skipped'; readonly reason: string }

/** A test context that can skip, as that of `node:test` and of Vitest. */
export interface SkippableContext {
  skip(reason?: string): void
}

export interface ConformanceTest extends Pick<ConformanceCase, 'name' | 'area' | 'rule'> {
  /**
   * Throws `ConformanceFailure` when the backend breaks the rule, its subclass `NotPrepared` when a call before it did. A case that cannot be shown
   * is reported to `context`, or else by its outcome.
   */
  run(context?: SkippableContext): Promise<Outcome>
}

/** The cases bound to a backend: register each with a test framework, or let `runConformance` run them. */
export function conformance({
  baseUrl,
  fixtures = {},
  areas: wanted = areas,
  extensions,
  rateLimits = false,
  fetch = request => globalThis.fetch(request),
}: ConformanceOptions): readonly ConformanceTest[] {
  const session = createSession(extensions)
  return cases
    .filter(({ area }) => wanted.includes(area))
    .map(({ name, area, rule, run }) => ({
      name,
      area,
      rule,
      async run(context) {
        try {
          if (area === 'limits' && !rateLimits)
            throw new NotReachable('limits are shown with the option `rateLimits` only')
          const target = { baseUrl: typeof baseUrl === 'string' ? baseUrl : baseUrl(), fetch }
          const shop = new Shop(target, fixtures, session)
          await shop.reach()
          await run(shop)
          return { status: 'passed' }
        } catch (error) {
          // The call that prepares is the one that the case is about.
          if (error instanceof NotPrepared && error.path !== null && name.includes(`${error.path} `)) throw error.cause
          if (!(error instanceof NotReachable)) throw error
          context?.skip(error.message)
          return { status: 'skipped', reason: error.message }
        }
      },
    }))
}

export type Result = Pick<ConformanceCase, 'name' | 'area' | 'rule'> &
  (
    | Outcome
    | { readonly status: 'failed'; readonly error: unknown }
    | { readonly status: 'unprepared'; readonly error: NotPrepared }
  )

export interface Report {
  readonly passed: number
  readonly failed: number
  /** Cases that were not run, because a call before them broke a rule. */
  readonly unprepared: number
  readonly skipped: number
  readonly results: readonly Result[]
}

/** Runs the cases one after another. */
export async function runConformance(
  options: ConformanceOptions,
  onResult: (result: Result) => void = () => undefined,
): Promise<Report> {
  const results: Result[] = []
  for (const { name, area, rule, run } of conformance(options)) {
    const ended = await run().catch((error: unknown) =>
      error instanceof NotPrepared ? { status: 'unprepared' as const, error } : { status: 'failed' as const, error },
    )
    const result: Result = { name, area, rule, ...ended }
    results.push(result)
    onResult(result)
  }
  const count = (status: Result['status']) => results.filter(result => result.status === status).length
  return {
    passed: count('passed'),
    failed: count('failed'),
    unprepared: count('unprepared'),
    skipped: count('skipped'),
    results,
  }
}
