import { LRUCache } from 'lru-cache'
import { withDeadline } from '../platform/deadline.ts'
import { timeLimits } from '../platform/time-limits.ts'
import type { Log } from '../telemetry/log.ts'
import type { Carrier, PriceQuery } from './carrier.ts'
import type { ShippingMethod } from './methods.ts'
import type { Parcel } from './parcel.ts'

/** Price of a delivery in kopiykas. */
export interface DeliveryPrice {
  price: number
  /** From the table of tariffs: the carrier was not asked or did not answer. */
  isEstimate: boolean
}

/** Asks the carrier for prices, remembers its answers, and falls back to the table of tariffs. */
export interface DeliveryPrices {
  priceOf(method: ShippingMethod, settlementRef: string | null, parcel: Parcel): Promise<DeliveryPrice>
  /** Whether the carrier is not asked because it has just failed. */
  isPaused(): boolean
}

/** Lifetime of an answer. */
const TTL_MS = 6 * 3_600_000
/** A shopper does not wait longer for a price. */
const TIMEOUT_MS = timeLimits.deliveryPrice
/** After a failure the carrier is not asked for this time, so that only one shopper waits for it. */
const PAUSE_MS = 20_000

const timeoutError = () => new Error(`No price within ${TIMEOUT_MS} ms`)

/** Price from the table of tariffs. */
export function tariffOf({ tariff, price }: Pick<ShippingMethod, 'tariff' | 'price'>, { weight }: Parcel): number {
  const step = tariff.find(([upTo]) => weight <= upTo) ?? tariff.at(-1)
  return step?.[1] ?? price
}

/** The carrier rounds up to these steps, so that carts of nearly the same weight share a price. */
const roundUp = (value: number, step: number): number => Math.max(step, Math.ceil(value / step) * step)

export function createDeliveryPrices(
  carrier: Pick<Carrier, 'price'>,
  log: Pick<Log, 'warn'>,
  now: () => number = () => performance.now(),
): DeliveryPrices {
  const known = new LRUCache<string, number>({ max: 20_000, ttl: TTL_MS })
  const asked = new Map<string, Promise<number>>()
  let pausedUntil = Number.NEGATIVE_INFINITY

  async function ask(query: PriceQuery, price: NonNullable<Carrier['price']>): Promise<number | null> {
    const id = JSON.stringify([query.to, query.settlementRef, query.parcel])
    const before = known.get(id)
    if (before !== undefined) return before
    if (now() < pausedUntil) return null
    const asking =
      asked.get(id) ??
      price(query)
        .then(answer => {
          known.set(id, answer)
          return answer
        })
        .finally(() => asked.delete(id))
    asked.set(id, asking)
    try {
      return await withDeadline(asking, TIMEOUT_MS, timeoutError)
    } catch (error) {
      pausedUntil = now() + PAUSE_MS
      log.warn({ err: error }, 'the carrier gave no price; the tariff is shown')
      return null
    }
  }

  return {
    isPaused: () => now() < pausedUntil,
    async priceOf(method, settlementRef, parcel) {
      const { carrier: by, needs } = method
      const estimate = { price: tariffOf(method, parcel), isEstimate: method.from }
      const isAsked = by === 'nova_poshta' && (needs === 'branch' || needs === 'locker' || needs === 'address')
      if (carrier.price === null || settlementRef === null || !isAsked) return estimate
      const rounded: Parcel = {
        weight: roundUp(parcel.weight, 500),
        sides: parcel.sides,
        declared: roundUp(parcel.declared, 100_00),
      }
      const price = await ask({ to: needs, settlementRef, parcel: rounded }, carrier.price)
      return price === null ? estimate : { price, isEstimate: false }
    },
  }
}
