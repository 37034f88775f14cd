import { type Locale, localise } from '@shop/contract/locales'
import type { CheckoutEvent, CheckoutView } from '@shop/flows/checkout'
import { createLightCheckout, type LightCheckoutFlow } from '@shop/flows/checkout/light'
import { type CheckoutValues, inputs, isStep } from '@shop/flows/checkout/rules'
import { useFlowEvent, useFlowView, useOwnFlow } from '@shop/flows/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { createApiClient } from '../browser/api-client.ts'
import { emptyStorage, sharedStorageOf, tabStorageOf } from '../browser/environment.ts'
import { parseCartForm } from '../cart/cart-form-data.ts'
import { useCart } from '../cart/use-cart.ts'
import { usePage } from '../page.ts'
import { useToasts } from '../toasts/toasts.tsx'
import type { CheckoutDesk } from './checkout-page.tsx'
import { inWords, type Problems } from './form.ts'
import { idOf } from './form-field.ts'
import { handOver, stepSaver } from './keep.ts'
import type { CheckoutLoaded, CheckoutRefused } from './loaded.ts'
import type { OrderQuestion } from './order-question.tsx'
import { troubleOf, unsureTrouble } from './trouble.ts'
import { useFocusAfter } from './use-focus-after.ts'
import { useTypedBefore } from './use-typed-before.ts'

/** Points a combobox offers at once. */
const OFFERED = 24

const client = createApiClient()

/** The flow begins with what the server read, so that its first view is what the server renders. */
function flowOf({ shown }: CheckoutLoaded, lang: Locale): LightCheckoutFlow {
  const { offer } = shown ?? {}
  const isServer = typeof window === 'undefined'
  const page = {
    storage: isServer ? emptyStorage : tabStorageOf(window),
    sharedStorage: isServer ? emptyStorage : sharedStorageOf(window),
    lang,
    cartId: shown?.cartId ?? null,
    coupon: shown?.coupon ?? null,
    cart: shown?.cart ?? null,
    cartSnapshot: shown?.accepted ?? shown?.cart ?? null,
    ...(shown ? { values: shown.typed, finished: shown.finished, step: shown.step, key: shown.attempt } : {}),
    ...(offer
      ? {
          city: offer.city,
          shippingMethods: offer.shippingMethods,
          payments: offer.payments,
          points: offer.points,
          pointsTotal: offer.pointsTotal,
          point: offer.point,
        }
      : {}),
  }
  const flow: LightCheckoutFlow = createLightCheckout({
    ...page,
    load: async () => {
      const { createCheckoutFlow } = await import('@shop/flows/checkout')
      return createCheckoutFlow({ ...page, client, saveStep: stepSaver(() => flow.getView()) })
    },
  })
  return flow
}

/**
 * The checkout of this page: the flow behind what is shown, and around it the address, the focus, the cart and the page
 * after it. `refused`: what a form sent before scripts ran came to; it stands until the shopper goes on. Null while there is
 * nothing to order; with an order of which nobody has said what became of it, the way to ask.
 */
export function useCheckoutDesk(
  loaded: CheckoutLoaded,
  refused: CheckoutRefused | undefined,
): CheckoutDesk | OrderQuestion | null {
  const { locale } = usePage()
  const flow = useOwnFlow(() => flowOf(loaded, locale))
  const view = useFlowView(flow)
  const [told, setTold] = useState(refused)
  /** The step that was found wrong when the shopper wanted to go on: its problems are summed up. */
  const [tried, setTried] = useState(refused?.step)
  const coupon = useCoupon(flow, loaded)
  const { show } = useToasts()
  useFlowEvent(flow, 'checkout.forgotten', () =>
    show({ key: 'checkout', kind: 'info', text: loaded.words.checkout.forgotten }),
  )
  useTypedBefore(flow)
  usePrepared(flow)
  useSteps(flow, view, refused)
  useOrder(flow)

  const { cart } = view
  return useMemo(() => {
    if (!cart || cart.items.length === 0 || view.status === 'empty') return questionOf(view, flow)
    const words = loaded.words.checkout
    const find = async <Found>(
      answer: Promise<{ success: true; data: Found } | { success: false }>,
    ): Promise<Found> => {
      const found = await answer
      if (!found.success) throw new Error('The directory does not answer')
      return found.data
    }
    const isUnsure = view.status === 'outcomeUnknown'
    const problems = { ...(told ? unresolved(told) : {}), ...inWords(loaded.rules, view.issues) }
    const send = (event: CheckoutEvent) => {
      setTold(undefined)
      flow.send(event)
    }
    return {
      cart,
      step: view.step,
      finished: view.finished,
      fields: {
        typed: view.values,
        problems,
        summed: tried === view.step,
        valid: told ? rightIn(view.values, told) : view.valid,
        onType(name, value) {
          if (told) setTold({ ...told, problems: { ...told.problems, [name]: '' } })
          flow.send(
            name === 'payment.id'
              ? { type: 'payment.pick', id: value }
              : { type: 'checkout.type', values: { [name]: value } },
          )
        },
        onLeave: name => flow.send({ type: 'checkout.leave', name }),
      },
      offer: {
        // Only a page without scripts lists the answers.
        cities: loaded.shown?.offer.cities ?? [],
        city: view.city,
        shippingMethods: view.shippingMethods,
        shippingMethod: view.shippingMethod,
        points: view.points,
        pointsTotal: view.pointsTotal,
        point: view.point,
        payments: view.payments,
      },
      changes: view.changes,
      trouble: isUnsure ? unsureTrouble(view.error, words) : (troubleOf(view.error, words) ?? told?.trouble ?? null),
      coupon: { ...coupon, problem: coupon.problem ?? told?.problems.coupon ?? null },
      pending: view.pending,
      findCities: (query, signal) =>
        find(client.call('/api/delivery/cities', query ? { lang: locale, query } : { lang: locale }, { signal })),
      findPoints: async (query, signal) => {
        const { city, shippingMethod } = view
        if (!city || !shippingMethod || shippingMethod.needs === 'address' || shippingMethod.needs === 'none') return []
        const body = {
          lang: locale,
          city_ref: city.ref,
          kind: shippingMethod.needs,
          per_page: OFFERED,
          ...(query ? { query } : {}),
        }
        return (await find(client.call('/api/delivery/points', body, { signal }))).items
      },
      chooseCity: city => send({ type: 'city.pick', city }),
      chooseWay: id => send({ type: 'shippingMethod.pick', id }),
      choosePoint: point => send({ type: 'point.pick', point }),
      next: event => {
        event.preventDefault()
        setTried(view.step)
        send({ type: isUnsure ? 'checkout.retry' : 'checkout.next' })
      },
      open: step => send(isUnsure ? { type: 'checkout.edit' } : { type: 'checkout.goto', step }),
      accept: event => {
        event.preventDefault()
        send({ type: 'checkout.accept' })
      },
      applyCoupon: event => {
        event.preventDefault()
        coupon.apply(new FormData(event.currentTarget))
      },
    }
  }, [cart, view, told, tried, coupon, flow, loaded, locale])
}

/** The cart may be gone because an order was made of it. Null when none is under way. */
function questionOf({ status }: CheckoutView, flow: LightCheckoutFlow): OrderQuestion | null {
  if (status !== 'submitting' && status !== 'outcomeUnknown' && status !== 'done' && status !== 'redirecting')
    return null
  return { isOpen: status === 'outcomeUnknown', ask: () => flow.send({ type: 'checkout.retry' }) }
}

/** Problems that the shopper has not touched since the server told them. */
const unresolved = ({ problems }: CheckoutRefused): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== ''))

/** What the server found right: all that is filled and not wrong. */
const rightIn = (typed: CheckoutValues, { step, problems }: CheckoutRefused): string[] =>
  inputs[step].filter(name => Boolean(typed[name]?.trim()) && problems[name] === undefined)

/** The statechart is fetched with the first sign that somebody is about to fill in. */
function usePrepared(flow: LightCheckoutFlow): void {
  useEffect(() => {
    const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'touchstart']
    const over = new AbortController()
    const prepare = () => {
      over.abort()
      void flow.load()
    }
    for (const sign of signs) addEventListener(sign, prepare, { passive: true, signal: over.signal })
    return () => over.abort()
  }, [flow])
}

/** The address follows the step, the focus goes to its heading; Back and Forward lead the flow. */
function useSteps(flow: LightCheckoutFlow, { step }: CheckoutView, refused: CheckoutRefused | undefined): void {
  const navigate = useNavigate()
  const { search } = useLocation()
  const focus = useFocusAfter()
  useFlowEvent(flow, 'checkout.step', ({ step: opened, historyMode: trace }) => {
    if (trace !== 'none') void navigate(`?step=${opened}`, { replace: trace === 'replace', preventScrollReset: true })
    focus(`#step-${opened} h2`)
  })
  useFlowEvent(flow, 'checkout.focus', ({ name }) => {
    focus(`#${CSS.escape(idOf(name))}`)
  })
  useFlowEvent(flow, 'checkout.changed', () => focus('#changes'))
  const seen = useRef(search)
  useEffect(() => {
    if (seen.current === search) return
    seen.current = search
    const asked = new URLSearchParams(search).get('step')
    if (asked !== step) flow.send({ type: 'url.stepChanged', step: isStep(asked) ? asked : null })
  }, [flow, search, step])
  // The server's refusal may be about a step before the one that the address names.
  useEffect(() => {
    if (refused && refused.step !== flow.getView().step) flow.send({ type: 'checkout.goto', step: refused.step })
  }, [flow, refused])
}

/** What an order leads to: the page after it, by way of the payment's where there is one. */
function useOrder(flow: LightCheckoutFlow): void {
  const { locale } = usePage()
  const navigate = useNavigate()
  const cart = useCart()
  const leave = async (order: Parameters<typeof handOver>[0]) => {
    cart.send({ type: 'cart.coupon.remove' })
    const isKept = await handOver(order)
    const key = new URLSearchParams({ number: order.number, token: order.token })
    void navigate(`${localise('/cart/thankyou', locale)}${isKept ? '' : `?${key}`}`, { replace: true })
  }
  useFlowEvent(flow, 'checkout.completed', ({ order }) => void leave(order))
  useFlowEvent(flow, 'checkout.redirect', ({ order }) => void leave(order))
}

/** The coupon is the cart's: its flow applies it, and what it answers is the checkout's cart from then on. */
function useCoupon(flow: LightCheckoutFlow, { shown, words }: CheckoutLoaded) {
  const cart = useCart()
  const { cart: told, coupon, couponPending, errors } = useFlowView(cart)
  // What the cart's flow knew before this page is older than what came with it.
  const known = useRef(told)
  useEffect(() => {
    if (told && told !== known.current) flow.send({ type: 'cart.changed', cart: told, coupon })
    known.current = told
  }, [flow, told, coupon])
  const problem = errors.coupon ? (errors.coupon.message ?? words.checkout.couponFailed) : null
  return useMemo(
    () => ({
      problem,
      pending: couponPending,
      apply: (form: FormData) => {
        // The cart's flow begins with the cart of this page, so that it knows which one it is about.
        if (shown) cart.send({ type: 'cart.received', cartId: shown.cartId, cart: shown.cart })
        const command = parseCartForm(form)
        if (command) cart.send(command)
      },
    }),
    [problem, couponPending, cart, shown],
  )
}
