import { isText, type Member, mistakesIn, mistakesInCart, optional, rejectMistakes, shown } from '../adapter/check.ts'
import { isNumber } from '../cart/is-cart.ts'
import { isRecord } from '../flow/envelope.ts'
import type { CheckoutAnswers } from './answers.ts'
import { isPaymentOutcome, isPaymentStart } from './payment.ts'

const isFlag = (value: unknown): boolean => typeof value === 'boolean'
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText)

const paymentStart = 'null, { kind: "redirect", url } or { kind: "form", action, fields }'

const ofOrder: readonly Member[] = [
  ['number', 'a text', isText],
  ['token', 'a text', isText],
  ['total', 'a number', isNumber],
  ['payment', paymentStart, value => value === null || isPaymentStart(value)],
]

const ofShippingMethod: readonly Member[] = [
  ['id', 'a text', isText],
  ['name', 'a text', isText],
  ['note', 'a text', isText],
  ['price', 'a number', isNumber],
  ['from', 'true or false', isFlag],
  ['days', 'a text', isText],
  ['needs', 'a text', isText],
  ['payments', 'a list of ids of payments', isTexts],
  ['estimate', 'true or false', optional(isFlag)],
  ['postal_index', 'true or false', optional(isFlag)],
  ['tax', 'a number', optional(isNumber)],
  ['total', 'a number', optional(isNumber)],
]

const ofPayment: readonly Member[] = [
  ['id', 'a text', isText],
  ['name', 'a text', isText],
  ['text', 'a text', isText],
]

const ofPaymentOutcome: readonly Member[] = [
  ['outcome', '"paid", "declined", "cancelled" or "unknown"', isPaymentOutcome],
  ['payment', paymentStart, optional(isPaymentStart)],
]

const mistakesInList = (value: unknown, members: readonly Member[], name: string): string[] =>
  Array.isArray(value)
    ? value.flatMap((item, index) =>
        isRecord(item)
          ? mistakesIn(item, members, `${name}[${index}].`)
          : [`${name}[${index}]: expected an object, got ${shown(item)}`],
      )
    : [`${name}: expected a list, got ${shown(value)}`]

const mistakesOf: Readonly<
  Record<Exclude<keyof CheckoutAnswers, 'cart'>, (answer: Readonly<Record<string, unknown>>) => string[]>
> = {
  submit: answer => mistakesIn(answer, ofOrder, ''),
  options: ({ shippingMethods, payments }) => [
    ...mistakesInList(shippingMethods, ofShippingMethod, 'shippingMethods'),
    ...mistakesInList(payments, ofPayment, 'payments'),
  ],
  payment: answer => mistakesIn(answer, ofPaymentOutcome, ''),
}

/** Throws when an answer of a checkout is not what it must be, and names the answer and its wrong members. */
export function checkCheckoutAnswer(name: keyof CheckoutAnswers, answer: unknown): void {
  const mistakes =
    name === 'cart'
      ? mistakesInCart(answer, true)
      : isRecord(answer)
        ? mistakesOf[name](answer)
        : [`expected an object, got ${shown(answer)}`]
  rejectMistakes(name, 'createCheckout', answer, mistakes)
}
