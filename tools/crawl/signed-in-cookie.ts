import { randomUUID } from 'node:crypto'

/** Cookies of a new customer, as a browser sends them after the form «Реєстрація». */
export async function signedInCookie(origin: string): Promise<string> {
  const password = 'шапка-2026'
  const response = await fetch(`${origin}/session/register`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({
      name: 'Олена',
      last_name: 'Коваль',
      email: `c${randomUUID().slice(0, 12)}@poshta.example`,
      password,
      password_confirmation: password,
      lang: 'uk',
    }),
  })
  if (!response.ok)
    throw new Error(`Registration was answered ${response.status} ${(await response.text()).slice(0, 200)}`)
  return response.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}
