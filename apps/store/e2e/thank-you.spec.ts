import { axeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { placeOrder } from './orders.ts'
import { deskAtNight, phoneInGate } from './projects.ts'
import { collectConsoleErrors } from './shopper.ts'

const addressOf = ({ number, token }: { number: string; token: string }, prefix = '') =>
  `${prefix}/cart/thankyou?${new URLSearchParams({ number, token })}`

const toLocker = { delivery: 'np_locker', kind: 'locker', payment: 'iban' } as const

for (const scripts of [true, false])
  test.describe(`order page, ${scripts ? 'with' : 'without'} scripts`, scripts ? phoneInGate : deskAtNight, () => {
    test.use({ javaScriptEnabled: scripts })

    test('shows the whole order, cancels it after confirmation and shows its new status', async ({
      page,
      request,
      makeGoods,
    }) => {
      const order = await placeOrder(request, await makeGoods(), toLocker)
      const consoleErrors = collectConsoleErrors(page)
      await page.goto(addressOf(order))
      await expect(page).toHaveTitle(`Замовлення № ${order.number} — ГАРТ`)
      const main = page.getByRole('main')
      await expect(main.getByRole('term').filter({ hasText: /^Поштомат$/ })).toBeVisible()
      await expect(main.getByText(/^Код: \S+/)).toBeVisible()
      await expect(main.getByText('IBAN', { exact: true })).toBeVisible()
      await expect(main.getByText('Очікує оплати')).toBeVisible()
      const history = main.getByRole('region', { name: 'Як рухається замовлення' }).getByRole('listitem')
      await expect(history).toHaveText([/^Нове.*\d{4}/])
      const invitation = main.getByRole('region', { name: 'Стежте за замовленням' })
      await expect(invitation.getByRole('link', { name: 'Увійти' })).toBeVisible()

      await main.getByRole('button', { name: 'Скасувати замовлення' }).click()
      const question = main.getByRole('region', { name: `Скасувати замовлення № ${order.number}?` })
      await question.getByRole('button', { name: 'Не скасовувати' }).click()
      await expect(question).toBeHidden()
      await main.getByRole('button', { name: 'Скасувати замовлення' }).click()
      await question.getByRole('button', { name: 'Так, скасувати' }).click()

      await expect(main.getByText('Замовлення скасовано', { exact: false })).toBeVisible()
      await expect(history).toHaveText([/^Нове/, /^Скасовано.*\d{4}/])
      for (const gone of ['IBAN', 'Очікує оплати', 'Що далі', 'Дякуємо'])
        await expect(main.getByText(gone), gone).toHaveCount(0)
      await expect(main.getByRole('button', { name: 'Скасувати замовлення' })).toHaveCount(0)
      await page.goto(addressOf(order).replace('thankyou', 'invoice'))
      await expect(page, 'nobody is asked to pay for it').toHaveURL(/thankyou/)
      await expect(history).toHaveText([/^Нове/, /^Скасовано.*\d{4}/])
      if (scripts) expect(await axeViolations(page, 'main')).toEqual([])
      expect(consoleErrors).toEqual([])
    })

    test('stores the language that is chosen on it', deskAtNight, async ({ page, request, context, makeGoods }) => {
      const order = await placeOrder(request, await makeGoods(), toLocker)
      await page.goto(addressOf(order))
      const badge = page.getByRole('button', { name: /Українська/ })
      await (scripts ? badge.hover() : badge.focus())
      await page.getByRole('link', { name: /English/ }).click()
      await expect(page).toHaveTitle(`Order No. ${order.number} — HART`)
      const remembered = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
      expect(remembered?.value).toBe('en')
      expect((remembered?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600)
    })
  })

test('labels the pickup point by its kind', deskAtNight, async ({ page, request, makeGoods }) => {
  const goods = await makeGoods()
  for (const [delivery, kind, place] of [
    ['np_branch', 'branch', 'Branch'],
    ['ukrposhta', 'post', 'Post office'],
    ['np_locker', 'locker', 'Parcel locker'],
  ] as const) {
    const order = await placeOrder(request, goods, { delivery, kind, payment: 'iban' })
    await page.goto(addressOf(order, '/en'))
    await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${place}$`) })).toBeVisible()
  }
})
