import { type Call, fieldErrorsOf } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import type { z } from 'zod'
import type { Services } from '../services.ts'
import type { CallError, CallResult } from './call-result.ts'

/** What an answer is made with, beside the body. */
export interface Context extends Services {
  /** Where the call comes from, for limits only. */
  address: string
  /** The header `Idempotency-Key`, or null. */
  idempotencyKey: string | null
  /** What the answer depends on, e.g. `product:12`: whoever caches it goes by them. */
  tags: Set<string>
}

/** A refused body carries its messages ready, in the call's language. */
export type HandlerResult = CallResult<unknown> | (Omit<CallError, 'fields'> & { words: Record<string, string[]> })

export interface Handler {
  readonly path: string
  handle(body: unknown, context: Context, lang: Locale): Promise<HandlerResult>
  /** What is wrong with the data of an answer, or null. */
  responseFault(data: unknown): string | null
}

/** Joins a call with the function that answers it: from a parsed body and a context to data or a refusal. */
export const defineHandler = <Body extends z.ZodType, Data extends z.ZodType>(
  call: Call<string, Body, Data>,
  respond: (body: z.output<Body>, context: Context) => Promise<CallResult<z.input<Data>>>,
): Handler => ({
  path: call.path,
  async handle(body, context, lang) {
    const parsed = call.body.safeParse(body)
    return parsed.success
      ? respond(parsed.data, context)
      : { ok: false, code: 'invalid', words: fieldErrorsOf(parsed.error, body, lang) }
  },
  responseFault(data) {
    const parsed = call.data.safeParse(data)
    return parsed.success ? null : parsed.error.message
  },
})
