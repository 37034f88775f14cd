import { expect, test } from './fixtures.ts'

import { collectConsoleErrors } from './shopper.ts'
import { newEmail } from './sign-in-actions.ts'

// Source: spec, «Newsletter»; the Ukrainian texts are quoted exactly.
const messages = {
  '/': {
    send: 'Підписатися',
    empty: 'Введіть e-mail',
    wrong: 'E-mail повинен містити @',
    sent: 'Дякую, Лист відправлено!',
  },
  '/ru': {
    send: 'Подписаться',
    empty: 'Введите e-mail',
    wrong: 'E-mail должен содержать @',
    sent: 'Спасибо, письмо отправлено!',
  },
  '/en': {
    send: 'Subscribe',
    empty: 'Enter your e-mail',
    wrong: 'The e-mail must contain @',
    sent: 'Thanks, check your inbox.',
  },
}

for (const [path, { send, empty, wrong, sent }] of Object.entries(messages))
  test(`shows the newsletter's errors and confirmation on ${path}`, async ({ page }) => {
    const consoleErrors = collectConsoleErrors(page)
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    const field = footer.getByRole('textbox', { name: 'E-mail' })
    const button = footer.getByRole('button', { name: send })
    await button.click()
    await expect(footer.getByText(empty)).toBeVisible()
    await expect(field).toBeFocused()
    await field.fill('ganna.example')
    await button.click()
    await expect(field).toHaveAccessibleDescription(wrong)
    await field.fill(newEmail())
    await button.click()
    await expect(footer.getByRole('status').filter({ hasText: sent })).toBeVisible()
    expect(consoleErrors).toEqual([])
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('keeps the typed e-mail when the plain form has an error', async ({ page }) => {
    const { send, wrong, sent } = messages['/']
    await page.goto('/')
    const main = page.getByRole('main')
    await page.getByRole('contentinfo').getByRole('textbox', { name: 'E-mail' }).fill('ganna.example')
    await page.getByRole('contentinfo').getByRole('button', { name: send }).click()
    await expect(main.getByText(wrong)).toBeVisible()
    await expect(main.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ganna.example')
    await main.getByRole('textbox', { name: 'E-mail' }).fill(newEmail())
    await main.getByRole('button', { name: send }).click()
    await expect(page.getByText(sent).first()).toBeVisible()
  })
})
