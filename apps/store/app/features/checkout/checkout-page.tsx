import type { City } from '@shop/contract'
import { localise } from '@shop/contract/locales'
import { type Step, steps } from '@shop/flows/checkout/rules'
import { Button } from '@shop/ui/button'
import { ErrorSummary } from '@shop/ui/error-summary'
import { formatMessage } from '@shop/ui/messages/format'
import { ShopUiProvider } from '@shop/ui/provider'
import { StepList } from '@shop/ui/step-list'
import { lazy, memo, type ReactNode, Suspense, useLayoutEffect } from 'react'
import { OWNER_FIELD } from '../../platform/session/form-owner.ts'
import type { CartWords } from '../../platform/words/uk/cart.ts'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { CouponField } from '../cart/index.ts'
import { ChangesNotice } from './changes-notice.tsx'
import { ContactFacts, ContactFields } from './contact-step.tsx'
import { DeliveryFacts } from './delivery-facts.tsx'
import { inPageOrder, stepState } from './form.ts'
import { fieldLabel, inputId } from './form-field.ts'
import { loadDeliveryStep } from './load-delivery-step.ts'
import { OrderSummaryBar, OrderSummaryPanel } from './order-summary-panel.tsx'
import { PaymentFields } from './payment-step.tsx'
import { StepFrame } from './step-frame.tsx'
import type { CheckoutModel } from './use-checkout.ts'

/** Fetched with the first interaction, or at once when its step is open. */
const DeliveryFields = lazy(async () => ({ default: (await loadDeliveryStep()).DeliveryFields }))

interface CheckoutPageProps {
  checkout: CheckoutModel
  favourites: readonly City[]
  isDemo: boolean
  /** See `ContactFields`. */
  isRemembered: boolean
  /** Who the page is shown to. */
  owner: string
  words: { cart: CartWords; checkout: CheckoutWords }
}

interface DeliveryInputsProps extends Pick<CheckoutPageProps, 'checkout' | 'favourites' | 'isDemo'> {
  words: CheckoutWords
}

export function CheckoutPage({
  checkout,
  favourites,
  isDemo,
  isRemembered,
  owner,
  words: { cart: cartWords, checkout: words },
}: CheckoutPageProps) {
  const { cart, step: open, finished, fields, delivery, changes, formError, coupon } = checkout
  const { locale } = usePage()
  const action = `${localise('/checkout', locale)}?step=${open}`
  const errors = inPageOrder(fields.showsSummary ? fields.errors : {}).map(name => ({
    id: inputId(name),
    text: formatMessage(words.fieldError, {
      field: fieldLabel(words, name, delivery.shippingMethod?.needs),
      message: fields.errors[name] ?? '',
    }),
  }))
  const facts: Readonly<Record<Step, ReactNode>> = {
    contact: <ContactFacts values={fields.values} words={words} />,
    delivery: <DeliveryFacts values={fields.values} choices={delivery} words={words} />,
    payment: null,
  }
  const entered = <EnteredBefore take={checkout.takeEntered} />
  const inputs: Readonly<Record<Step, ReactNode>> = {
    contact: (
      <>
        <ContactFields fields={fields} words={words} isRemembered={isRemembered} />
        {entered}
      </>
    ),
    delivery: <DeliveryInputs {...{ checkout, favourites, isDemo, words }} />,
    payment: (
      <>
        <PaymentFields fields={fields} payments={delivery.payments} words={words} />
        {entered}
      </>
    ),
  }
  return (
    <>
      <OrderSummaryBar cart={cart} cartWords={cartWords} words={words} />
      <div className="wrap checkout">
        <div>
          <h1 data-text="h1">{words.title}</h1>
          {changes.length > 0 && (
            <form method="post" action={action} onSubmit={checkout.accept}>
              <input type="hidden" name="intent" value="accept" />
              <input type="hidden" name="step" value={open} />
              <input type="hidden" name="version" value={cart.version} />
              <ChangesNotice changes={changes} words={words} />
            </form>
          )}
          <ShopUiProvider messages={words.ui}>
            <StepList.Root>
              {steps.map(step => (
                <StepFrame
                  key={step}
                  step={step}
                  state={stepState(step, open, finished)}
                  words={words}
                  aside={step === 'delivery' ? words.deliveryTime : null}
                  facts={facts[step]}
                  onEdit={checkout.open}
                >
                  <form
                    method="post"
                    action={action}
                    noValidate
                    onSubmit={checkout.next}
                    className="checkout-step__form"
                    data-step={step}
                  >
                    <input type="hidden" name="step" value={step} />
                    <input type="hidden" name={OWNER_FIELD} value={owner} />
                    <ErrorSummary
                      errors={errors}
                      {...(formError && errors.length === 0 ? { title: formError.title } : {})}
                    >
                      {formError && errors.length === 0 ? <p>{formError.text}</p> : null}
                    </ErrorSummary>
                    {inputs[step]}
                    <div className="checkout-step__actions">
                      {(step !== 'payment' || changes.length === 0) && (
                        <Button
                          type="submit"
                          name="intent"
                          value="next"
                          variant="accent"
                          size="large"
                          pending={checkout.pending}
                        >
                          {words.next[step]}
                        </Button>
                      )}
                      {step === 'payment' && (
                        <p
                          role="status"
                          data-text="caption"
                          {...(checkout.retrying ? {} : { 'data-visually-hidden': '' })}
                        >
                          {checkout.retrying && words.retrying}
                        </p>
                      )}
                      {step !== 'contact' && <BackButton step={step} words={words} onOpen={checkout.open} />}
                    </div>
                  </form>
                </StepFrame>
              ))}
            </StepList.Root>
          </ShopUiProvider>
        </div>
        <OrderSummaryPanel cart={cart} cartWords={cartWords} words={words} shippingMethod={delivery.shippingMethod}>
          <form method="post" action={action} noValidate onSubmit={checkout.applyCoupon}>
            <input type="hidden" name="intent" value="coupon" />
            <input type="hidden" name="step" value={open} />
            <CouponField
              id="coupon"
              words={cartWords}
              coupon={cart.coupon}
              typed={coupon.typed}
              error={coupon.error}
              pending={coupon.pending}
            />
          </form>
        </OrderSummaryPanel>
      </div>
    </>
  )
}

/** Rendered again for other props only: before its module is there, React would replace the server's fields by none. */
const DeliveryInputs = memo(({ checkout, favourites, isDemo, words }: DeliveryInputsProps) => (
  <Suspense>
    <DeliveryFields
      fields={checkout.fields}
      choices={checkout.delivery}
      actions={checkout}
      isFree={checkout.cart.coupon?.free_delivery === true}
      {...{ favourites, isDemo, words }}
    />
    <EnteredBefore take={checkout.takeEntered} />
  </Suspense>
))

/** Is hydrated with the fields before it. */
function EnteredBefore({ take }: { take: () => void }) {
  useLayoutEffect(take, [take])
  return null
}

interface BackButtonProps {
  step: 'delivery' | 'payment'
  words: CheckoutWords
  onOpen: (step: Step) => void
}

/** Opens the previous step; without scripts it submits the current values. */
function BackButton({ step, words, onOpen }: BackButtonProps) {
  const previous = step === 'payment' ? 'delivery' : 'contact'
  return (
    <Button
      type="submit"
      variant="quiet"
      name="intent"
      value={`open:${previous}`}
      onClick={event => {
        event.preventDefault()
        onOpen(previous)
      }}
    >
      {words.back[previous]}
    </Button>
  )
}
