/** Ids of the providers of online payments in display order; their payment methods have the same. */
export const providerIds = ['liqpay', 'monobank'] as const
export type ProviderId = (typeof providerIds)[number]

/** Path of the callbacks of a provider of payments; `:provider` for the route of all. */
export const paymentCallbackPath = (provider: string): string => `/api/payment/${provider}/callback`
