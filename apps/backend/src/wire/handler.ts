import { type Call, fieldErrorsOf } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { z } from 'zod'
import type { Services } from '../services.ts'
import type { CallError, CallResult } from './call-result.ts'

/** Second argument of a handler, besides the parsed body. */
export interface Context extends Services {
  /** IP address of the client, for rate limits only. */
  address: string
  /** Value of the header `Idempotency-Key`. */
  idempotencyKey: string | null
  /** Cache tags that the response depends on, e.g. `product:12`. */
  tags: Set<string>
}

/** `fieldMessages` of an invalid body are already in the call's language. */
export type HandlerResult =
  | CallResult<unknown>
  | (Omit<CallError, 'fields'> & { fieldMessages: Record<string, string[]> })

export interface Handler {
  readonly path: string
  handle(body: unknown, context: Context, lang: Locale): Promise<HandlerResult>
  /** Describes why response data does not match its schema, or null. */
  responseFault(data: unknown): string | null
}

/** Binds a call to the function that handles it. */
export const defineHandler = <Body extends z.ZodType, Data extends z.ZodType>(
  call: Call<string, Body, Data>,
  respond: (body: z.output<Body>, context: Context) => Promise<CallResult<z.input<Data>>>,
): Handler => ({
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
