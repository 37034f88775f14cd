import type { APIRequestContext, BrowserContext } from '@playwright/test'

export interface Customer {
  token: string
  email: string
  password: string
}

const hasToken = (value: unknown): value is { data: { access_token: string } } =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  typeof value.data === 'object' &&
  value.data !== null &&
  'access_token' in value.data

/** Registers a new customer, used by no other test. */
export async function registerCustomer(request: APIRequestContext): Promise<Customer> {
  const email = `customer-${crypto.randomUUID()}@poshta.example`
  const password = 'a long password'
  const answer: unknown = await (
    await request.post('/api/auth/register', {
      data: {
        name: 'Ольга',
        last_name: 'Мельник',
        email,
        phone: '+380 67 123 45 67',
        password,
        password_confirmation: password,
      },
    })
  ).json()
  if (!hasToken(answer)) throw new Error(`Registration failed: ${JSON.stringify(answer)}`)
  return { token: answer.data.access_token, email, password }
}

/** Signs a customer in as another device does. */
export async function signInByCall(request: APIRequestContext, email: string, password: string): Promise<Customer> {
  const answer: unknown = await (await request.post('/api/auth/login', { data: { email, password } })).json()
  if (!hasToken(answer)) throw new Error(`Signing in failed: ${JSON.stringify(answer)}`)
  return { token: answer.data.access_token, email, password }
}

/** Signs a browser in as the store does: the token in the session cookie. */
export const signIn = (context: BrowserContext, baseURL: string | undefined, { token }: Customer): Promise<void> =>
  context.addCookies([
    { name: 'session', value: token, url: baseURL ?? '', httpOnly: true },
    { name: 'customer', value: encodeURIComponent('Ольга'), url: baseURL ?? '' },
  ])

/** One API call authenticated as a customer. */
export async function callAs(request: APIRequestContext, { token }: Customer, path: string, body: object) {
  const response = await request.post(path, { data: body, headers: { Authorization: `Bearer ${token}` } })
  if (!response.ok()) throw new Error(`${path} failed: ${await response.text()}`)
  return response
}
