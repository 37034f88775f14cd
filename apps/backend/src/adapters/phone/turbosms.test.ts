import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { PhoneRefused, ShopRefused } from '../../mail/transport.ts'
import { startTurboSms, type TurboSmsSimulator } from '../../testing/simulators/turbosms.ts'
import { turboSms } from './turbosms.ts'

const PHONE = '+380 67 123 45 67'
const DIGITS = '380671234567'
const TOKEN = 'key of the shop'

describe('TurboSMS', () => {
  let simulator: TurboSmsSimulator
  let last = 0
  beforeEach(async () => {
    await simulator?.close()
    simulator = await startTurboSms({ token: TOKEN })
  })
  afterAll(() => simulator.close())

  const message = () => ({ id: `message-${++last}-of-the-outbox-with-a-long-name`, phone: PHONE, text: 'Замовлення' })
  const transport = (other: { token?: string; viberSender?: string | null } = {}) =>
    turboSms({ url: simulator.url, token: TOKEN, sender: 'HART', viberSender: 'HART', ...other }, 200)

  it('takes a message for Viber, and for SMS where the shop has no name in Viber', async () => {
    await transport().send(message())
    await transport({ viberSender: null }).send(message())
    expect(simulator.sent).toEqual([
      { phone: DIGITS, text: 'Замовлення', isViber: true },
      { phone: DIGITS, text: 'Замовлення', isViber: false },
    ])
  })

  it.each([
    ['that does not exist', 305],
    ['on the stop list', 404],
  ] as const)('refuses a phone %s', async (_, code) => {
    simulator.refused.set(DIGITS, code)
    const refused = transport().send(message())
    await expect(refused).rejects.toThrow(PhoneRefused)
    await expect(refused).rejects.toThrow(String(code))
  })

  it('refuses a shop without money, and takes the same message once it has some', async () => {
    const waiting = message()
    simulator.scenario.balance = 0
    for (const _ of [1, 2, 3])
      await expect(transport().send(waiting)).rejects.toMatchObject({ name: 'ShopRefused', code: '203' })
    simulator.scenario.balance = 10
    await transport().send(waiting)
    await transport().send(waiting)
    expect(simulator.sent).toHaveLength(1)
  })

  it('refuses a wrong key', async () => {
    await expect(transport({ token: 'other' }).send(message())).rejects.toThrow(ShopRefused)
  })

  it('is not asked for ever when every request is said to be a repeated one', async () => {
    simulator.scenario.balance = 0
    simulator.forgetsNothing = true
    await expect(transport().send(message())).rejects.toMatchObject({ name: 'TurboSmsError', code: '507' })
  })

  it('sends one message when its answer was lost', async () => {
    const repeated = message()
    simulator.scenario.losesAnswers = true
    await expect(transport().send(repeated)).rejects.toMatchObject({ code: '500' })
    simulator.scenario.losesAnswers = false
    await transport().send(repeated)
    expect(simulator.sent).toHaveLength(1)
    expect(simulator.requests()).toBe(2)
  })

  it.each(['slow', 'error', 'garbage'] as const)('may be tried again when it answers: %s', async answers => {
    simulator.scenario.answers = answers
    const error: unknown = await transport()
      .send(message())
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(PhoneRefused)
    expect(error).not.toBeInstanceOf(ShopRefused)
    expect(String(error)).not.toMatch(/380|key of|Замовлення/)
  })
})
