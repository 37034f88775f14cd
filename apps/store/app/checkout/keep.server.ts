import { isStep, judgeStep } from '@shop/flows/checkout/rules'
import { couponCookie } from '../cart/cart-cookies.ts'
import type { Desk } from './desk.server.ts'
import { dropDraft, withTyped } from './draft.server.ts'
import { typedIn } from './form.ts'
import { lookUp } from './offer.server.ts'
import { handOver } from './order-in-hand.server.ts'
import { createSeal } from './seal.server.ts'

/**
 * Keeps what the checkout's flow says where scripts do not reach: a finished step, or the order it came to. Null when it
 * says neither. Nothing is shown: the page goes on by itself.
 */
export async function keepForFlow(desk: Desk, form: FormData): Promise<string[] | null> {
  const { draft, basket, secure, visit, client } = desk
  const [number, token] = [form.get('number'), form.get('token')]
  if (typeof number === 'string' && typeof token === 'string') {
    const order = handOver(createSeal(visit.secret, 'order'), { number, token }, secure)
    return [order, ...dropDraft(secure), couponCookie(null, secure)]
  }
  const step = form.get('step')
  if (!isStep(step) || step === 'payment' || !basket.cart_id) return null
  const next = withTyped(draft, typedIn(form, step))
  const offer = await lookUp(client, { ...basket, cart_id: basket.cart_id }, next.typed)
  const finished = Object.keys(judgeStep(step, next.typed, offer)).length === 0
  return desk.keep({ ...next, finished: { ...draft.finished, [step]: finished } })
}
