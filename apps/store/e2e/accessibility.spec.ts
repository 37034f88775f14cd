import { axeViolations } from './axe.ts'
import { registerCustomer, signIn } from './customer.ts'
import { expect, test } from './fixtures.ts'
import { placeOrder } from './orders.ts'
import { deskAtNight, isFull } from './projects.ts'

const toBranch = { delivery: 'np_branch', kind: 'branch', payment: 'on_receipt' } as const

const product = '/jackets/kurtka-robocha-travers-hrafit'

/** Every kind of page. */
const kinds = [
  ...['', '/jackets', product, '/search/zzzz', '/cart', '/wishlist', '/compare?products=1-2', '/no-such-page'],
  ...['/crew', '/kit', '/notify', '/questions'].map(page => `${page}${product}`),
  ...['/delivery', '/news', '/login', '/registration'],
]
/** Pages of the same kinds with contents of their own. */
const others = [
  ...['/work-jackets', '/search/kurtka', '/welder', '/kit/welder', '/checkout', '/cart/thankyou', '/contacts'],
  ...['/accessibility', '/newsletter', '/account', '/account/wishlist', '/password-reset/token', '/s-login'],
  ...['/order', '/city'],
]

// Light and Ukrainian in the gate; dark, the other languages and the other pages at night.
for (const prefix of isFull ? ['', '/ru', '/en'] : [''])
  for (const colorScheme of isFull ? (['light', 'dark'] as const) : (['light'] as const))
    test(`has no axe violations on any page in ${prefix || '/uk'}, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(300_000)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const path of isFull ? [...kinds, ...others] : kinds) {
        await page.goto(`${prefix}${path}` || '/')
        expect.soft(await axeViolations(page), path || '/').toEqual([])
      }
    })

test(
  'has no axe violations in the account and in signing in, filled and with errors, in both schemes',
  deskAtNight,
  async ({ page, request, context, baseURL, makeGoods }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const violations: string[] = []
    const analyze = async (state: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        violations.push(...(await axeViolations(page)).map(found => `${state}, ${colorScheme}: ${found}`))
      }
    }
    const main = page.getByRole('main')
    const dead = 'x'.repeat(32)

    await page.goto('/')
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
    const order = await placeOrder(request, await makeGoods(), toBranch, customer.token)
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
    await page.goto(`/account/orders/${order.number.toLowerCase()}`)
    // Until hydration the link to the account has the name that CSS generates, which axe does not read.
    await expect(page.getByRole('button', { name: /^Кабінет: / })).toBeVisible()
    await analyze('invoice')
    await page.goto('/account/addresses?edit=new')
    await main.getByRole('button', { name: 'Зберегти' }).click()
    await expect(main.getByLabel("Ім'я")).toBeFocused()
    await analyze('address')
    expect(violations).toEqual([])
  },
)
