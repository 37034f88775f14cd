import type { Locator } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { callAs, registerCustomer, signIn } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { placeOrder } from './orders.ts'
import { atNight, deskAtNight, desktopOnly } from './projects.ts'
import { collectConsoleErrors } from './shopper.ts'

const REQUIRED = 'Це поле є обовьязковим!'

const errorOf = async (field: Locator): Promise<string> => {
  const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? []
  const texts = await Promise.all(ids.map(id => field.page().locator(`[id="${id}"]`).textContent()))
  return texts.join(' ')
}

for (const scripts of [true, false])
  test.describe(`the address book, ${scripts ? 'with' : 'without'} scripts`, scripts ? atNight : deskAtNight, () => {
    test.use({ javaScriptEnabled: scripts })

    test('adds an address after validation errors, changes the main one and deletes after confirmation', async ({
      page,
      request,
      context,
      baseURL,
    }) => {
      await signIn(context, baseURL, await registerCustomer(request))
      const consoleErrors = collectConsoleErrors(page)
      const main = page.getByRole('main')
      const field = (label: string) =>
        label === 'Місто' && scripts
          ? main.getByRole('combobox', { name: label, exact: true })
          : page.locator('.address-form').getByRole('textbox', { name: label })
      const button = (name: string | RegExp) => main.getByRole('button', { name })
      await page.goto('/account/addresses')
      await expect(main.getByRole('heading', { name: 'Адрес ще немає' })).toBeVisible()

      await main.getByRole('link', { name: 'Додати адресу' }).click()
      await button('Зберегти').click()
      for (const label of ["Ім'я", 'Вулиця', 'Будинок'])
        await expect.poll(() => errorOf(field(label)), label).toContain(REQUIRED)
      await expect.poll(() => errorOf(field('Місто'))).toContain('Оберіть місто')
      if (scripts) await expect(field("Ім'я")).toBeFocused()
      await field("Ім'я").fill('О')
      await field('Телефон').fill('123')
      await button('Зберегти').click()
      await expect.poll(() => errorOf(field("Ім'я"))).toContain('Мінімально 2 символів')
      await expect.poll(() => errorOf(field('Телефон'))).toContain('Мінімально 17 символів')
      await expect(field('Телефон')).toHaveAttribute('aria-invalid', 'true')

      await field("Ім'я").fill('Ольга')
      if (scripts) await expect.poll(() => errorOf(field("Ім'я"))).toBe('')
      await field('Телефон').fill('067 123 45 67')
      await field('Вулиця').fill('Соборна')
      await field('Будинок').fill('27-А')
      await field('Місто').fill('Кременч')
      if (scripts)
        await main
          .getByRole('option', { name: /Кременчук/ })
          .first()
          .click()
      else {
        await button('Зберегти').click()
        await expect.poll(() => errorOf(field('Місто'))).toContain('Оберіть місто')
        await main.getByRole('radiogroup', { name: 'Оберіть місто' }).getByRole('radio').first().check()
      }
      if (scripts) expect(await axeViolations(page, 'main')).toEqual([])
      await button('Зберегти').click()
      const items = main.getByRole('list', { name: 'Збережені адреси' }).getByRole('listitem')
      await expect(items).toHaveText([/Ольга.*Основна.*Кременчук.*Соборна, 27-А.*\+380 67 123 45 67/s])

      await main.getByRole('link', { name: 'Додати адресу' }).click()
      await field("Ім'я").fill('Склад')
      await field('Вулиця').fill('Заводська')
      await field('Будинок').fill('1')
      await field('Місто').fill('Київ')
      if (scripts) await main.getByRole('option', { name: /^Київ/ }).first().click()
      else {
        await button('Оновити').click()
        const choice = main.getByRole('radiogroup', { name: 'Оберіть місто' }).getByRole('radio')
        if ((await choice.count()) > 0) await choice.first().check()
      }
      await button('Зберегти').click()
      await expect(items).toHaveCount(2)
      await button(/^Зробити основною: .*Заводська/).click()
      await expect(items).toHaveText([/Склад.*Основна/s, /Ольга/])
      await expect(button(/^Зробити основною: .*Заводська/)).toHaveCount(0)
      if (scripts) expect(await axeViolations(page, 'main')).toEqual([])

      await main.getByRole('link', { name: /^Редагувати: .*Соборна/ }).click()
      await expect(field('Вулиця')).toHaveValue('Соборна')
      await field('Вулиця').fill('Лісова')
      if (scripts) await field('Вулиця').press('Enter')
      else await button('Зберегти').click()
      await expect(items).toHaveText([/Заводська/, /Лісова, 27-А/])

      await button(/^Видалити: .*Заводська/).click()
      const question = main.getByRole('region', { name: 'Видалити адресу?' })
      await question.getByRole('button', { name: 'Не видаляти' }).click()
      await expect(question).toBeHidden()
      if (scripts) await expect(button(/^Видалити: .*Заводська/)).toBeFocused()
      await button(/^Видалити: .*Заводська/).click()
      await question.getByRole('button', { name: 'Так, видалити' }).click()
      await expect(items).toHaveText([/Основна.*Лісова/s])
      expect(consoleErrors).toEqual([])
    })
  })

test('answers 404 for the address of another customer', desktopOnly, async ({ page, request, context, baseURL }) => {
  const owner = await registerCustomer(request)
  const answer: unknown = await (
    await callAs(request, owner, '/api/profile/address/create', {
      name: 'Ольга',
      shipping_city: 'Київ',
      shipping_city_id: 'any',
      street: 'Соборна',
      house: '1',
    })
  ).json()
  expect(answer).toMatchObject({ data: { main: 1 } })
  const [id] = /(?<="id":)\d+/.exec(JSON.stringify(answer)) ?? []
  await signIn(context, baseURL, await registerCustomer(request))
  expect((await page.goto(`/account/addresses?edit=${id}`))?.status()).toBe(404)
})

test(
  'shows beside the sections how much is in them',
  atNight,
  async ({ page, request, context, baseURL, isMobile, makeGoods }) => {
    const customer = await registerCustomer(request)
    await signIn(context, baseURL, customer)
    await page.goto('/account')
    const sections = page.getByRole('navigation', { name: 'Кабінет' })
    if (isMobile) await sections.getByRole('button', { name: 'Контактна інформація' }).click()
    await expect(sections.getByRole('link')).toHaveText([
      'Контактна інформація',
      'Адреси',
      'Обране',
      'Мої замовлення',
      'Обмін та повернення',
    ])
    await callAs(request, customer, '/api/profile/address/create', {
      name: 'Дім',
      shipping_city: 'Полтава',
      shipping_city_id: 'poltava',
      street: 'вул. Соборності',
      house: '12',
    })
    await placeOrder(
      request,
      await makeGoods(),
      { delivery: 'np_branch', kind: 'branch', payment: 'on_receipt' },
      customer.token,
    )
    const labels = { '': 'Кабінет', '/ru': 'Кабинет', '/en': 'Account' }
    for (const [prefix, label] of Object.entries(labels)) {
      await page.goto(`${prefix}/account`)
      const links = page.getByRole('navigation', { name: label, exact: true })
      if (isMobile) await links.locator('[data-part="trigger"]').click()
      await expect(links.getByRole('link').nth(1)).toHaveAccessibleName(/ 1$/)
      await expect(links.getByRole('link').nth(2)).not.toHaveAccessibleName(/\d/)
      await expect(links.getByRole('link').nth(3)).toHaveAccessibleName(/ 1$/)
    }
  },
)
