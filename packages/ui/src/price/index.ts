export { formatAmount, formatPrice } from './format-price.ts'
export * from './price.tsx'
