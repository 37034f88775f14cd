import type { Client } from '@shop/contract/client'
import type { Locale } from '@shop/contract/locales'
import { hasStored, peekStored, writeStored } from '../flow/envelope.ts'
import { type Broadcast, type KeyValueStorage, listen } from '../flow/environment.ts'
import { type LazyFlow, lazyFlow } from '../lazy/index.ts'
import { cartEnvelope, commandsEnvelope } from './envelope.ts'
import type { CartEmitted, CartEvent, CartFlow, CartView } from './index.ts'
import { readMessage } from './tab-messages.ts'

/** A cart of which nothing is known yet: what a server renders. */
export const unknownCart: CartView = {
  status: 'unknown',
  cartId: null,
  coupon: null,
  count: 0,
  total: null,
  lines: [],
  cart: null,
  adding: [],
  couponPending: false,
  pending: false,
  waiting: false,
  offline: false,
  errors: {},
  showError: null,
}

export type LightCartFlow = LazyFlow<CartEvent, CartView, CartEmitted>

export interface LightCartDeps {
  /**
   * Fetches the machine: `(view, lang) => import('./cart-wiring').then(wiring => wiring.createCart({ ...view, lang }))`.
   * What the light cart knows goes in, so that the number does not blink.
   */
  load: (view: CartView, lang: Locale) => Promise<CartFlow>
  client: Pick<Client, 'call'>
  lang: Locale
  storage: KeyValueStorage
  tabStorage?: KeyValueStorage
  broadcast?: Broadcast
  now?: () => number
  /** What the server knows of the cart. */
  cartId?: string | null
  /** What is shown at first; the server's and the browser's first view must be the same. @default unknownCart */
  view?: CartView
}

/**
 * A cart for pages that mostly show its number: the number is asked for as the specification says (start, route), follows
 * other tabs, and the machine is fetched at the first event that needs it. The same interface as the cart itself.
 */
export function createLightCart({
  load,
  client,
  storage,
  tabStorage,
  broadcast,
  now = Date.now,
  view: first = unknownCart,
  ...given
}: LightCartDeps): LightCartFlow {
  let lang = given.lang
  let requested = 0
  let awaits = false
  let isFetching = false
  let missed = false
  let show: (view: CartView) => void = () => undefined

  /** Asks for the number. An answer that something newer has come before is dropped. */
  function refresh(): void {
    requested += 1
    awaits = true
    const own = requested
    const { cartId, coupon } = lazy.getView()
    const body = { lang, ...(coupon === null ? {} : { coupon }), ...(cartId === null ? {} : { cart_id: cartId }) }
    void client.call('/api/cart/count', body).then(answer => {
      if (own !== requested) return
      awaits = false
      if (!answer.success) return
      const { count, total_price: total } = answer.data
      const known = lazy.getView()
      show({ ...known, count, total })
      writeStored(
        storage,
        cartEnvelope,
        { cartId: known.cartId, coupon: known.coupon, count, countTotal: total },
        now(),
      )
    })
  }

  /** Fetches the machine. What it is given may be out of date when it starts: then it asks by itself. */
  async function fetchMachine(view: CartView): Promise<CartFlow> {
    isFetching = true
    if (awaits) lazy.send({ type: 'cart.refresh', reason: 'route' })
    try {
      return await load(view, lang)
    } catch (error) {
      isFetching = false
      throw error
    }
  }

  const lazy: LightCartFlow = lazyFlow<CartEvent, CartView, CartEmitted>(fetchMachine, {
    view: given.cartId ? { ...first, cartId: given.cartId } : first,
    connect({ show: own, load: fetch }) {
      show = own
      const stored = peekStored(storage, cartEnvelope, now())
      if (stored.status === 'valid') {
        const { cartId, coupon, count, countTotal } = stored.data
        show({ ...lazy.getView(), cartId: given.cartId ?? cartId, coupon, count, total: countTotal })
      }
      // Clicks from before a reload still wait for their answers; what cannot be read is told by the machine.
      if (stored.status === 'invalid' || (tabStorage && hasStored(tabStorage, commandsEnvelope))) void fetch()
      const unlisten = listen(broadcast, message => {
        const changeEvents = readMessage(message)
        if (!changeEvents) return
        const { cartId, coupon, count, total } = changeEvents
        show({ ...lazy.getView(), cartId: cartId ?? lazy.getView().cartId, coupon, count, total })
        if (awaits || isFetching) lazy.send({ type: 'cart.refresh', reason: 'route' })
      })
      return () => {
        requested += 1 // an answer that comes later is the machine's business no more
        unlisten()
      }
    },
    onError() {
      missed = true
    },
    light(event) {
      // What was pressed without a network waits, and its machine is fetched as soon as there is one.
      if (event.type === 'network.back' && missed) return 'load'
      if (event.type === 'network.lost' || event.type === 'network.back') return 'wait'
      if (isFetching) return event.type === 'locale.changed' || event.type === 'cart.refresh' ? 'wait' : 'load'
      if (event.type === 'locale.changed') {
        lang = event.lang
        return 'done'
      }
      if (event.type !== 'session.changed' && event.type !== 'cart.refresh') return 'load'
      if (event.type === 'cart.refresh' && event.reason !== 'start' && event.reason !== 'route') return 'load'
      refresh()
      return 'done'
    },
  })
  return lazy
}
