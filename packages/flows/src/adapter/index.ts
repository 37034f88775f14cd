import type { BodyOf, CallOptions, Client, DataOf, Result } from '@shop/contract/client'
import { defaultLocale, type Locale } from '@shop/contract/locales'
import type { FlowCart } from '../cart/ids.ts'
import { isCartAnswer, isCountAnswer } from '../cart/is-cart.ts'
import type { Answers } from '../flow/answers.ts'
import { logFault, readAnswer, refused, resultOf } from './answer.ts'
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
  const notFound = refused(new CallError('not_found'))

  const answer = <Data, Found>(
    name: string,
    { cart_id, coupon, lang = defaultLocale }: Body,
    { signal }: CallOptions,
    ask: (call: AdapterCall) => Data | Promise<Data>,
    read: (data: Data) => Found,
    isValid: (found: Found) => boolean = isCartAnswer,
  ): Promise<Result<Found>> =>
    resultOf(
      name,
      async () => {
        const cartId = cart_id === SESSION_CART ? null : (cart_id ?? null)
        const data = await ask({ cartId, coupon: coupon ?? null, lang, signal })
        if (validate) checkAnswer(name, data, session)
        return readAnswer(name, 'createAdapter', data, read, isValid)
      },
      onError,
    )

  const read = (data: AdapterCart): { cart_id: string; cart: FlowCart } => ({
    cart_id: data.cart_id ?? SESSION_CART,
    cart: fillIn(data),
  })

  const option = answers.option?.bind(answers)
  const restore = answers.restore?.bind(answers)
  const calls: Answers = {
    '/api/cart/add': (body, callOptions) => {
      const { product_id: productId, option_id: optionId = null, count = 1, items } = body
      const { idempotencyKey = '' } = callOptions
      const several = items?.map(item => ({
        ...(item.product_id !== undefined && { productId: item.product_id }),
        optionId: item.option_id ?? null,
        count: item.count,
      }))
      const addition = { productId, optionId, count, ...(several && { items: several }), idempotencyKey }
      const first = { productId, optionId, ...several?.[0] }
      return answer(
        'add',
        body,
        callOptions,
        call => answers.add(addition, call),
        data => {
          const added = read(data)
          const line = added.cart.items.find(
            ({ product_id, option_id }) => product_id === first.productId && option_id === first.optionId,
          )
          return { ...added, line_id: (line ?? added.cart.items.at(-1))?.id ?? 0 }
        },
      )
    },
    '/api/cart/update': (body, callOptions) =>
      answer('update', body, callOptions, call => answers.update({ lineId: body.id, count: body.count }, call), read),
    '/api/cart/delete': (body, callOptions) =>
      answer('delete', body, callOptions, call => answers.delete({ lineId: body.id }, call), read),
    '/api/cart/clear': (body, callOptions) => answer('clear', body, callOptions, call => answers.clear(call), read),
    '/api/cart/show': (body, callOptions) => answer('show', body, callOptions, call => answers.show(call), read),
    '/api/cart/count': (body, callOptions) =>
      answer(
        'count',
        body,
        callOptions,
        call => answers.count(call),
        data => data,
        isCountAnswer,
      ),
    '/api/cart/option': (body, callOptions) => {
      const line = { lineId: body.id, optionId: body.option_id }
      return option ? answer('option', body, callOptions, call => option(line, call), read) : notFound
    },
    '/api/cart/restore': (body, callOptions) =>
      restore ? answer('restore', body, callOptions, call => restore({ lineId: body.id }, call), read) : notFound,
  }
  return {
    async call(path, body, rest = {}) {
      const known = calls[path]
      if (known) return known(body, rest)
      if (other && 'call' in other) return other.call(path, body, rest)
      const ask = other?.[path]
      return ask ? resultOf(path, () => ask(body, rest), onError) : notFound
    },
    cartId: session ? SESSION_CART : undefined,
  }
}
