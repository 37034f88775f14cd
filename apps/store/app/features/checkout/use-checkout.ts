import type { Cart, Payment, Point } from '@shop/contract'
import { localise } from '@shop/contract/locales'
import type { CheckoutEvent, CheckoutView } from '@shop/flows/checkout'
import { type Change, type CheckoutValues, type Finished, inputs, type Step } from '@shop/flows/checkout/rules'
import { deliveryDirectory } from '@shop/flows/delivery-directory'
import { useFlowEvent, useFlowView, useOwnFlow } from '@shop/flows/react'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { createApiClient } from '../../platform/browser/api-client.ts'
import { emptyStorage, sharedStorageOf, tabStorageOf } from '../../platform/browser/environment.ts'
import { useNetworkEvents } from '../../platform/browser/use-network-events.ts'
import { importOptional } from '../../platform/errors/chunk-reload.ts'
import { submitUnlessLoaded } from '../../platform/forms/submit-unless-loaded.ts'
import { onFirstInteraction } from '../../platform/hydration/hydrate-on-interaction.tsx'
import { usePage } from '../../platform/words/use-page.ts'
import { useToasts } from '../../shell/toasts/toasts.tsx'
import { useCart, useRefreshCart } from '../cart/index.ts'
import { rememberCity } from '../delivery/index.ts'
import { checkoutInput, createLazyCheckout, type LazyCheckoutFlow } from './checkout-flow.ts'
import type { DeliveryActions, DeliveryChoices, FoundPoints } from './delivery-choices.ts'
import {
  type FieldErrors,
  type FormError,
  formErrorOf,
  toFieldErrors,
  unknownOutcomeError,
  withoutChanged,
} from './form.ts'
import type { StepFields } from './form-field.ts'
import { loadDeliveryStep } from './load-delivery-step.ts'
import type { CheckoutActionData, CheckoutLoaderData } from './loader-data.ts'
import { useCheckoutCoupon } from './use-checkout-coupon.ts'
import { usePrehydrationValues } from './use-prehydration-values.ts'
import { useStepNavigation } from './use-step-navigation.ts'
import type { UnknownOutcome } from './without-cart.tsx'

/** View and actions of the checkout page, from the server's data or from the machine. */
export interface CheckoutModel extends DeliveryActions {
  cart: Cart
  step: Step
  finished: Finished
  fields: StepFields
  delivery: DeliveryChoices & { payments: readonly Payment[] }
  changes: readonly Change[]
  /** Error of the whole order. */
  formError: FormError | null
  coupon: { error: string | null; pending: boolean; typed: string | undefined }
  pending: boolean
  /** The order got no response and is submitted again. */
  retrying: boolean
  next: (event: FormEvent<HTMLFormElement>) => void
  open: (step: Step) => void
  /** Takes over what was entered in the open step before hydration. Called in the commit that hydrates its fields. */
  takeEntered: () => void
  accept: (event: FormEvent<HTMLFormElement>) => void
  applyCoupon: (event: FormEvent<HTMLFormElement>) => void
}

const client = createApiClient()
const directory = deliveryDirectory(client)

const noPoints: readonly Point[] = []

function createCheckout(
  loaderData: CheckoutLoaderData,
  lang: Parameters<typeof checkoutInput>[1],
  fieldsHydrated: Promise<void>,
): LazyCheckoutFlow {
  const input = checkoutInput(loaderData, lang)
  const isServer = typeof window === 'undefined'
  const storages = {
    storage: isServer ? emptyStorage : tabStorageOf(window),
    sharedStorage: isServer ? emptyStorage : sharedStorageOf(window),
  }
  return createLazyCheckout(input, storages, async () => {
    const { startCheckout } = await import('./start-checkout.ts')
    // Of fields whose module is on its way React would render another view anew, without what is entered in them meanwhile.
    if (loaderData.checkout?.step === 'delivery') await fieldsHydrated
    return startCheckout({ ...input, ...storages, client }, loaderData.checkout?.owner ?? '')
  })
}

/**
 * The checkout of this page: its flow with the address, the focus, the cart and the navigation to the order. `actionData`: the
 * response to a form that was submitted before hydration; it is shown until the next action. Null with an empty cart; with
 * an order of unknown outcome, how to retry it.
 */
export function useCheckout(
  loaderData: CheckoutLoaderData,
  actionData: CheckoutActionData | undefined,
): CheckoutModel | UnknownOutcome | null {
  const { locale } = usePage()
  /** Of the fields of the open step. */
  const [hydration] = useState(() => Promise.withResolvers<void>())
  const flow = useOwnFlow(() => createCheckout(loaderData, locale, hydration.promise))
  const view = useFlowView(flow)
  const [response, setResponse] = useState(actionData)
  const errors = response && withoutChanged(response.errors, flow.getInitialView().values, view.values)
  if (errors && errors !== response.errors) setResponse({ ...response, errors })
  /** The last submitted step: its errors are summarised. */
  const [submittedStep, setSubmittedStep] = useState(actionData?.step)
  const coupon = useCheckoutCoupon(flow, loaderData)
  const { show } = useToasts()
  const { words, rules, checkout } = loaderData
  useFlowEvent(flow, 'checkout.draftDiscarded', () =>
    show({ key: 'checkout', kind: 'info', text: words.checkout.forgotten }),
  )
  const takeEntered = usePrehydrationValues(flow, checkout?.delivery.points ?? noPoints, hydration.resolve)
  useLoadOnInteraction(flow)
  useNetworkEvents(flow)
  useStepNavigation(flow, view, actionData)
  useRefreshCart(useCart())
  usePlacedOrder(flow)

  const { cart } = view
  return useMemo(() => {
    if (!cart || cart.items.length === 0 || view.status === 'empty') return unknownOutcomeOf(view, flow)
    const isOutcomeUnknown = view.status === 'outcomeUnknown'
    const send = (event: CheckoutEvent) => {
      takeEntered()
      setResponse(undefined)
      flow.send(event)
    }
    return {
      cart,
      step: view.step,
      finished: view.finished,
      fields: {
        values: view.values,
        errors: { ...(response && remainingErrors(response)), ...toFieldErrors(rules, view.issues) },
        showsSummary: submittedStep === view.step,
        valid: response ? validInputs(view.values, response) : view.valid,
        onValueChange(name, value) {
          flow.send(
            name === 'payment.id'
              ? { type: 'payment.pick', id: value }
              : { type: 'checkout.change', values: { [name]: value } },
          )
        },
        onBlur: name => flow.send({ type: 'checkout.blur', name }),
      },
      delivery: {
        addresses: view.addresses,
        address: view.address,
        city: view.city,
        shippingMethods: view.shippingMethods,
        shippingMethod: view.shippingMethod,
        point: view.point,
        payments: view.payments,
        // Lists for the page without scripts.
        cities: checkout?.delivery.cities ?? [],
        citiesFailure: checkout?.delivery.citiesFailure ?? null,
        points: checkout?.delivery.points ?? noPoints,
        pointsTotal: checkout?.delivery.pointsTotal ?? 0,
        pointsNote: checkout?.delivery.pointsNote ?? null,
      },
      changes: view.changes,
      formError: isOutcomeUnknown
        ? unknownOutcomeError(view.error, words.checkout)
        : (formErrorOf(view.error, words.checkout) ?? response?.formError ?? null),
      coupon: { ...coupon, typed: response?.typedCoupon, error: coupon.error ?? response?.errors.coupon ?? null },
      // A placed order is shown as pending until its own page is loaded.
      pending: view.pending || view.status === 'done' || view.status === 'unpaid',
      retrying: view.retrying,
      async findPoints(query, near, signal): Promise<FoundPoints> {
        const { city, shippingMethod } = view
        if (!city || !shippingMethod || shippingMethod.needs === 'address' || shippingMethod.needs === 'none')
          return { points: [] }
        const { needs: kind } = shippingMethod
        const cartId = checkout?.cartId
        const search = { lang: locale, cityRef: city.ref, parcelOf: { cartId }, kind, query, near, page: 1 }
        const answer = await directory.points(search, signal)
        return answer.ok ? answer.data : Promise.reject(answer.error)
      },
      async findStreets(query, signal): Promise<readonly string[]> {
        if (!view.city) return []
        const answer = await directory.streets({ lang: locale, cityRef: view.city.ref, query }, signal)
        return answer.ok ? answer.data : []
      },
      selectCity: city => {
        if (city) rememberCity(city)
        send({ type: 'city.pick', city })
      },
      selectAddress: id => send({ type: 'address.pick', id }),
      selectShippingMethod: id => send({ type: 'shippingMethod.pick', id }),
      selectPoint: point => send({ type: 'point.pick', point }),
      next: event => {
        event.preventDefault()
        setSubmittedStep(view.step)
        send({ type: isOutcomeUnknown ? 'checkout.retry' : 'checkout.next' })
        submitUnlessLoaded(flow, event)
      },
      takeEntered,
      open: step => send(isOutcomeUnknown ? { type: 'checkout.edit' } : { type: 'checkout.goto', step }),
      accept: event => {
        event.preventDefault()
        send({ type: 'checkout.accept' })
        submitUnlessLoaded(flow, event)
      },
      applyCoupon: coupon.apply,
    }
  }, [cart, view, response, submittedStep, coupon, flow, takeEntered, checkout, rules, words, locale])
}

const unknownStatuses: readonly CheckoutView['status'][] = [
  'submitting',
  'outcomeUnknown',
  'redirecting',
  'awaitingPayment',
  'unpaid',
  'done',
]

/** Without a cart there may be an order of unknown outcome, submitted before the page was loaded. */
function unknownOutcomeOf({ status }: CheckoutView, flow: LazyCheckoutFlow): UnknownOutcome | null {
  if (!unknownStatuses.includes(status)) return null
  return { isRetrying: status !== 'outcomeUnknown', retry: () => flow.send({ type: 'checkout.retry' }) }
}

/** Errors of the response for inputs that were not changed since. */
const remainingErrors = ({ errors }: CheckoutActionData): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== ''))

/** Inputs valid according to the server: filled in and without an error. */
const validInputs = (values: CheckoutValues, { step, errors }: CheckoutActionData): string[] =>
  inputs[step].filter(name => Boolean(values[name]?.trim()) && errors[name] === undefined)

/** Imports the machine and the fields of the next step with the first interaction: before anything can be entered. */
function useLoadOnInteraction(flow: LazyCheckoutFlow): void {
  useEffect(
    () =>
      onFirstInteraction(() => {
        void flow.load()
        // Its own failure is shown when the step opens.
        loadDeliveryStep().catch(() => undefined)
      }),
    [flow],
  )
}

/**
 * Navigates to the provider's page of an online payment, or to the page of a placed order. The response to the order has set the
 * cookie that authorises it.
 */
function usePlacedOrder(flow: LazyCheckoutFlow): void {
  const { locale } = usePage()
  const navigate = useNavigate()
  const cart = useCart()
  const openOrder = () => {
    cart.send({ type: 'cart.ordered' })
    void navigate(localise('/cart/thankyou', locale), { replace: true })
  }
  useFlowEvent(flow, 'checkout.completed', openOrder)
  // It can be paid on its own page, which goes on asking too.
  useFlowEvent(flow, 'checkout.unpaid', openOrder)
  useFlowEvent(flow, 'checkout.redirect', ({ order: { payment } }) => {
    cart.send({ type: 'cart.ordered' })
    importOptional(() => import('./open-payment.ts')).then(
      ({ openPayment }) =>
        payment &&
        openPayment(payment, localise('/cart/thankyou', locale), () => flow.send({ type: 'checkout.returned' })),
      openOrder, // where it can be paid too
    )
  })
}
