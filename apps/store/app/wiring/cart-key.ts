/** Under which key the cart's flow keeps itself in local storage. */
export const CART_KEY = 'shop.cart'
