import { z } from 'zod'
import {
  type PhoneMessage,
  PhoneRefused,
  type PhoneTransport,
  ShopRefused,
  UndeliverableMail,
} from '../../mail/transport.ts'
import { optional, origin, together, withDefault } from '../../platform/variables.ts'

/** Milliseconds for an answer. Nobody waits for it but the claim of the message, which lasts longer. */
const TIMEOUT_MS = 8_000

/** Longest `sequence_id` that is sent; of a hash, so a part identifies it. */
const ID_LENGTH = 32

/** More than the attempts of a message, also of one that an operator has tried again. */
const MAX_REFUSALS = 40

/** Always HTTP 200, also for errors. Source: turbosms.ua/en/api.html. */
const Answer = z.object({
  response_code: z.int(),
  response_result: z
    .array(z.object({ response_code: z.int() }))
    .nullish()
    .catch(null),
})

const OK = 0
/** SUCCESS_MESSAGE_ACCEPTED, _SENT, _PARTIAL_ACCEPTED, _PARTIAL_SENT: what became of the phone is said in the result. */
const ACCEPTED = { first: 800, last: 803 } as const
/** FAILED_DUPLICATE_REQUEST: a request with this `sequence_id` was answered before; the result is that of the first. */
const DUPLICATE_REQUEST = 507
/** NOT_ALLOWED_MESSAGE_DUPLICATE: the same message was accepted less than 90 seconds ago. */
const DUPLICATE_MESSAGE = 427

/** INVALID_PHONE, NOT_ALLOWED_NUMBER_STOPLIST, NOT_ALLOWED_RECIPIENT_COUNTRY. */
const PHONE_CODES: ReadonlySet<number> = new Set([305, 404, 406])
/** The text is refused: empty, not UTF-8, forbidden words, too long. */
const TEXT_CODES: ReadonlySet<number> = new Set([201, 304, 412, 413])
/** No key or a wrong one, no money (203), no sender or one that is not allowed or not paid for. */
const SHOP_CODES: ReadonlySet<number> = new Set([103, 105, 106, 107, 200, 203, 301, 302, 400, 401, 415, 416, 421])

class TurboSmsError extends Error {
  override readonly name = 'TurboSmsError'
  readonly code: string
  constructor(code: number) {
    super('TurboSMS has not accepted the message')
    this.code = String(code)
  }
}

function refusalOf(code: number): Error {
  if (PHONE_CODES.has(code)) return new PhoneRefused(`TurboSMS refuses the phone: ${code}`)
  if (TEXT_CODES.has(code)) return new UndeliverableMail(`TurboSMS refuses the text: ${code}`)
  return SHOP_CODES.has(code) ? new ShopRefused(String(code)) : new TurboSmsError(code)
}

/** The code of what became of one recipient; null: the whole request was refused. */
const recipientCode = ({ response_result }: z.output<typeof Answer>): number | null =>
  response_result?.[0]?.response_code ?? null

const isAccepted = (code: number | null): boolean => code === OK || code === DUPLICATE_MESSAGE

/** Null: not used. */
export const turboSmsVariables = z
  .object({
    /** Its key, and the registered name that SMS come from. Both, or neither. */
    TURBOSMS_TOKEN: optional(z.string()),
    TURBOSMS_SENDER: optional(z.string().max(20)),
    /** Registered name in Viber: messages go there first, and as SMS to phones without it. */
    TURBOSMS_VIBER_SENDER: optional(z.string().max(40)),
    TURBOSMS_URL: withDefault(origin, 'https://api.turbosms.ua'),
  })
  .superRefine(together('TURBOSMS_SENDER', 'TURBOSMS_TOKEN'))
  .transform(({ TURBOSMS_URL: url, TURBOSMS_TOKEN: token, TURBOSMS_SENDER: sender, TURBOSMS_VIBER_SENDER: viber }) =>
    token && sender ? { url, token, sender, viberSender: viber ?? null } : null,
  )

type TurboSmsSettings = NonNullable<z.output<typeof turboSmsVariables>>

/** Viber first and SMS to phones without it, or SMS alone. Neither its errors nor the log hold the key, the phone or the text. */
export function turboSms(
  { url, token, sender, viberSender }: TurboSmsSettings,
  timeoutMs: number = TIMEOUT_MS,
): PhoneTransport {
  async function ask({ phone, text }: PhoneMessage, sequence_id: string): Promise<z.output<typeof Answer>> {
    const response = await fetch(`${url}/message/send.json`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        recipients: [phone.replace(/\D/g, '')],
        sequence_id,
        ...(viberSender === null ? {} : { viber: { sender: viberSender, text } }),
        sms: { sender, text },
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new TurboSmsError(response.status)
    }
    return Answer.parse(await response.json())
  }
  return {
    description: `TurboSMS at ${new URL(url).host}`,
    rings: true,
    async send(message) {
      const id = message.id.slice(0, ID_LENGTH)
      // A request whose answer was lost is repeated with its own id and told what became of it. One that was refused for want of
      // money would be told so for ever: it has a further id, the same at every attempt.
      for (let refusals = 0; refusals < MAX_REFUSALS; refusals++) {
        const answer = await ask(message, refusals === 0 ? id : `${id}-${refusals}`)
        const code = recipientCode(answer)
        if (isAccepted(code)) return
        if (answer.response_code === DUPLICATE_REQUEST) continue
        const { response_code } = answer
        const isOfRequest = code === null || response_code < ACCEPTED.first || response_code > ACCEPTED.last
        throw refusalOf(isOfRequest && response_code !== OK ? response_code : (code ?? response_code))
      }
      throw new TurboSmsError(DUPLICATE_REQUEST)
    },
    async close() {},
  }
}
