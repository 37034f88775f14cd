import { expect, test } from './fixtures.ts'
import { atNight, phoneInGate } from './projects.ts'

test.use({ javaScriptEnabled: false })

test('filters, sorts and searches by plain forms', phoneInGate, async ({ page }) => {
  await page.goto('/jackets')
  await page.getByRole('region', { name: 'Фільтри' }).getByRole('checkbox', { name: '52', exact: true }).check()
  await page.getByRole('button', { name: 'Застосувати фільтри' }).click()
  await expect(page).toHaveURL('/jackets?size=52')
  await page.getByLabel('Сортування').selectOption({ label: 'Спочатку дорожчі' })
  await page.getByRole('button', { name: 'Сортувати' }).click()
  await expect(page).toHaveURL(/sort=expensive/)
  await expect(page).toHaveURL(/size=52/)
  await page.getByRole('searchbox', { name: 'Пошук' }).fill('Куртка')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/%D0%BA/)
})

test(
  'marks what only scripts answer, so that a press or a key on it waits for them',
  phoneInGate,
  async ({ page, makeGoods }) => {
    const { url } = await makeGoods()
    await page.goto('/jackets')
    await page
      .getByRole('button', { name: /^В обране: / })
      .first()
      .click()
    for (const path of [
      '/',
      '/jackets',
      url,
      `/crew${url}`,
      '/kit/welder',
      '/wishlist',
      '/cart',
      '/checkout',
      '/account',
    ]) {
      await page.goto(path)
      const scripted = ['button[type=button]', ...['tab', 'spinbutton', 'combobox'].map(role => `[role=${role}]`)]
      const lost = page.locator(
        `:is(${scripted}, [aria-haspopup=menu]):not([data-prehydration-queue] *, [data-prehydration-queue])`,
      )
      // The first two are opened by styles, the last one is hidden on a page that was not scrolled.
      const parts = ['language-badge', 'account-sidebar', 'scroll-to-top']
      const answered = parts.map(part => `[data-scope=${part}]`).join()
      await expect(lost.and(page.locator(`:not(${answered})`)), path).toHaveCount(0)
    }
  },
)

test('shows why a form was refused in the window', phoneInGate, async ({ page, makeGoods }) => {
  const { url } = await makeGoods(10)
  for (const [path, submit, reason] of [
    [url, 'Додати в кошик', 'Оберіть розмір'],
    [`/crew${url}`, 'Додати в кошик', 'Укажіть кількість хоча б для одного розміру'],
    [`/questions${url}`, 'Поставити запитання', 'Це поле є обовьязковим!'],
    ['/kit/welder', 'Додати все в кошик', 'Оберіть розмір'],
  ] as const) {
    await page.goto(path)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: submit }).first().click()
    await expect(main.getByText(reason, { exact: true }).filter({ visible: true }).first()).toBeInViewport()
  }
})

test('shows what a review was refused for in a small window', phoneInGate, async ({ page, makeGoods }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`${(await makeGoods()).url}?reviews=new#review-form`)
  const form = page.getByRole('form', { name: 'Ваш відгук' })
  const send = form.getByRole('button', { name: 'Надіслати відгук' })
  await form.getByRole('radio', { name: '4: Чудово' }).check()
  await form.getByLabel("Ім'я").fill('Ганна')
  await form.getByLabel('Відгук', { exact: true }).fill('Руки цілі')
  const text = { name: 'чек.txt', mimeType: 'text/plain', buffer: Buffer.from('not a photo') }
  await form.getByLabel('Додати фото').setInputFiles(text)
  await send.click()
  await expect(form.getByText('чек.txt: Це не фото')).toBeInViewport()
  await form.getByLabel("Ім'я").fill('123')
  await send.click()
  await expect(form.getByLabel("Ім'я")).toBeInViewport()
  await expect(form.getByLabel("Ім'я")).toHaveAccessibleDescription(/Літерами/)
})

test('reaches languages and catalogue', atNight, async ({ page, isMobile }) => {
  await page.goto('/jackets')
  if (isMobile) await page.getByRole('link', { name: 'Меню', exact: true }).click()
  else await page.getByRole('button', { name: 'Каталог', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Каталог')
  await page.getByRole('main').getByRole('link', { name: 'EN 343 Захист від дощу' }).click()
  await expect(page).toHaveURL('/catalogue?standard=en-343')
  await page
    .getByRole('main')
    .getByRole('navigation', { name: 'Каталог' })
    .getByRole('link', { name: /^Рукавиці/ })
    .click()
  await expect(page).toHaveURL('/gloves')
  await page.getByRole('button', { name: /Мова/ }).focus()
  await page.getByRole('link', { name: /Русский/ }).click()
  await expect(page).toHaveURL('/ru/gloves')
})
