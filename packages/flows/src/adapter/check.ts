import { isId, isNumber } from '../cart/is-cart.ts'
import { isRecord } from '../flow/envelope.ts'
import { WrongAnswerError } from './answer.ts'

/** A member of an answer: its name, what it must be, in words and as a check. */
export type Member = readonly [name: string, expected: string, isValid: (value: unknown) => boolean]

export const isText = (value: unknown): boolean => typeof value === 'string'
export const optional =
  (isValid: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === undefined || value === null || isValid(value)
const isQuantity = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0

const ofLine: readonly Member[] = [
  ['id', 'a number or a text', isId],
  ['product_id', 'a number or a text', isId],
  ['option_id', 'a number, a text or null', optional(isId)],
  ['name', 'a text', isText],
  ['price', 'a number', isNumber],
  ['old_price', 'a number or null', optional(isNumber)],
  ['count', 'a positive integer', isQuantity],
  ['total', 'a number', optional(isNumber)],
  ['count_left', 'a number', optional(isNumber)],
]

const ofCart: readonly Member[] = [
  ['version', 'a text', optional(isText)],
  ['subtotal', 'a number', optional(isNumber)],
  ['discount', 'a number', optional(isNumber)],
  ['total_price', 'a number', optional(isNumber)],
  ['notices', 'a list', optional(Array.isArray)],
  ['coupon', 'an object with code, state and message, or null', optional(isCoupon)],
]

function isCoupon(value: unknown): boolean {
  return isRecord(value) && isText(value.code) && isText(value.state) && isText(value.message)
}

const ofCount: readonly Member[] = [
  ['count', 'a number', isNumber],
  ['total_price', 'a number', isNumber],
]

export const shown = (value: unknown): string =>
  typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value))

/** What is wrong with the members of an object, each by its name. */
export const mistakesIn = (
  value: Readonly<Record<string, unknown>>,
  members: readonly Member[],
  at: string,
): string[] =>
  members.flatMap(([name, expected, isValid]) =>
    isValid(value[name]) ? [] : [`${at}${name}: expected ${expected}, got ${shown(value[name])}`],
  )

/** What is wrong with a cart. `session`: it has no id. */
export function mistakesInCart(cart: unknown, session: boolean): string[] {
  if (!isRecord(cart)) return [`expected a cart, got ${shown(cart)}`]
  const id: Member = ['cart_id', 'a text; without one pass { session: true } to createAdapter', isText]
  const { items } = cart
  return [
    ...mistakesIn(cart, session ? ofCart : [id, ...ofCart], ''),
    ...(Array.isArray(items)
      ? items.flatMap((line, index) =>
          isRecord(line)
            ? mistakesIn(line, ofLine, `items[${index}].`)
            : [`items[${index}]: expected a line, got ${shown(line)}`],
        )
      : [`items: expected a list, got ${shown(items)}`]),
  ]
}

/** Throws the mistakes of an answer, if there are any. */
export function rejectMistakes(name: string, givenTo: string, answer: unknown, mistakes: readonly string[]): void {
  if (mistakes.length > 0) throw new WrongAnswerError(name, givenTo, answer, `${mistakes.join('; ')}. `)
}

/** Throws when one of the six answers is missing, which types tell to TypeScript only. */
export function checkAnswers(answers: object): void {
  const missing = ['add', 'update', 'delete', 'clear', 'show', 'count'].filter(
    name => typeof Reflect.get(answers, name) !== 'function',
  )
  if (missing.length > 0)
    throw new TypeError(
      `@shop/flows: createAdapter was given no answer ${missing.map(name => `«${name}»`).join(', ')}. Give it a function for each of the six calls.`,
    )
}

/** Throws when an answer is not what it must be: the first mistakes of a new adapter, named by member. */
export function checkAnswer(name: string, answer: unknown, session: boolean): void {
  const mistakes =
    name === 'count'
      ? isRecord(answer)
        ? mistakesIn(answer, ofCount, '')
        : [`expected count and total_price, got ${shown(answer)}`]
      : mistakesInCart(answer, session)
  rejectMistakes(name, 'createAdapter', answer, mistakes)
}
