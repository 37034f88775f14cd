import type { BodyOf, CallOptions, Client, DataOf, Result } from '@shop/contract/client'
import { defaultLocale, type Locale } from '@shop/contract/locales'
import type { FlowCart } from '../cart/ids.ts'
import { isCartAnswer, isCountAnswer } from '../cart/is-cart.ts'
import { type Answers, clientOf } from '../flow/answers.ts'
import { logFault, readAnswer, resultOf } from './answer.ts'
import { CallError } from './call-error.ts'
import type { AdapterCall, AdapterCart, CartAnswers } from './cart.ts'
import { checkAnswer, checkAnswers } from './check.ts'
import { isDevelopment } from './development.ts'
import { fillIn } from './fill-in.ts'

export { WrongAnswerError } from './answer.ts'
export { CallError } from './call-error.ts'
export type { AdapterCall, AdapterCart, AdapterLine, CartAnswers } from './cart.ts'

export interface AdapterOptions {
  /** The backend knows the cart by its session: no answer has a `cart_id`. @default false */
  session?: boolean
  /** Checks every member of every answer and names what is wrong; otherwise only what the flow relies on. @default in development */
  validate?: boolean
  /**
   * Told of what an answer threw that is neither a `CallError` nor a failure of the network, of an answer that is wrong, and of the
   * answer's name.
   * @default logged by console.error
   */
  onError?: (error: unknown, answer: string) => void
  /** Makes all other calls (search, wishlist, …), or answers some of them. @default they are answered with `not_found` */
  other?: Pick<Client, 'call'> | OtherAnswers
}

type Path = Parameters<Client['call']>[0]

/** Answers of other calls by path: the data of the contract. They throw as those of the cart do. */
export type OtherAnswers = {
  [P in Path]?: (body: BodyOf<P>, options: CallOptions) => DataOf<P> | Promise<DataOf<P>>
}

export interface Adapter extends Client {
  /** Name of the one cart of a session. */
  readonly cartId: string | undefined
}

/** The flow names a cart in every call; the only one of a session has this name, which no answer sees. */
const SESSION_CART = 'session'

const itemOf = ({ product_id, option_id, count }: NonNullable<BodyOf<'/api/cart/add'>['items']>[number]) => ({
  ...(product_id !== undefined && { productId: product_id }),
  optionId: option_id ?? null,
  count,
})

/** Answers what the backend does not offer. */
function notFound(): never {
  throw new CallError('not_found')
}

interface Body {
  readonly cart_id?: string | undefined
  readonly coupon?: string | undefined
  readonly lang?: Locale | undefined
}

/**
 * A client for `createCartFlow` over a backend of another shape, by six functions. What they throw is handled: a `CallError` is
 * the backend's refusal, a failed `fetch` is retried, anything else is a fault of the adapter (`kind: 'adapter'`, not retried).
 * So is an answer that is not what it must be (`kind: 'answer'`).
 */
export function createAdapter(answers: CartAnswers, options: AdapterOptions = {}): Adapter {
  const { session = false, validate = isDevelopment(), onError = logFault, other } = options
  if (validate) checkAnswers(answers)

  const answer =
    <CallBody extends Body, Data, Found>(
      name: string,
      ask: (body: CallBody, call: AdapterCall, idempotencyKey: string) => Data | Promise<Data>,
      read: (data: Data, body: CallBody) => Found,
      isValid: (found: Found) => boolean = isCartAnswer,
    ) =>
    (body: CallBody, { signal, idempotencyKey = '' }: CallOptions): Promise<Result<Found>> =>
      resultOf(
        name,
        async () => {
          const { cart_id = null, coupon = null, lang = defaultLocale } = body
          const cartId = cart_id === SESSION_CART ? null : cart_id
          const data = await ask(body, { cartId, coupon, lang, signal }, idempotencyKey)
          if (validate) checkAnswer(name, data, session)
          return readAnswer(name, 'createAdapter', data, found => read(found, body), isValid)
        },
        onError,
      )

  const read = (data: AdapterCart): { cart_id: string; cart: FlowCart } => ({
    cart_id: data.cart_id ?? SESSION_CART,
    cart: fillIn(data),
  })

  const option = answers.option?.bind(answers) ?? notFound
  const restore = answers.restore?.bind(answers) ?? notFound
  const calls: Answers = {
    '/api/cart/add': answer(
      'add',
      ({ product_id: productId, option_id: optionId = null, count = 1, items }, call, idempotencyKey) => {
        const several = items && { items: items.map(itemOf) }
        return answers.add({ productId, optionId, count, ...several, idempotencyKey }, call)
      },
      (data, { items, ...single }) => {
        const added = read(data)
        const { product_id = single.product_id, option_id = null } = items?.[0] ?? single
        const line = added.cart.items.find(found => found.product_id === product_id && found.option_id === option_id)
        return { ...added, line_id: (line ?? added.cart.items.at(-1))?.id ?? 0 }
      },
    ),
    '/api/cart/update': answer('update', ({ id, count }, call) => answers.update({ lineId: id, count }, call), read),
    '/api/cart/delete': answer('delete', ({ id }, call) => answers.delete({ lineId: id }, call), read),
    '/api/cart/clear': answer('clear', (_, call) => answers.clear(call), read),
    '/api/cart/show': answer('show', (_, call) => answers.show(call), read),
    '/api/cart/count': answer(
      'count',
      (_, call) => answers.count(call),
      data => data,
      isCountAnswer,
    ),
    '/api/cart/option': answer(
      'option',
      ({ id, option_id }, call) => option({ lineId: id, optionId: option_id }, call),
      read,
    ),
    '/api/cart/restore': answer('restore', ({ id }, call) => restore({ lineId: id }, call), read),
  }
  const client = clientOf(calls, async (path, body, rest = {}) => {
    if (other && 'call' in other) return other.call(path, body, rest)
    const ask = other?.[path] ?? notFound
    return resultOf(path, () => ask(body, rest), onError)
  })
  return { ...client, cartId: session ? SESSION_CART : undefined }
}
