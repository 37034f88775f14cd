import * as z from 'zod'
import { type AnyCall, calls } from '../../calls.ts'
import { locales } from '../../constants.ts'
import { type ConformanceCase, casesOf } from '../case.ts'
import { answers } from './answers.ts'

/** A bearer token of no session. */
const UNKNOWN_TOKEN = 'x'.repeat(43)

const tokenFor = async (call: AnyCall, shop: Parameters<ConformanceCase['run']>[0]) =>
  call.protected ? (await shop.customer()).token : undefined

/** What holds for each call, derived from its declaration. */
const casesOfCall = (call: AnyCall): readonly ConformanceCase[] =>
  casesOf(
    'calls',
    [
      `${call.path} answers as declared`,
      'One schema per call, nothing else describes the wire.',
      shop => answers[call.path](shop),
    ],
    [
      `${call.path} is made by POST only`,
      'Any other method: 405 with Allow: POST.',
      async shop => {
        const answer = await shop.send(call.path, null, { method: 'GET' })
        shop.failureOf(answer, 'method')
        shop.equal(answer.headers.get('allow'), 'POST', 'Allow')
      },
    ],
    [
      `${call.path} refuses unknown keys, in the language of the call`,
      'Unknown keys in a body are refused (`invalid`): no mass assignment. `message` and the field messages are in the call’s `lang`.',
      async shop => {
        const token = await tokenFor(call, shop)
        const messages = new Set<string>()
        for (const lang of locales) {
          const body = { lang, unexpected_key: 1 }
          const failure = await shop.refused('invalid', call.path, body, { token })
          messages.add(failure.message)
          // The fields of alternatives cannot be told apart.
          if (call.body instanceof z.ZodObject)
            shop.expect(
              'unexpected_key' in (failure.fields ?? {}),
              'a message for unexpected_key',
              failure.fields ?? {},
            )
        }
        shop.equal(messages.size, locales.length, 'number of different messages in the three languages')
      },
    ],
    [
      `${call.path} refuses an unknown language`,
      'An unknown `lang` is `invalid`, not a silent default.',
      async shop => {
        await shop.invalid('lang', call.path, { lang: 'de' }, { token: await tokenFor(call, shop) })
      },
    ],
    ...(call.protected
      ? [
          [
            `${call.path} needs an access token`,
            'Protected calls need `Authorization: Bearer <access_token>`; without a valid one: 401, nothing done.',
            async shop => {
              await shop.refused('unauthorised', call.path, {})
              await shop.refused('unauthorised', call.path, {}, { token: UNKNOWN_TOKEN })
              await shop.refused('unauthorised', call.path, {}, { headers: { Authorization: 'Basic b2xlbmE6MQ==' } })
            },
          ] satisfies Parameters<typeof casesOf>[1],
        ]
      : []),
  )

export const everyCall: readonly ConformanceCase[] = calls.flatMap(call =>
  casesOfCall(call).map(({ run, ...rest }) => ({
    ...rest,
    // Before what the case is prepared with.
    async run(shop) {
      await shop.needsFor(call.path)
      await run(shop)
    },
  })),
)
