export { formatAmount, priceText } from './money.ts'
export * from './price.tsx'
