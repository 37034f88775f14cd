import { QuantityStepper } from '@shop/ui/quantity-stepper'

export const Example = () => (
  <QuantityStepper.Root product="Work jacket “Traverse”" max={20} defaultValue={1}>
    <QuantityStepper.Decrement />
    <QuantityStepper.Input />
    <QuantityStepper.Increment />
  </QuantityStepper.Root>
)
