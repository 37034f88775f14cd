import { addressOf } from '@shop/contract/fields'
import { addressInput, type CheckoutValues } from '@shop/flows/checkout/rules'
import { StepList } from '@shop/ui/step-list'
import { addressLine } from '../../platform/words/address-line.ts'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'
import { cityLabel } from '../delivery/index.ts'
import type { DeliveryChoices } from './delivery-choices.ts'
import { pointText } from './point-text.ts'

interface DeliveryFactsProps {
  values: CheckoutValues
  choices: DeliveryChoices
  words: CheckoutWords
}

/** Summary of the finished step 2. */
export function DeliveryFacts({ values, choices, words }: DeliveryFactsProps) {
  const { city, shippingMethod, point } = choices
  const address = addressOf(part => values[addressInput(part)] ?? '')
  return (
    <>
      {city && <StepList.Fact term={words.city}>{cityLabel(city)}</StepList.Fact>}
      {shippingMethod && <StepList.Fact term={words.shippingMethod}>{shippingMethod.name}</StepList.Fact>}
      {point && (
        <StepList.Fact term={shippingMethod?.needs === 'locker' ? words.point.locker : words.point.branch}>
          {pointText(point)}
        </StepList.Fact>
      )}
      {shippingMethod?.needs === 'address' && (
        <StepList.Fact term={words.address}>{addressLine(address, words.savedAddresses)}</StepList.Fact>
      )}
      {values.comment && <StepList.Fact term={words.comment}>{values.comment}</StepList.Fact>}
    </>
  )
}
