import * as account from './account.ts'
import * as addressBook from './address-book.ts'
import type { Call } from './call.ts'
import * as cart from './cart.ts'
import * as catalogue from './catalogue.ts'
import * as checkout from './checkout.ts'
import * as customerOrders from './customer-orders.ts'
import * as delivery from './delivery.ts'
import * as news from './news.ts'
import * as product from './product.ts'
import * as questions from './questions.ts'
import * as returns from './returns.ts'
import * as reviews from './reviews.ts'
import * as settings from './settings.ts'
import * as wishlist from './wishlist.ts'

/** The calls that a module exports. Declared by name: a list of inferred types would repeat every schema in the emitted types. */
type CallsOf<Module> = Extract<Module[keyof Module], Call>

export type AnyCall =
  | CallsOf<typeof account>
  | CallsOf<typeof addressBook>
  | CallsOf<typeof cart>
  | CallsOf<typeof catalogue>
  | CallsOf<typeof product>
  | CallsOf<typeof checkout>
  | CallsOf<typeof customerOrders>
  | CallsOf<typeof delivery>
  | CallsOf<typeof news>
  | CallsOf<typeof questions>
  | CallsOf<typeof returns>
  | CallsOf<typeof reviews>
  | CallsOf<typeof settings>
  | CallsOf<typeof wishlist>

export type CallPath = AnyCall['path']

type CallsByPath = { readonly [Named in AnyCall as Named['path']]: Named }
export type CallAt<Path extends CallPath> = CallsByPath[Path]

/** Every call of the API, in the order of the OpenAPI description. */
export const calls: readonly AnyCall[] = [
  settings.shopCapabilities,
  settings.settingsAll,
  settings.menuGetByIds,
  catalogue.pageHome,
  catalogue.pageShow,
  catalogue.pageMoved,
  catalogue.categoryHits,
  product.productShow,
  product.productCards,
  product.productPreviews,
  product.productOptions,
  product.productPieces,
  product.productCompare,
  product.productSubstitutes,
  product.productNotify,
  catalogue.search,
  catalogue.searchSuggest,
  reviews.reviewsList,
  reviews.reviewsAdd,
  questions.questionsList,
  questions.questionsAdd,
  news.newsList,
  news.newsShow,
  news.newsSubscribe,
  news.newsConfirm,
  news.newsUnsubscribe,
  news.contactSend,
  cart.cartCount,
  cart.cartAdd,
  cart.cartUpdate,
  cart.cartOption,
  cart.cartDelete,
  cart.cartRestore,
  cart.cartClear,
  cart.cartShow,
  delivery.deliveryCities,
  delivery.deliveryPoints,
  delivery.deliveryStreets,
  checkout.deliveryEstimate,
  checkout.deliveryArrival,
  checkout.checkoutOptions,
  checkout.checkoutSubmit,
  checkout.checkoutOrder,
  checkout.checkoutOrderCode,
  checkout.checkoutOrderFind,
  checkout.checkoutPay,
  checkout.checkoutCancel,
  checkout.checkoutDelivery,
  account.authRegister,
  account.authLogin,
  account.authLogout,
  account.authUser,
  account.authPasswordForgot,
  account.authPasswordReset,
  account.authEmailConfirm,
  account.authEmailResend,
  account.authGoogle,
  account.authGoogleCallback,
  account.authLink,
  account.authToken,
  account.profileEdit,
  addressBook.profileAddress,
  addressBook.profileAddressCreate,
  addressBook.profileAddressSetmain,
  addressBook.profileAddressDestroy,
  addressBook.profileAddressUpdate,
  customerOrders.profileOrders,
  returns.profileReturn,
  returns.profileReturnCreate,
  returns.returnShow,
  returns.returnCreate,
  returns.returnPhotoShow,
  account.profileSessions,
  account.profileSessionsEnd,
  account.profileExport,
  account.profileExportList,
  account.profileCounts,
  account.profileSignInMethods,
  account.profileMessages,
  account.profileDelete,
  wishlist.wishlistShow,
  wishlist.wishlistShared,
  wishlist.profileWishlist,
  wishlist.profileWishlistUpdate,
  wishlist.profileWishlistToggle,
  wishlist.profileWishlistShare,
]
