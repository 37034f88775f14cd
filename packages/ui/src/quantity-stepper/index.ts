export * as QuantityStepper from './parts.ts'
export { clampQuantity, MAX_QUANTITY, MIN_QUANTITY, parseQuantity } from './quantity.ts'
export * from './quantity-stepper.tsx'
