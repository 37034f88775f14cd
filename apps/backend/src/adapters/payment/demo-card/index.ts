import { demoPaymentPath } from '../../../payment/demo-page.ts'
import { DEMO_CARD, type PaymentProvider } from '../../../payment/provider.ts'

/** Online payments of a demo shop without a provider: its page is the shop's own and moves no money. */
export const demoCard: PaymentProvider = {
  id: DEMO_CARD,
  createPayment: async ({ reference }, { lang, returnUrl }) => ({
    start: { kind: 'redirect', url: new URL(demoPaymentPath(reference, lang), returnUrl).href },
    providerId: null,
  }),
  parseCallback: async () => ({ ok: false, code: 'forbidden' }),
  acknowledge: () => new Response(null),
  fetchStatus: async () => null, // nobody else knows
  refund: async () => ({ state: 'done' }),
}
