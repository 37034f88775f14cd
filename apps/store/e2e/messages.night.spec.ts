import { callAs, registerCustomer, signIn } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { labels } from './labels.ts'
import { messagesAbout } from './mails.ts'
import { deskAtNight } from './projects.ts'
import { createCart, fillUpToPayment, fillUpToPaymentByForms, orderNumber } from './shopper.ts'

const words = labels.uk

// The demo shop has no service that writes to phones: their messages lie among the mails.
for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', deskAtNight, () => {
    test.use({ javaScriptEnabled })

    test('a guest hears of an order on the phone too', async ({ page, context, baseURL, makeGoods }) => {
      await createCart(context, baseURL, await makeGoods())
      await page.goto('/checkout')
      const main = page.getByRole('main')
      await main.getByRole('checkbox', { name: 'Viber або SMS' }).check()
      await (javaScriptEnabled ? fillUpToPayment(page, words) : fillUpToPaymentByForms(page, words))
      if (!javaScriptEnabled) await main.getByRole('radio').first().check()
      await main.getByRole('button', { name: words.confirm }).click()
      const number = await orderNumber(page, words)
      await expect.poll(() => messagesAbout(number)).toEqual([expect.stringMatching(/прийнято\. https?:\S+\/order$/)])
    })

    test('a customer chooses how to hear of orders, and is not asked at the checkout', async ({
      page,
      context,
      request,
      baseURL,
      makeGoods,
    }) => {
      const customer = await registerCustomer(request)
      await signIn(context, baseURL, customer)
      await page.goto('/account')
      const part = page.getByRole('region', { name: 'Повідомлення' })
      await expect(part.getByRole('radio', { name: 'Лише листи' })).toBeChecked()
      await part.getByRole('radio', { name: 'замість листів' }).check()
      await part.getByRole('button', { name: 'Застосувати' }).click()
      await expect(part.getByText('Вибір збережено.')).toBeVisible()
      await page.reload()
      await expect(part.getByRole('radio', { name: 'замість листів' })).toBeChecked()
      const answer = await callAs(request, customer, '/api/profile/messages', {})
      expect(await answer.json()).toMatchObject({ data: { order_messages: 'phone' } })

      await createCart(context, baseURL, await makeGoods())
      await page.goto('/checkout')
      await expect(page.getByRole('checkbox', { name: 'Не передзвонюйте мені' })).toBeVisible()
      await expect(page.getByRole('checkbox', { name: 'Viber або SMS' })).toHaveCount(0)
    })
  })
