import { expect, type Page, test } from '@playwright/test'
import { desktopOnly } from './projects.ts'
import { gotoHydrated } from './shopper.ts'

/** Opens a category by the catalogue menu on desktop, by the mobile menu on a phone. */
async function openCategory(page: Page, isMobile: boolean, name: string) {
  if (isMobile) {
    await page.getByRole('button', { name: 'Меню', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Меню' })
    await expect(menu.locator('a[href^="tel:"]')).toBeVisible()
    await menu.getByRole('button', { name: 'Відкрити розділ: Каталог' }).click()
    await menu.getByRole('link', { name, exact: true }).click()
  } else {
    await page.getByRole('button', { name: 'Каталог', exact: true }).click()
    await page.getByRole('navigation', { name: 'Каталог' }).getByRole('link', { name, exact: true }).click()
  }
}

test('closes the menu when a category is opened from it', async ({ page, isMobile }) => {
  await page.goto('/')
  await openCategory(page, isMobile, 'Захисне взуття')
  await expect(page).toHaveURL(/\/footwear$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Захисне взуття')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Каталог' })).toBeHidden()
})

test('restores filters, order and page from the address on Back', async ({ page, isMobile }) => {
  await page.goto('/jackets')
  const filters = async (action: (place: ReturnType<Page['getByRole']>) => Promise<void>) => {
    if (!isMobile) return action(page.getByRole('region', { name: 'Фільтри' }))
    await page.getByRole('button', { name: /^Фільтри/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Фільтри' })
    await action(drawer)
    await drawer.getByRole('button', { name: /^Показати \d+ товар/ }).click()
  }
  await filters(async place => {
    await place.getByRole('checkbox', { name: '52', exact: true }).check()
    await expect(page).toHaveURL('/jackets?size=52')
  })
  const { chip } = { chip: page.getByRole('link', { name: 'Прибрати фільтр: Розмір: 52' }) }
  await expect(chip).toBeVisible()
  await page.getByLabel('Сортування').selectOption({ label: 'Спочатку дешевші' })
  await expect(page).toHaveURL('/jackets?size=52&sort=cheap')
  await page.goBack()
  await expect(page).toHaveURL('/jackets?size=52')
  await expect(page.getByLabel('Сортування')).toHaveValue('popular')
  await chip.click()
  await expect(page).toHaveURL('/jackets')
  await page.getByRole('navigation', { name: 'Сторінки' }).getByRole('link', { name: 'Сторінка 2' }).click()
  await expect(page).toHaveURL('/jackets?page=2')
  await expect(page.locator('[data-scope="product-card"][data-part="root"]').first()).toBeVisible()
})

test('shows the same page in another language when it is chosen, and remembers the choice', async ({
  page,
  context,
}) => {
  await page.goto('/jackets')
  await page.getByRole('button', { name: /Мова/ }).click()
  await page.getByRole('link', { name: /Русский/ }).click()
  await expect(page).toHaveURL('/ru/jackets')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Куртки и жилеты')
  await expect
    .poll(async () => (await context.cookies()).find(({ name }) => name === 'i18n_redirected')?.value)
    .toBe('ru')
  await page.getByRole('button', { name: /Язык/ }).click()
  await page.getByRole('link', { name: /English/ }).click()
  await expect(page).toHaveURL('/en/jackets')
})

test('searches from the header', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Пошук' }).fill('Куртка')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/%D0%BA%D1%83%D1%80%D1%82%D0%BA%D0%B0$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('куртка')
  await expect(page.locator('[data-scope="product-card"][data-part="root"]').first()).toBeVisible()
})

test('shows errors and confirmations in the forms of the footer', desktopOnly, async ({ page }) => {
  await page.goto('/delivery')
  const email = page.getByRole('contentinfo').getByLabel('E-mail')
  const subscribe = page.getByRole('button', { name: 'Підписатися' })
  await subscribe.click()
  await expect(page.getByText('Введіть e-mail')).toBeVisible()
  await expect(email).toBeFocused()
  await email.fill('олена')
  await subscribe.click()
  await expect(page.getByText('E-mail повинен містити @')).toBeVisible()
  await email.fill('olena@example.com')
  await subscribe.click()
  await expect(page.getByText('Дякую, Лист відправлено!')).toBeVisible()

  const contact = page.getByRole('region', { name: 'Запитайте про розмір чи тканину' })
  await contact.getByRole('button', { name: 'Надіслати' }).click()
  await expect(contact.getByText('Це поле є обовьязковим!')).toHaveCount(3)
  await expect(contact.getByLabel("Ім'я")).toBeFocused()
  await page.goto('/checkout')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(contact).toHaveCount(0)
})

test('answers 404 with a link home when a page does not exist', desktopOnly, async ({ page }) => {
  for (const path of [
    '/404',
    '/no-such-page',
    '/jackets/no-such-product',
    '/news/no-such-article',
    '/a/b/c',
    '/ru/none',
  ]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Извините!')
  await page.goto('/no-such-page')
  await expect(page.getByText('Вибачте! Сторінка, яку Ви шукаєте, не знайдена')).toBeVisible()
  await page.getByRole('link', { name: 'На головну', exact: true }).click()
  await expect(page).toHaveURL('/')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('filters, sorts and searches by plain forms', async ({ page }) => {
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

  test('reaches languages and catalogue', async ({ page, isMobile }) => {
    await page.goto('/jackets')
    if (isMobile) await page.getByRole('link', { name: 'Меню', exact: true }).click()
    else await page.getByRole('button', { name: 'Каталог', exact: true }).focus()
    await page.getByRole('navigation', { name: 'Каталог' }).getByRole('link', { name: 'Рукавиці', exact: true }).click()
    await expect(page).toHaveURL('/gloves')
    await page.getByRole('button', { name: /Мова/ }).focus()
    await page.getByRole('link', { name: /Русский/ }).click()
    await expect(page).toHaveURL('/ru/gloves')
  })
})

test('follows a link that is clicked as a view transition starts', desktopOnly, async ({ page }) => {
  // Holds the mouse button down until the transition has started.
  await gotoHydrated(page, '/jackets')
  await page.addStyleTag({
    content: '::view-transition-old(root), ::view-transition-new(root) { animation-duration: 5s }',
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/footwear.data*', async route => {
    await released
    await route.continue()
  })
  await page.getByRole('banner').getByRole('button', { name: 'Каталог', exact: true }).click()
  await page.getByRole('navigation', { name: 'Каталог' }).getByRole('link', { name: 'Захисне взуття' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Розміри', exact: true }).hover()
  await page.mouse.down()
  release()
  await page.waitForFunction(() => document.documentElement.matches(':active-view-transition'))
  await page.mouse.up()
  await expect(page).toHaveURL(/\/sizes$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Розміри')
})
