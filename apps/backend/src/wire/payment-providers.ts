/** Ids of the providers of cards in display order; their payment methods have the same. */
export const cardProviderIds = ['liqpay', 'monobank'] as const
/** Banks that divide a purchase into monthly payments, in display order; each number of payments is a payment method of its own. */
export const instalmentBankIds = ['privatbank_parts', 'monobank_parts'] as const
export const providerIds = [...cardProviderIds, ...instalmentBankIds] as const
export type CardProviderId = (typeof cardProviderIds)[number]
export type InstalmentBankId = (typeof instalmentBankIds)[number]
export type ProviderId = (typeof providerIds)[number]

/** Id of the payment method, `privatbank_parts_3`. `count`: a number of payments, or how a path names any. */
export const instalmentMethodId = (bank: InstalmentBankId, count: number | '{count}'): string => `${bank}_${count}`

/** Path of the callbacks of a provider of payments; `:provider` for the route of all. */
export const paymentCallbackPath = (provider: string): string => `/api/payment/${provider}/callback`
