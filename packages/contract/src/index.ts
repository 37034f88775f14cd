export * from './account.ts'
export * from './address-book.ts'
export * from './call.ts'
export * from './calls.ts'
export * from './capabilities.ts'
export * from './cart.ts'
export * from './cart-command.ts'
export * from './cart-rules.ts'
export * from './catalogue.ts'
export * from './checkout.ts'
export * from './client.ts'
export * from './client-failure.ts'
export * from './constants.ts'
export * from './customer-orders.ts'
export * from './data-changes.ts'
export * from './delivery.ts'
export type { PointKind } from './delivery-rules.ts'
export * from './failure.ts'
export * from './field-errors.ts'
export * from './field-schema.ts'
export * from './fields.ts'
export * from './iban.ts'
export * from './locales.ts'
export * from './messages/index.ts'
export * from './money.ts'
export * from './news.ts'
export * from './order-lookup.ts'
export * from './primitives.ts'
export * from './product.ts'
export * from './questions.ts'
export * from './return-rules.ts'
export * from './returns.ts'
export * from './reviews.ts'
export * from './schema.ts'
export * from './settings.ts'
export { isStorable, truncate, UNSAFE_KEYS } from './text.ts'
export * from './wishlist.ts'
export {
  countLiked,
  EVERYTHING,
  GUEST_STORAGE_DAYS,
  isGroupName,
  isLiked,
  MAX_GROUPS,
  MAX_LIKES,
  toggle,
} from './wishlist-map.ts'
