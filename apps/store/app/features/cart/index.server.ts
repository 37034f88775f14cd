export { type AddedItems, addItems } from './add-items.server.ts'
export { addSeveral } from './add-several.server.ts'
export { cartAddressOf, loadCart } from './cart-address.server.ts'
export { ADDED, redirectToCart } from './redirect-to-cart.server.ts'
