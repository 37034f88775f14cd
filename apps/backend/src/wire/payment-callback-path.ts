/** Path of the callbacks of a provider of payments; `:provider` for the route of all. */
export const paymentCallbackPath = (provider: string): string => `/api/payment/${provider}/callback`
