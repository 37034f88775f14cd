export * as QuantityStepper from './parts.ts'
export { clampQuantity, MAX_QUANTITY, MIN_QUANTITY, readQuantity } from './quantity.ts'
export * from './quantity-stepper.tsx'
