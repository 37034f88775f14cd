import type { Cart, City, Payment } from '@shop/contract'
import { localise } from '@shop/contract/locales'
import { type Change, type Finished, type Step, steps } from '@shop/flows/checkout/rules'
import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorSummary } from '@shop/ui/error-summary'
import { StepList } from '@shop/ui/step-list'
import type { FormEvent, ReactNode } from 'react'
import { CouponField } from '../cart/coupon-field.tsx'
import { usePage } from '../page.ts'
import { fill } from '../phrase.ts'
import { StoreLink } from '../shell/store-link.tsx'
import type { CartWords } from '../words/uk/cart.ts'
import type { CheckoutWords } from '../words/uk/checkout.ts'
import { ChangesNotice } from './changes-notice.tsx'
import { ContactFacts, ContactFields } from './contact-step.tsx'
import { type DeliveryDesk, DeliveryFacts, DeliveryFields, type DeliveryOffer } from './delivery-step.tsx'
import { inOrder, stateOf } from './form.ts'
import { idOf, type StepFields } from './form-field.ts'
import { OrderAside, OrderBar } from './order-aside.tsx'
import { PaymentFields } from './payment-step.tsx'
import { StepFrame } from './step-frame.tsx'

/** Everything the page shows and does, whether a server or the flow is behind it. */
export interface CheckoutDesk extends DeliveryDesk {
  cart: Cart
  step: Step
  finished: Finished
  fields: StepFields
  offer: DeliveryOffer & { payments: readonly Payment[] }
  changes: readonly Change[]
  /** What is wrong with the whole order, in words. */
  trouble: { title: string; text: string } | null
  coupon: { problem: string | null; pending: boolean }
  /** Something is being sent. */
  pending: boolean
  next: (event: FormEvent<HTMLFormElement>) => void
  open: (step: Step) => void
  accept: (event: FormEvent<HTMLFormElement>) => void
  applyCoupon: (event: FormEvent<HTMLFormElement>) => void
}

interface CheckoutPageProps {
  desk: CheckoutDesk
  favourites: readonly City[]
  isDemo: boolean
  words: { cart: CartWords; checkout: CheckoutWords }
}

/** Names of the inputs as they stand on the page, for the summary of what is wrong. */
const labelIn = (words: CheckoutWords, name: string, { shippingMethod }: DeliveryOffer): string => {
  const labels: Readonly<Record<string, string>> = {
    name: words.name,
    last_name: words.lastName,
    phone: words.phone,
    email: words.email,
    city: words.city,
    id: name === 'payment.id' ? words.payment : words.way,
    point_ref: shippingMethod?.needs === 'locker' ? words.point.locker : words.point.branch,
    street: words.street,
    house: words.house,
    apartment: words.apartment,
    postal_index: words.postalIndex,
    comment: words.comment,
  }
  return labels[name.split('.').at(-1) ?? ''] ?? words.title
}

export function CheckoutPage({ desk, favourites, isDemo, words }: CheckoutPageProps) {
  const { cart, step: open, finished, fields, offer, changes, trouble, coupon } = desk
  const { locale } = usePage()
  const { checkout } = words
  const here = `${localise('/checkout', locale)}?step=${open}`
  const problems = inOrder(fields.summed ? fields.problems : {}).map(name => ({
    id: idOf(name),
    text: fill(checkout.wrongField, { field: labelIn(checkout, name, offer), message: fields.problems[name] ?? '' }),
  }))
  const facts: Readonly<Record<Step, ReactNode>> = {
    contact: <ContactFacts typed={fields.typed} words={checkout} />,
    delivery: <DeliveryFacts typed={fields.typed} offer={offer} words={checkout} />,
    payment: null,
  }
  const inputs: Readonly<Record<Step, ReactNode>> = {
    contact: <ContactFields fields={fields} words={checkout} />,
    delivery: <DeliveryFields {...{ fields, offer, desk, favourites, isDemo }} words={checkout} />,
    payment: <PaymentFields fields={fields} payments={offer.payments} words={checkout} />,
  }
  return (
    <>
      <OrderBar cart={cart} words={words} />
      <div className="wrap checkout">
        <div>
          <h1 data-text="h1">{checkout.title}</h1>
          {changes.length > 0 && (
            <form method="post" action={here} onSubmit={desk.accept}>
              <input type="hidden" name="intent" value="accept" />
              <input type="hidden" name="step" value={open} />
              <input type="hidden" name="version" value={cart.version} />
              <ChangesNotice changes={changes} words={checkout} />
            </form>
          )}
          <StepList.Root>
            {steps.map(step => (
              <StepFrame
                key={step}
                step={step}
                state={stateOf(step, open, finished)}
                words={checkout}
                aside={step === 'delivery' ? checkout.days : null}
                facts={facts[step]}
                onChange={desk.open}
              >
                <form
                  method="post"
                  action={here}
                  noValidate
                  onSubmit={desk.next}
                  className="step__form"
                  data-step={step}
                >
                  <input type="hidden" name="step" value={step} />
                  <ErrorSummary
                    errors={problems}
                    {...(trouble && problems.length === 0 ? { title: trouble.title } : {})}
                  >
                    {trouble && problems.length === 0 ? <p>{trouble.text}</p> : null}
                  </ErrorSummary>
                  {inputs[step]}
                  <div className="step__ways">
                    {(step !== 'payment' || changes.length === 0) && (
                      <Button
                        type="submit"
                        name="intent"
                        value="next"
                        variant="accent"
                        size="large"
                        pending={desk.pending}
                      >
                        {checkout.next[step]}
                      </Button>
                    )}
                    {step !== 'contact' && <BackButton step={step} words={checkout} onOpen={desk.open} />}
                  </div>
                </form>
              </StepFrame>
            ))}
          </StepList.Root>
        </div>
        <OrderAside cart={cart} words={words} shippingMethod={offer.shippingMethod}>
          <form method="post" action={here} noValidate onSubmit={desk.applyCoupon}>
            <input type="hidden" name="intent" value="coupon" />
            <input type="hidden" name="step" value={open} />
            <CouponField
              id="coupon"
              words={words.cart}
              coupon={cart.coupon}
              error={coupon.problem}
              pending={coupon.pending}
            />
          </form>
        </OrderAside>
      </div>
    </>
  )
}

interface BackButtonProps {
  step: 'delivery' | 'payment'
  words: CheckoutWords
  onOpen: (step: Step) => void
}

/** One step back, with what was typed so far: without scripts it is sent along. */
function BackButton({ step, words, onOpen }: BackButtonProps) {
  const before = step === 'payment' ? 'delivery' : 'contact'
  return (
    <Button
      type="submit"
      variant="quiet"
      name="intent"
      value={`open:${before}`}
      onClick={event => {
        event.preventDefault()
        onOpen(before)
      }}
    >
      {words.back[before]}
    </Button>
  )
}

/** With nothing in the cart there is nothing to check out, and no form. */
export function CheckoutEmpty({ words }: { words: CheckoutWords }) {
  const { locale } = usePage()
  return (
    <div className="wrap checkout-empty">
      <h1 data-text="h1">{words.title}</h1>
      <EmptyState.Root>
        <EmptyState.Title>{words.empty}</EmptyState.Title>
        <EmptyState.Description>{words.emptyText}</EmptyState.Description>
        <EmptyState.Actions>
          <Button asChild variant="accent">
            <StoreLink href={localise('/', locale)}>{words.toCatalogue}</StoreLink>
          </Button>
        </EmptyState.Actions>
      </EmptyState.Root>
    </div>
  )
}
