// A local TurboSMS: the same path, fields and codes, always with HTTP 200. Source: turbosms.ua/en/api.html.
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { brokenAnswer, type RunningSimulator, type Scenario, startServer } from './simulator.ts'

const statuses = {
  0: 'OK',
  105: 'REQUIRED_AUTH',
  203: 'REQUIRED_BALANCE',
  300: 'INVALID_REQUEST',
  305: 'INVALID_PHONE',
  404: 'NOT_ALLOWED_NUMBER_STOPLIST',
  507: 'FAILED_DUPLICATE_REQUEST',
  800: 'SUCCESS_MESSAGE_ACCEPTED',
  802: 'SUCCESS_MESSAGE_PARTIAL_ACCEPTED',
} as const
type Code = keyof typeof statuses

const Part = z.strictObject({ sender: z.string().min(1).max(20), text: z.string().min(1).max(661) })
const Send = z.strictObject({
  recipients: z.array(z.string().regex(/^380\d{9}$/)).length(1),
  sequence_id: z.string().max(40),
  viber: Part.optional(),
  sms: Part,
})

interface SentMessage {
  phone: string
  text: string
  isViber: boolean
}

interface Result {
  phone: string
  response_code: Code
  message_id: string | null
  response_status: string
}

interface Options {
  port?: number
  token?: string
}

export interface TurboSmsSimulator extends RunningSimulator {
  scenario: Scenario & { balance: number; losesAnswers: boolean }
  /** Phones that are refused, with the code. */
  refused: Map<string, 305 | 404>
  sent: SentMessage[]
  /** Every request is said to be a repeated one. */
  forgetsNothing: boolean
  /** Number of requests. */
  requests: () => number
  variables: Record<string, string>
}

export async function startTurboSms({ port = 0, token = 'key of the shop' }: Options = {}): Promise<TurboSmsSimulator> {
  const scenario = {
    callbacks: 'once' as const,
    answers: 'right' as Scenario['answers'],
    balance: 100,
    losesAnswers: false,
  }
  const refused = new Map<string, 305 | 404>()
  const sent: SentMessage[] = []
  /** What each request was answered with: it is executed once. */
  const answered = new Map<string, Result[] | null>()
  let requests = 0
  const app = new Hono()
  const answer = (response_code: Code, response_result: Result[] | null = null) =>
    Response.json({ response_code, response_status: statuses[response_code], response_result })

  app.post('/message/send.json', async context => {
    requests++
    const broken = await brokenAnswer(scenario)
    if (broken) return broken
    if (context.req.header('Authorization') !== `Bearer ${token}`) return answer(105)
    const parsed = Send.safeParse(await context.req.json().catch(() => null))
    if (!parsed.success) return answer(300)
    const { recipients, sequence_id, viber, sms } = parsed.data
    const before = answered.get(sequence_id)
    if (before !== undefined || running.forgetsNothing) return answer(507, before ?? null)
    const respond = (code: Code, results: Result[] | null = null) => {
      answered.set(sequence_id, results)
      return scenario.losesAnswers ? new Response('Internal error', { status: 500 }) : answer(code, results)
    }
    if (scenario.balance === 0) return respond(203)
    const [phone = ''] = recipients
    const code: Code = refused.get(phone) ?? 0
    const result = {
      phone,
      response_code: code,
      message_id: code ? null : randomUUID(),
      response_status: statuses[code],
    }
    if (code === 0) {
      scenario.balance--
      sent.push({ phone, text: (viber ?? sms).text, isViber: viber !== undefined })
    }
    return respond(code === 0 ? 800 : 802, [result])
  })

  const server = await startServer(app, port)
  const running: TurboSmsSimulator = {
    ...server,
    scenario,
    refused,
    sent,
    forgetsNothing: false,
    requests: () => requests,
    variables: {
      TURBOSMS_URL: server.url,
      TURBOSMS_TOKEN: token,
      TURBOSMS_SENDER: 'HART',
      TURBOSMS_VIBER_SENDER: 'HART',
    },
  }
  return running
}
