/** `requested`: the provider has not confirmed it yet · `failed`: the provider refuses it, the shop must look into it */
export type RefundState = 'requested' | 'done' | 'failed'

/**
 * Why money is returned. `duplicate`: the order was paid twice · `cancelled`: the order was cancelled · `too_late`: the payment arrived
 * when the products were sold · `shop`: by the shop's command · `provider`: by the provider, or in its cabinet
 */
export type RefundReason = 'duplicate' | 'cancelled' | 'too_late' | 'shop' | 'provider'
