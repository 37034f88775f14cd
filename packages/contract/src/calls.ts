import * as cart from './cart.ts'
import * as catalogue from './catalogue.ts'
import * as checkout from './checkout.ts'
import * as customer from './customer.ts'
import * as delivery from './delivery.ts'
import * as news from './news.ts'
import * as reviews from './reviews.ts'
import * as settings from './settings.ts'
import * as wishlist from './wishlist.ts'

/** Every call of the API, in the order of the OpenAPI description. */
export const calls = [
  settings.settingsAll,
  settings.menuGetByIds,
  catalogue.pageHome,
  catalogue.pageShow,
  catalogue.productShow,
  catalogue.productCards,
  catalogue.productNotify,
  catalogue.search,
  catalogue.searchSuggest,
  reviews.reviewsList,
  reviews.reviewsAdd,
  news.newsList,
  news.newsShow,
  news.newsSubscribe,
  news.newsConfirm,
  news.newsUnsubscribe,
  news.contactSend,
  cart.cartCount,
  cart.cartAdd,
  cart.cartUpdate,
  cart.cartDelete,
  cart.cartClear,
  cart.cartShow,
  delivery.deliveryCities,
  delivery.deliveryPoints,
  checkout.checkoutOptions,
  checkout.checkoutSubmit,
  checkout.checkoutOrder,
  checkout.checkoutPay,
  checkout.checkoutCancel,
  customer.authRegister,
  customer.authLogin,
  customer.authLogout,
  customer.authUser,
  customer.authPasswordForgot,
  customer.authPasswordReset,
  customer.authEmailConfirm,
  customer.authEmailResend,
  customer.authGoogle,
  customer.authGoogleCallback,
  customer.authLink,
  customer.authToken,
  customer.profileEdit,
  customer.profileAddress,
  customer.profileAddressCreate,
  customer.profileAddressSetmain,
  customer.profileAddressDestroy,
  customer.profileAddressUpdate,
  customer.profileOrders,
  customer.profileReturn,
  customer.profileReturnCreate,
  customer.returnShow,
  customer.returnCreate,
  customer.returnPhotoShow,
  customer.profileSessions,
  customer.profileSessionsEnd,
  customer.profileExport,
  customer.profileDelete,
  wishlist.wishlistShow,
  wishlist.wishlistShared,
  wishlist.profileWishlist,
  wishlist.profileWishlistUpdate,
  wishlist.profileWishlistToggle,
  wishlist.profileWishlistShare,
] as const

export type AnyCall = (typeof calls)[number]
export type CallPath = AnyCall['path']
export type CallAt<Path extends CallPath> = Extract<AnyCall, { path: Path }>
