import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { registerCustomer, signIn } from './customer.ts'
import { placeOrder } from './orders.ts'
import { desktopOnly, everyCombination, phoneOnly } from './projects.ts'
import { findOption, gotoHydrated } from './shopper.ts'

const toBranch = { delivery: 'np_branch', kind: 'branch', payment: 'on_receipt' } as const

const pages = [
  '',
  '/jackets',
  '/delivery',
  '/search/kurtka',
  '/news',
  '/cart',
  '/wishlist',
  '/checkout',
  '/account',
  '/registration',
  '/password-reset/token',
  '/s-login',
  '/no-such-page',
]

/** Pages whose own tests check them in one language and scheme each. */
const otherPages = (product: string) => [
  '/accessibility',
  '/contacts',
  '/search/zzzz',
  '/work-jackets',
  '/welder',
  '/kit/welder',
  '/login',
  '/newsletter',
  '/account/wishlist',
  '/cart/thankyou',
  '/compare?products=1-2',
  ...['/crew', '/notify', '/questions', '/kit'].map(page => `${page}${product}`),
]

// Colours depend on the scheme, layout on the viewport: each is tested once. English screens are tested with their features.
const eachValueOnce = {
  '': ['light', desktopOnly],
  '/ru': ['dark', phoneOnly],
  ...(everyCombination ? { '/en': ['light', phoneOnly] as const } : {}),
} as const

for (const [prefix, [tested, project]] of Object.entries(eachValueOnce))
  for (const scheme of everyCombination ? (['light', 'dark'] as const) : [tested])
    test(
      `has no axe violations on ${prefix || '/uk'} pages, ${scheme}`,
      everyCombination ? {} : project,
      async ({ page }) => {
        test.setTimeout(180_000)
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
        await page.goto(`${prefix}/jackets`)
        const card = await page.locator('[data-scope="product-card"] a').first().getAttribute('href')
        const product = (card ?? '').slice(prefix.length)
        const visited = [...pages, product, ...(everyCombination ? otherPages(product) : [])]
        for (const path of visited.map(path => `${prefix}${path}` || '/')) {
          await page.goto(path)
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(
            violations.map(
              ({ id, nodes }) =>
                `${path} ${id}: ${nodes
                  .map(node => node.html)
                  .slice(0, 3)
                  .join(' | ')}`,
            ),
          ).toEqual([])
        }
      },
    )

test(
  'has no axe violations in the account and in signing in, filled and with errors, in both schemes',
  desktopOnly,
  async ({ page, request, context, baseURL }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const violations: string[] = []
    const analyze = async (state: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const found = await new AxeBuilder({ page }).analyze()
        violations.push(...found.violations.map(({ id, nodes }) => `${state}, ${colorScheme}: ${id} ${nodes[0]?.html}`))
      }
    }
    const main = page.getByRole('main')
    const dead = 'x'.repeat(32)

    await gotoHydrated(page, '/')
    await page.getByRole('link', { name: 'Увійти' }).click()
    const dialog = page.getByRole('dialog', { name: 'Вхід' })
    await dialog.getByRole('button', { name: 'Увійти', exact: true }).click()
    await expect(dialog.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
    await analyze('sign-in dialog')
    await page.goto(`/s-login/${dead}`)
    await main.getByRole('button', { name: 'Увійти', exact: true }).click()
    await expect(main.getByRole('alert').filter({ hasText: 'вже використане' })).toBeFocused()
    await analyze('dead link')
    await page.goto(`/password-reset/token/${dead}`)
    await main.getByRole('button', { name: 'Зберегти пароль' }).click()
    await expect(main.getByLabel('Пароль', { exact: true })).toBeFocused()
    // The confirmation equals the empty password, and is not marked as right.
    await expect(main.getByLabel('Підтвердження пароля')).not.toHaveClass(/\bvalid\b/)
    await analyze('new password')

    const customer = await registerCustomer(request)
    const order = await placeOrder(request, await findOption(request, left => left > 20), toBranch, customer.token)
    await signIn(context, baseURL, customer)
    await page.goto('/account')
    await main.getByText('Видалити кабінет').click()
    await main.getByRole('button', { name: 'Так, видалити назавжди' }).click()
    await expect(main.getByLabel('Поточний пароль').last()).toBeFocused()
    await page.getByRole('button', { name: /^Кабінет: / }).click()
    await analyze('contact information')
    await page.goto('/account/orders')
    await main.getByRole('button', { name: 'Скасувати замовлення' }).click()
    await main.getByRole('button', { name: 'Не скасовувати' }).click()
    await expect(main.getByRole('button', { name: 'Скасувати замовлення' })).toBeFocused()
    // Before hydration the link to the account has the name that CSS generates, which axe does not read.
    await gotoHydrated(page, `/account/orders/${order.number.toLowerCase()}`)
    await analyze('invoice')
    await page.goto('/account/addresses?edit=new')
    await main.getByRole('button', { name: 'Зберегти' }).click()
    await expect(main.getByLabel("Ім'я")).toBeFocused()
    await analyze('address')
    expect(violations).toEqual([])
  },
)
