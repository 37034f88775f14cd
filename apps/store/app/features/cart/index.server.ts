export { type AddedItems, addItems } from './add-items.server.ts'
export { addSeveral } from './add-several.server.ts'
export { cartReferenceOf, loadCart } from './cart-reference.server.ts'
export { ADDED, redirectToCart } from './redirect-to-cart.server.ts'
