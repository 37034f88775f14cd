import { randomInt, randomUUID } from 'node:crypto'
import type { Asks, Ordered } from '@shop/backend/testing/shopper-load'
import type { CallbackMode, Decision } from '@shop/backend/testing/simulators/simulator'
import { PaymentStart } from '@shop/contract'
import { z } from 'zod'
import { callbacksOf, isOnline, scenarioOf } from './order-scenarios.ts'
import type { Simulators } from './simulators.ts'

const Started = z.object({ data: z.object({ payment: PaymentStart.nullable() }) })

/** What a shopper does with an order: opens it, pays for it at the provider, cancels some. */
export const actOnOrder =
  ({ liqpay, monobank }: Simulators) =>
  async (order: Ordered, { post }: Asks): Promise<void> => {
    const { number, token, paymentId } = order
    const scenario = scenarioOf(order)
    const show = () => post('/api/checkout/order', { number, token }, randomUUID())
    const cancel = () => post('/api/checkout/cancel', { number, token }, randomUUID())
    const start = async (id: string) =>
      Started.parse(await post('/api/checkout/pay', { number, token, payment: { id } }, randomUUID())).data.payment
    const decide = async (payment: PaymentStart | null, decision: Decision, callbacks: CallbackMode) => {
      if (payment?.kind === 'form') await liqpay.decide(payment, decision, callbacks)
      else if (payment) await monobank.decide(payment.url, decision, callbacks)
      else throw new Error(`The payment of ${number} was not started`)
    }
    await show()
    if (scenario === 'cancelled') await cancel()
    else if (isOnline(order)) {
      const opened = order.payment ?? (await start(paymentId))
      if (scenario === 'abandoned') await decide(opened, 'abandon', 'once')
      else if (scenario === 'declined first') {
        await decide(opened, 'decline', 'once')
        await decide(await start(paymentId === 'liqpay' ? 'monobank' : 'liqpay'), 'approve', callbacksOf(order))
      } else await decide(opened, 'approve', callbacksOf(order))
      // The others close the tab.
      if (randomInt(2) === 0) await show()
    }
    if (scenario === 'paid and cancelled') await cancel()
  }
