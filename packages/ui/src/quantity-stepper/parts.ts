export {
  QuantityStepperDecrement as Decrement,
  QuantityStepperIncrement as Increment,
  QuantityStepperRoot as Root,
} from './quantity-stepper.tsx'
export { QuantityStepperInput as Input } from './quantity-stepper-input.tsx'
