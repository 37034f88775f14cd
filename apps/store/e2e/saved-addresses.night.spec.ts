import type { APIRequestContext } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { type Customer, callAs, registerCustomer, signIn } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { labels } from './labels.ts'
import { desktopOnly } from './projects.ts'
import { chooseBranch, collectConsoleErrors, createCart, fillContact, orderNumber } from './shopper.ts'

const words = labels.uk

interface City {
  ref: string
  cityName: string
  area: string
}
const isCityAnswer = (value: unknown): value is { data: City[] } =>
  typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data)

async function saveAddress(request: APIRequestContext, customer: Customer, name: string, street: string) {
  const answer: unknown = await (await request.post('/api/delivery/cities', { data: { query: name } })).json()
  const city = isCityAnswer(answer) ? answer.data.find(({ cityName }) => cityName === name) : undefined
  if (!city) throw new Error(`No city ${name}`)
  await callAs(request, customer, '/api/profile/address/create', {
    name: 'Ольга Мельник',
    shipping_city: `${city.cityName}, ${city.area}`,
    shipping_city_id: city.ref,
    street,
    house: '7',
    apartment: '12',
    postal_index: '39600',
  })
}

for (const scripts of [true, false])
  test.describe(`the checkout of a customer, ${scripts ? 'with' : 'without'} scripts`, desktopOnly, () => {
    test.use({ javaScriptEnabled: scripts })

    test(
      'has the main address filled in and offers the others',
      desktopOnly,
      async ({ page, request, context, baseURL, makeGoods }) => {
        const customer = await registerCustomer(request)
        await saveAddress(request, customer, 'Кременчук', 'Соборна')
        await saveAddress(request, customer, 'Львів', 'Зелена')
        await createCart(context, baseURL, await makeGoods())
        await signIn(context, baseURL, customer)
        const consoleErrors = collectConsoleErrors(page)
        const main = page.getByRole('main')
        const city = main.getByLabel(words.city, { exact: true }).first()
        const saved = main.getByRole('radiogroup', { name: 'Збережені адреси' })
        const radio = (name: RegExp) => saved.getByRole('radio', { name })
        const courier = main.getByRole('radio', { name: /кур'єр/ })
        const street = main.getByLabel('Вулиця')
        const update = async () => scripts || main.getByRole('button', { name: words.update }).click()
        await page.goto('/checkout')
        await expect(main.getByLabel(words.name, { exact: true })).toHaveValue('Ольга')
        await main.getByRole('button', { name: words.toDelivery }).click()

        await expect(saved.getByRole('radio')).toHaveCount(3)
        await expect(radio(/Кременчук.*Соборна, 7, кв. 12, 39600.*Основна/)).toBeChecked()
        await expect(city).toHaveValue(/Кременчук/)
        await courier.check()
        await update()
        await expect(street).toHaveValue('Соборна')
        if (scripts) expect(await axeViolations(page, 'main')).toEqual([])

        await radio(/Львів/).check()
        await update()
        await expect(city).toHaveValue(/Львів/)
        await expect(street).toHaveValue('Зелена')
        await expect(courier).toBeChecked()
        await street.fill('Дорошенка')
        await update()
        await expect(radio(/Інша адреса/)).toBeChecked()
        // A draft wins over what would be filled in.
        await page.reload()
        await expect(street).toHaveValue('Дорошенка')
        await radio(/Кременчук/).check()
        await update()
        await radio(/Інша адреса/).check()
        await update()
        await expect(city).toHaveValue('')
        await page.reload()
        await expect(city).toHaveValue('')

        await radio(/Львів/).check()
        await update()
        await courier.check()
        await main.getByRole('button', { name: words.toPayment }).click()
        await main.getByRole('radio', { name: words.onReceipt }).check()
        await main.getByRole('button', { name: words.confirm }).click()
        await orderNumber(page, words)
        await expect(main.getByText(/Львів.*Зелена, 7/).first()).toBeVisible()
        expect(consoleErrors).toEqual([])
      },
    )
  })

test('a guest is offered no addresses', desktopOnly, async ({ page, context, baseURL, makeGoods }) => {
  await createCart(context, baseURL, await makeGoods())
  await page.goto('/checkout')
  await fillContact(page, words)
  await page.getByRole('button', { name: words.toDelivery }).click()
  await chooseBranch(page, words)
  await expect(page.getByRole('radiogroup', { name: 'Збережені адреси' })).toHaveCount(0)
})
