import { addressForm, commentForm, companyForm, contactForm, pointIssue, recipientForm } from '@shop/contract/fields'
import type { FieldIssues } from '../flow/field-issues.ts'
import type { CheckoutForm } from './definition.ts'
import { addressInput } from './saved-address.ts'
import type { Step } from './steps.ts'
import { type CheckoutValues, type DeliveryChoice, PAYMENT, paymentIssues } from './values.ts'

/** The checkbox that shows the recipient's fields is ticked. */
export const hasRecipient = (values: CheckoutValues): boolean => Boolean(values.recipient)

/** The checkbox that shows the company's fields is ticked. */
export const hasCompany = (values: CheckoutValues): boolean => Boolean(values.company)

/** The first missing choice, then what it needs: no branch is required before a shipping method is selected. */
function deliveryIssues(values: CheckoutValues, { city, shippingMethod, point }: DeliveryChoice): FieldIssues {
  if (!city) return { 'delivery.city': { rule: 'city' } }
  if (!shippingMethod) return { 'delivery.id': { rule: 'deliveryFirst' } }
  const { needs, postal_index } = shippingMethod
  const index = addressInput('postal_index')
  if (needs === 'address') return postal_index && !values[index]?.trim() ? { [index]: { rule: 'required' } } : {}
  if (needs === 'none' || point) return {}
  return { 'delivery.point_ref': pointIssue(needs) }
}

/**
 * The shop's own checkout: contact, delivery by a directory of cities, payment. `delivery.city` and `delivery.point` are what is
 * typed into the comboboxes, `recipient` and `company` are the checkboxes that show those fields (empty: hidden); `no_call`: write
 * to the buyer instead of calling; `phone_messages`: tell of the order by Viber or SMS, too; `remember`: fill in contact and delivery
 * next time.
 */
export const threeStepsForm: CheckoutForm<Step> = {
  steps: [
    {
      name: 'contact',
      fields: [
        { prefix: 'contact', form: contactForm },
        'recipient',
        { prefix: 'recipient', form: recipientForm, isShown: hasRecipient },
        'company',
        { prefix: 'company', form: companyForm, isShown: hasCompany },
        'no_call',
        'phone_messages',
        'remember',
      ],
    },
    {
      name: 'delivery',
      fields: [
        'delivery.city',
        'delivery.city_ref',
        'delivery.id',
        'delivery.point',
        'delivery.point_ref',
        {
          prefix: 'delivery.address',
          form: addressForm,
          isRequired: ({ city, shippingMethod }) => city !== null && shippingMethod?.needs === 'address',
        },
        { prefix: '', form: commentForm },
      ],
      validate: deliveryIssues,
    },
    { name: 'payment', fields: [PAYMENT], validate: paymentIssues },
  ],
}
