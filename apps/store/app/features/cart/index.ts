export { AddedGoods, AddSeveralButton } from './added-goods.tsx'
export { AddedNotice } from './added-notice.tsx'
export { CartEvents } from './cart-events.tsx'
export {
  PIECE_FIELD,
  parseAddition,
  parseCartForm,
  parseSaveForLater,
  pieceSizeField,
  quantityField,
  SAVE_FOR_LATER,
} from './cart-form-data.ts'
export { type CartFormResult, CartPage } from './cart-page.tsx'
export { CartContext, CartProvider, useCart, usePrefetchCart } from './cart-provider.tsx'
export { CartSums } from './cart-sums.tsx'
export { cartCookie, couponCookie } from './cookies.ts'
export { CouponField } from './coupon-field.tsx'
export { hasStoredCart } from './has-stored-cart.ts'
export type { LineToSave } from './line-actions.tsx'
export { rememberRemoved } from './removed-lines.ts'
export { SizeList } from './size-list.tsx'
export { useAddSeveral } from './use-add-several.ts'
export { useAddToCart, usePendingAdd } from './use-add-to-cart.ts'
export { useRefreshCart } from './use-refresh-cart.ts'
export { useSizes } from './use-sizes.ts'
