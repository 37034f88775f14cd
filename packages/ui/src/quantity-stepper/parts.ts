export {
  QuantityStepperDecrement as Decrement,
  QuantityStepperIncrement as Increment,
  QuantityStepperInput as Input,
  QuantityStepperRoot as Root,
} from './quantity-stepper.tsx'
