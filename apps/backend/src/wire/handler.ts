import { type Call, fieldErrorsOf } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { z } from 'zod'
import type { CallError, CallResult } from './call-result.ts'
import type { Services } from './services.ts'

/** Who makes a call, as known from its access token. */
export interface Customer {
  id: number
  sessionId: number
}

/** Second argument of a handler, besides the parsed body. */
export interface Context extends Services {
  /** Origin of the shop as the client has addressed it: see `originOf`. */
  origin: string
  /** IP address of the client, for rate limits only. */
  address: string
  /** The signed-in customer; null for a guest. Never null in `defineCustomerHandler`. */
  customer: Customer | null
  /** The header `User-Agent`, at most 300 characters. */
  userAgent: string
  /** Token of the header `Device-Token`; one that the handler changes is sent back. See `known-device.ts`. */
  device: { token: string | null }
  /** Value of the header `Idempotency-Key`. */
  idempotencyKey: string | null
  /** The numbers that stand for `{…}` in the path of the call. */
  params: Readonly<Record<string, number>>
  /** What the answer depends on, e.g. `product:12`: whoever caches it goes by them. */
  tags: Set<string>
}

/** The number that stands for `{name}` in the path of the call. */
export function paramOf({ params }: Context, name: string): number {
  const value = params[name]
  if (value === undefined) throw new TypeError(`The path of the call has no {${name}}`)
  return value
}

/** An invalid body has its messages formatted already, in the call's language. */
export type HandlerResult =
  | CallResult<unknown>
  | (Omit<CallError, 'fields'> & { fieldMessages: Record<string, string[]> })

/** `Needs`: services that the handler uses besides those of all. */
export interface Handler<Needs = unknown> {
  readonly path: string
  readonly handle: (body: unknown, context: Context & Needs, lang: Locale) => Promise<HandlerResult>
  /** Describes why response data does not match its schema, or null. */
  responseFault(data: unknown): string | null
}

/** Binds a call to the function that handles it. */
export const defineHandler = <Body extends z.ZodType, Data extends z.ZodType, Needs = unknown>(
  call: Call<string, Body, Data>,
  respond: (body: z.output<Body>, context: Context & Needs) => Promise<CallResult<z.input<Data>>>,
): Handler<Needs> => ({
  path: call.path,
  async handle(body, context, lang) {
    const parsed = call.body.safeParse(body)
    return parsed.success
      ? respond(parsed.data, context)
      : { ok: false, code: 'invalid', fieldMessages: fieldErrorsOf(parsed.error, body, lang) }
  },
  responseFault(data) {
    const parsed = call.data.safeParse(data)
    return parsed.success ? null : parsed.error.message
  },
})

/** As `defineHandler`, for a protected call: it is refused before the body is read unless somebody is signed in. */
export const defineCustomerHandler = <Body extends z.ZodType, Data extends z.ZodType, Needs = unknown>(
  call: Call<string, Body, Data>,
  respond: (
    body: z.output<Body>,
    context: Context & { customer: Customer } & Needs,
  ) => Promise<CallResult<z.input<Data>>>,
): Handler<Needs> =>
  defineHandler(call, async (body, context: Context & Needs) => {
    const { customer } = context
    if (!call.protected || customer === null) throw new TypeError(`${call.path} was answered without a customer`)
    return respond(body, { ...context, customer })
  })
