import { axeViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { labels } from './labels.ts'
import { placeOrder } from './orders.ts'
import { atNight, deskAtNight, desktopOnly } from './projects.ts'
import { collectConsoleErrors, createCart, fillContact } from './shopper.ts'

const toBranch = { delivery: 'np_branch', kind: 'branch', payment: 'iban' } as const

for (const scripts of [true, false])
  test.describe(`an order, ${scripts ? 'with' : 'without'} scripts`, scripts ? desktopOnly : deskAtNight, () => {
    test.use({ javaScriptEnabled: scripts })

    test('goes to another branch, which its page tells, and has an invoice that a guest opens', async ({
      page,
      request,
      makeGoods,
    }) => {
      const { number, token } = await placeOrder(request, await makeGoods(), toBranch)
      const consoleErrors = collectConsoleErrors(page)
      const main = page.getByRole('main')
      await page.goto(`/cart/thankyou?${new URLSearchParams({ number, token })}`)
      await main.getByRole('link', { name: 'Змінити доставку' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Змінити доставку')
      if (scripts) {
        expect(await axeViolations(page, 'main')).toEqual([])
        await main.getByRole('combobox', { name: 'Місто' }).fill('Полтава')
        await page.getByRole('option', { name: /^Полтава, Полтавська обл/ }).click()
        // A branch of the former city is not kept.
        await main.getByRole('button', { name: 'Зберегти' }).click()
        await expect(main.getByRole('combobox', { name: 'Відділення' })).toHaveAccessibleDescription(
          /Оберіть відділення/,
        )
        await main.getByRole('combobox', { name: 'Відділення' }).click()
        await page.getByRole('option', { name: /^Відділення № 2:/ }).click()
      } else {
        await main.getByLabel('Місто', { exact: true }).fill('Полтав')
        await main.getByRole('button', { name: 'Оновити' }).click()
        await main.getByRole('radio', { name: 'Полтава', exact: false }).first().check()
        await main.getByRole('button', { name: 'Оновити' }).click()
        await main.getByLabel('Відділення', { exact: true }).selectOption({ index: 2 })
      }
      await main.getByRole('button', { name: 'Зберегти' }).click()

      const history = main.getByRole('region', { name: 'Як рухається замовлення' }).getByRole('listitem')
      await expect(history).toHaveText([/^Нове/, /^Доставку змінено.*Полтава, Відділення №\s2:/])
      await expect(main.getByRole('definition').filter({ hasText: /^Полтава$/ })).toBeVisible()

      await expect(main.getByRole('link', { name: 'Відкрити в застосунку банку' })).toHaveAttribute(
        'href',
        /^https:\/\/bank\.gov\.ua\/qr\/[\w-]+$/,
      )
      await main.getByRole('link', { name: 'Рахунок для друку' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`Рахунок № ${number}`)
      await expect(main.getByRole('img', { name: 'QR-код для оплати' })).toBeVisible()
      await expect(main.getByText(/гривень \d\d копі|гривні \d\d копі|гривня \d\d копі/)).toBeVisible()
      if (scripts) {
        expect(await axeViolations(page, 'main')).toEqual([])
        const paper = await page.pdf({ preferCSSPageSize: true })
        expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      }
      expect((await page.goto(`/cart/invoice?${new URLSearchParams({ number, token: 'other' })}`))?.status()).toBe(404)
      expect(consoleErrors.filter(text => !text.includes('404'))).toEqual([])
    })

    test(
      'is for a company that wants no calls, whose code is checked',
      atNight,
      async ({ page, context, baseURL, makeGoods }) => {
        await createCart(context, baseURL, await makeGoods())
        const main = page.getByRole('main')
        await page.goto('/checkout')
        await fillContact(page, labels.uk)
        await main.getByRole('checkbox', { name: 'Замовляю для компанії' }).check()
        await main.getByRole('checkbox', { name: 'Не передзвонюйте мені' }).check()
        const next = page.getByRole('button', { name: 'Далі: доставка' })
        if (!scripts) await next.click()
        await main.getByLabel('Назва компанії').fill('ТОВ «Північ»')
        await main.getByLabel('Код ЄДРПОУ').fill('37193072')
        await next.click()
        await expect(main.getByLabel('Код ЄДРПОУ')).toHaveAccessibleDescription(/Перевірте його/)
        await main.getByLabel('Код ЄДРПОУ').fill('37193071')
        await next.click()
        await expect(main.getByRole('definition').filter({ hasText: 'ТОВ «Північ», 37193071' })).toBeVisible()
        await expect(main.getByRole('definition').filter({ hasText: 'без дзвінків' })).toBeVisible()
      },
    )
  })
