import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  authLink,
  authLogin,
  authPasswordForgot,
  authRegister,
  authToken,
  cartAdd,
  cartShow,
  checkoutOrder,
  checkoutSubmit,
  contactSend,
  profileEdit,
} from '@shop/contract'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { type BackendProcess, seededDatabase, startBackendProcess } from '../testing/shop.ts'
import { contact, withKey } from '../testing/shopper.ts'
import { createLog, logWarnings } from './log.ts'

const MADE_UP_TOKEN = '0123456789abcdef'.repeat(4)

let folder: string
let backend: BackendProcess

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-log-'))
  backend = await startBackendProcess({
    DATABASE_URL: await seededDatabase(),
    SECRET: 'a secret of thirty-two characters and more: 0123456789',
    DATA_DIR: folder,
    LOG_LEVEL: 'trace',
    RATE_LIMITS: 'on',
  })
})
afterAll(async () => {
  await backend.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

it('logs every call with its request id and without personal data or tokens', async () => {
  const option = await firstOption()
  const { cart_id } = await backend.ask(cartAdd, option)
  const { cart } = await backend.ask(cartShow, { cart_id, coupon: 'HART-K7QM-X2VD' })
  const order = {
    cart_id,
    coupon: 'HART-K7QM-X2VD',
    contact,
    delivery: { id: 'pickup' },
    payment: { id: 'on_receipt' },
    comment: 'Таємне слово',
  }
  const { number, token } = await backend.ask(checkoutSubmit, { ...order, cart_version: cart.version }, withKey())
  await backend.ask(checkoutOrder, { number, token }, { headers: { 'X-Request-Id': 'request-4711' } })
  const { name, phone, email } = contact
  await backend.ask(contactSend, { name, phone, email, message: 'Таємне слово' })
  // Accounts: registration, a taken e-mail, a wrong password, links, a change of e-mail.
  const account = { name: 'Ярина', last_name: 'Таємниця', email: 'secret-reader@example.com' }
  const password = 'Пароль-якого-немає'
  const registration = { ...account, password, password_confirmation: password }
  const { access_token } = await backend.ask(authRegister, registration)
  const refused = (path: string, body: object) =>
    fetch(backend.address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  expect((await refused(authRegister.path, registration)).status).toBe(422)
  expect((await refused(authLogin.path, { email: account.email, password: `${password}!` })).status).toBe(401)
  expect((await refused(authToken.path, { token: MADE_UP_TOKEN })).status).toBe(401)
  await backend.ask(authLink, { email: account.email })
  await backend.ask(authPasswordForgot, { email: account.email })
  const signedIn = { headers: { Authorization: `Bearer ${access_token}` } }
  const change = { email: 'secret-successor@example.com', current_password: password, phone: '+380 50 765 43 21' }
  await backend.ask(profileEdit, change, signedIn)
  await expect.poll(() => backend.output().match(/mail sent/g)?.length).toBeGreaterThanOrEqual(6)
  await fetch(`${backend.address}/api/checkout/order?token=${token}`, { method: 'POST', body: '{' })
  await expect.poll(() => backend.output()).toContain('request-4711')
  const log = backend.output()
  expect(log).toContain('/api/checkout/submit')
  for (const secret of [
    token,
    cart_id,
    number,
    contact.name,
    contact.last_name,
    contact.email,
    '1234567', // digits of the phone
    '123 45 67',
    'Таємне',
    'K7QM',
    access_token,
    MADE_UP_TOKEN,
    'secret-reader',
    'secret-successor',
    account.name,
    account.last_name,
    password,
    '765 43 21',
    '7654321',
  ])
    expect(log.split('\n').filter(line => line.startsWith('{') && line.includes(secret))).toEqual([])
})

async function firstOption() {
  for (let option_id = 1; option_id < 20; option_id++) {
    const added = await backend.ask(cartAdd, { product_id: 1, option_id }).catch(() => null)
    if (added) return { product_id: 1, option_id }
  }
  throw new Error('nothing of the first product is in stock')
}

it('has the warnings of libraries as lines of its own, without what they quote', () => {
  const { warn } = console
  onTestFinished(() => {
    console.warn = warn
  })
  const lines: string[] = []
  logWarnings(createLog('warn', { write: line => void lines.push(line) }))
  console.warn(`The URL path "/password-reset/token/%${MADE_UP_TOKEN}" could not be decoded`, new Error(MADE_UP_TOKEN))
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { msg: 'a library warned', warning: 'The URL path "…" could not be decoded' },
  ])
  expect(lines.join()).not.toContain(MADE_UP_TOKEN)
})

it('has what fails in the background as a line of its own, and goes on', () => {
  const program = `import { createLog, logCrashes } from ${JSON.stringify(new URL('log.ts', import.meta.url).href)}
    logCrashes(createLog('error'))
    Promise.reject(new Error('of the background'))
    setTimeout(() => { process.exitCode = 7 })`
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  expect(stdout).toMatch(/"message":"of the background".*"msg":"unhandled rejection"/)
  expect(status).toBe(7)
})
