import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { expect, test } from './fixtures.ts'
import { atNight, deskAtNight } from './projects.ts'

const folder = join(process.env.SHOP_E2E_DATA ?? '', 'mail')

async function mailTo(address: string): Promise<Email | null> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter(file => file.endsWith('.eml'))) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)))
    if (mail.to?.some(to => to.address === address)) return mail
  }
  return null
}

/** Subscribes an address and returns the paths of the links in its mail. */
async function subscribe(request: APIRequestContext, lang: string) {
  const email = `reader-${randomUUID()}@example.com`
  const answer = await request.post('/api/news/subscribe', { data: { lang, email } })
  expect(answer.ok()).toBe(true)
  await expect.poll(async () => (await mailTo(email))?.subject).toBeTruthy()
  const mail = await mailTo(email)
  const pathOf = (kind: string) => {
    const [link = ''] = new RegExp(`https?://\\S+/newsletter/${kind}/[\\w-]+`).exec(mail?.text ?? '') ?? []
    return new URL(link).pathname
  }
  return { confirm: pathOf('confirm'), unsubscribe: pathOf('unsubscribe') }
}

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click()

const languages = [
  {
    lang: 'uk',
    confirm: 'Підтвердити підписку',
    confirmed: 'Підписку підтверджено',
    leave: 'Відмовитися від розсилки',
    left: 'Розсилку вимкнено',
  },
  {
    lang: 'ru',
    confirm: 'Подтвердить подписку',
    confirmed: 'Подписка подтверждена',
    leave: 'Отказаться от рассылки',
    left: 'Рассылка отключена',
  },
  {
    lang: 'en',
    confirm: 'Confirm subscription',
    confirmed: 'Subscription confirmed',
    leave: 'Unsubscribe',
    left: 'You’ve been unsubscribed',
  },
] as const

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', javaScriptEnabled ? {} : deskAtNight, () => {
    test.use({ javaScriptEnabled })
    for (const { lang, confirm, confirmed, leave, left } of languages)
      test(
        `the links of the newsletter's mail confirm and end a subscription: ${lang}`,
        lang === 'uk' ? {} : atNight,
        async ({ page, request }) => {
          const links = await subscribe(request, lang)
          await page.goto(links.confirm)
          await press(page, confirm)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirmed)
          await page.goto(links.unsubscribe)
          await press(page, leave)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(left)
          // The subscription is deleted together with its confirmation token.
          await page.goto(links.confirm)
          await press(page, confirm)
          await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
        },
      )
  })

test('unsubscribes by one click of a mail program, without cookies', deskAtNight, async ({ request }) => {
  const { confirm, unsubscribe } = await subscribe(request, 'en')
  const oneClick = await request.post(unsubscribe, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    data: 'List-Unsubscribe=One-Click',
  })
  expect(oneClick.status()).toBe(200)
  const token = confirm.split('/').at(-1)
  expect((await request.post('/api/news/confirm', { data: { token } })).status()).toBe(404)
})

test('sends no referrer from pages of mailed links and stores them in no cache', async ({ request }) => {
  const { confirm, unsubscribe } = await subscribe(request, 'uk')
  for (const path of [confirm, unsubscribe]) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    expect(await answer.text()).toMatch(/name="robots" content="noindex"/)
  }
})

test('does not serve the development mailbox in production', async ({ request }) => {
  expect((await request.get('/dev/mail')).status()).toBe(404)
})
