import type { FieldIssues } from '../flow/field-issues.ts'
import { changesOf } from './changes.ts'
import { type CheckoutContext, type CheckoutInput, cartIdOf, isEmpty, selectedShippingMethod } from './context.ts'
import type { CheckoutForm, StepForm } from './definition.ts'
import { selectedAddress } from './saved-address.ts'
import type { Finished } from './steps.ts'
import { type CheckoutTag, checkoutStatuses } from './tags.ts'
import { allowedPayments, type CheckoutValues, type DeliveryChoice, issuesUnder, under } from './values.ts'
import type { CheckoutSnapshot, CheckoutView } from './view-types.ts'

/**
 * Rules of a checkout that is given as data, as far as its page needs them before the machine is loaded; the others are in
 * `form-changes.ts`. Their descriptions are at `CheckoutRules` in `create-rules.ts`.
 */
export function createFormRules<Name extends string>({ steps }: CheckoutForm<Name>) {
  const stepNames: readonly Name[] = steps.map(({ name }) => name)
  const firstStep = steps[0].name
  const lastStep = stepNames.at(-1) ?? firstStep
  const findStep = (step: string) => steps.find(({ name }) => name === step)

  const canEnter = (step: Name, finished: Finished<Name>): boolean =>
    stepNames.slice(0, stepNames.indexOf(step)).every(before => finished[before])

  const resolveStep = (requestedStep: Name | null, finished: Finished<Name>): Name =>
    requestedStep !== null && canEnter(requestedStep, finished)
      ? requestedStep
      : (stepNames.find(step => !finished[step]) ?? lastStep)

  const inputsOf = (step: string): readonly string[] =>
    findStep(step)?.fields.flatMap(field => (typeof field === 'string' ? field : under(field.prefix, field.form))) ?? []

  const stepOf = (input: string): Name => stepNames.find(step => inputsOf(step).includes(input)) ?? lastStep

  /** Forms of a step whose inputs are on the page. */
  const shownForms = (step: string, values: CheckoutValues): readonly StepForm[] =>
    findStep(step)?.fields.filter(
      (field): field is StepForm => typeof field !== 'string' && (field.isShown?.(values) ?? true),
    ) ?? []

  const validateStep = (step: string, values: CheckoutValues, chosen: DeliveryChoice): FieldIssues =>
    Object.assign(
      {},
      ...shownForms(step, values).map(shown =>
        (shown.isRequired?.(chosen) ?? true) ? issuesUnder(values, shown.prefix, shown.form) : {},
      ),
      findStep(step)?.validate?.(values, chosen),
    )

  const issuesOf = (context: CheckoutContext, step: string): FieldIssues =>
    validateStep(step, context.values, { ...context, shippingMethod: selectedShippingMethod(context) })

  function stillFinished(context: CheckoutContext): Finished<Name> {
    const finished: Partial<Record<Name, boolean>> = {}
    for (const step of stepNames.slice(0, -1))
      finished[step] = context.finished[step] === true && Object.keys(issuesOf(context, step)).length === 0
    return finished
  }

  function initial(input: CheckoutInput<Name> & { key: string }): CheckoutContext {
    const { lang, cart, step = null, key } = input
    const context: CheckoutContext = {
      lang,
      cartId: cartIdOf(input),
      coupon: input.coupon ?? null,
      cart,
      cartSnapshot: input.cartSnapshot ?? cart,
      values: input.values ?? {},
      adClick: input.adClick ?? null,
      addresses: input.addresses ?? [],
      finished: { ...input.finished },
      step: '',
      requestedStep: step,
      historyMode: 'none',
      issues: {},
      touched: {},
      city: input.city ?? null,
      shippingMethods: input.shippingMethods ?? [],
      payments: input.payments ?? [],
      shippingDestination: null,
      point: input.point ?? null,
      key,
      sent: null,
      failures: 0,
      error: null,
      order: input.order ? { total: null, payment: null, ...input.order } : null,
      paymentOutcome: null,
    }
    return { ...context, step: resolveStep(step, stillFinished(context)) }
  }

  function view(snapshot: CheckoutSnapshot): CheckoutView<Name> {
    const { context } = snapshot
    const hasTag = (tag: CheckoutTag) => snapshot.hasTag(tag)
    const status = checkoutStatuses.find(hasTag) ?? 'editing'
    const finished = stillFinished(context)
    const shippingMethod = selectedShippingMethod(context)
    const tax = shippingMethod?.tax ?? null
    const allowed = allowedPayments({ shippingMethod, point: context.point })
    return {
      status,
      step: findStep(context.step)?.name ?? firstStep,
      finished,
      reachable: stepNames.filter(step => canEnter(step, finished)),
      values: context.values,
      issues: context.issues,
      valid: Object.keys(context.touched).filter(
        name =>
          !(name in context.issues) &&
          Boolean(context.values[name]?.trim()) &&
          !(name in issuesOf(context, stepOf(name))),
      ),
      addresses: context.addresses,
      address: selectedAddress(context.addresses, context.values),
      city: context.city,
      shippingMethods: context.shippingMethods,
      shippingMethod,
      shippingMethodsStatus: hasTag('shippingMethods.loading')
        ? 'loading'
        : hasTag('shippingMethods.failed')
          ? 'failed'
          : 'idle',
      point: context.point,
      payments: context.payments.filter(({ id }) => allowed.includes(id)),
      cart: context.cart,
      tax,
      total:
        context.order?.total ??
        shippingMethod?.total ?? // A sum of two amounts may have a rounding error.
        (context.cart && Math.round((context.cart.total_price + (tax ?? 0)) * 100) / 100),
      changes: changesOf(context.cartSnapshot, context.cart, status === 'changed'),
      error: context.error,
      order: context.order,
      paymentOutcome: context.paymentOutcome,
      pending: hasTag('pending'),
      retrying: status === 'submitting' && context.failures > 0,
      blocking: hasTag('blocking'),
    }
  }

  function initialView(input: CheckoutInput<Name>): CheckoutView<Name> {
    const context = initial({ ...input, key: input.key ?? '' })
    const tags: readonly CheckoutTag[] = context.order
      ? ['awaitingPayment', 'pending']
      : [isEmpty(context) ? 'empty' : 'editing']
    return view({ context, hasTag: tag => tags.includes(tag) })
  }

  return {
    stepNames,
    firstStep,
    lastStep,
    canEnter,
    resolveStep,
    inputsOf,
    shownForms,
    validateStep,
    issuesOf,
    stillFinished,
    initial,
    stepOf,
    view,
    initialView,
  }
}
