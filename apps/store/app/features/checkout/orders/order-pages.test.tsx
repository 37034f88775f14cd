import type { Order } from '@shop/contract'
import { uk } from '@shop/ui/messages/uk'
import { ShopUiProvider } from '@shop/ui/provider'
import { render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { cart } from '../../../platform/words/uk/cart.ts'
import { checkout } from '../../../platform/words/uk/checkout.ts'
import { orders } from '../../../platform/words/uk/orders.ts'
import { returns } from '../../../platform/words/uk/returns.ts'
import { orderOf } from '../../../testing/order.ts'
import { ThankYouPage } from '../thank-you-page.tsx'
import { Invoice } from './invoice.tsx'
import type { ReceiptQrs } from './order-receipts.server.ts'

async function show(page: ReactNode) {
  const element = (
    <ShopUiProvider locale="uk" messages={uk}>
      {page}
    </ShopUiProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  await screen.findByRole('heading', { level: 1 })
}

const showOrder = (order: Order, receiptQrs: ReceiptQrs = {}) =>
  show(
    <ThankYouPage
      order={order}
      isGuest={false}
      words={checkout}
      cartWords={cart}
      ordersWords={orders}
      returnsWords={returns}
      token="token"
      origin="https://shop.example"
      qr={null}
      receiptQrs={receiptQrs}
      paymentAction={undefined}
      cancellation={null}
    />,
  )

/** The value of a term; terms of different lists may have one name. */
const definitionOf = (term: string) => {
  const found = screen.getByText(term, { selector: 'dt' })
  const value = found.nextElementSibling
  if (!(value instanceof HTMLElement)) throw new Error(`${term} has no value`)
  return value
}

const { payment } = orderOf()
const requisites = [{ id: 'iban', name: 'IBAN', value: 'UA213223130000026007233566001' }] as const
const awaitingTransfer = orderOf({
  payment: { ...payment, requisites: [...requisites], until: '2026-12-04T16:00:00.000Z' },
})
const HELD = /^Товари тримаємо для вас до 4\sгрудня 2026.* 18:00\.$/

describe('the page of an order', () => {
  it('has its address for paper, where a link leads nowhere', async () => {
    await showOrder(orderOf({}))
    expect(screen.getByText(/^https:\/\/shop\.example\/\S+token\S*$/)).toHaveClass('print-only')
  })

  it('says what has become of its return and of the money, and leads there', async () => {
    const amount = 1_230.5
    await showOrder(
      orderOf({
        returns: [
          {
            ...{ number: 'R-2', kind: 'return', status: 'completed' },
            refund: { amount, to: 'account', state: 'done', date: '2026-12-02T10:00:00.000Z' },
          },
          { number: 'R-1', kind: 'exchange', status: 'received', refund: null },
        ],
      }),
    )
    const said = screen.getByRole('region', { name: 'Ваші заявки' })
    expect(
      within(said)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Повернення · ВиконаноГроші повернено 2 грудня 2026\sр\.: 1\s230,50/),
      'Обмін · Товар отримано',
    ])
    expect(within(said).getByRole('link', { name: 'Заявка № R-2' }).getAttribute('href')).toMatch(/return.*token/)
  })

  it('has its fiscal receipts, each with its page and the code of it', async () => {
    const url = 'https://cabinet.tax.gov.ua/cashregs/check?id=17'
    await showOrder(
      orderOf({
        receipts: [
          { kind: 'sale', number: '17', amount: 2_490, url },
          { kind: 'return', number: 'TEST-18', amount: 90.5, url: null },
        ],
      }),
      { [url]: { size: 21, path: 'M0 0.5h7' } },
    )
    const said = screen.getByRole('region', { name: 'Фіскальні чеки' })
    expect(within(said).getByRole('link', { name: '№ 17' })).toHaveAttribute('href', url)
    expect(within(said).getByRole('img', { name: 'QR-код чека № 17' })).toBeVisible()
    expect(within(said).getAllByRole('img')).toHaveLength(1)
    expect(definitionOf('Чек повернення')).toHaveTextContent('№ TEST-1890,50')
  })

  it('tells a buyer who wants no calls that the shop writes', async () => {
    await showOrder(orderOf({ no_call: true }))
    expect(screen.getByText(/напишемо на olena@poshta\.example\.$/)).toBeVisible()
    expect(screen.queryByText(/зателефонуємо/)).toBeNull()
    expect(definitionOf('Зв’язок')).toHaveTextContent('Лише e-mail, без дзвінків')
  })

  it('leads to the parcel at the carrier and dates its whole way', async () => {
    const date = '2026-12-02T10:00:00.000Z'
    await showOrder(
      orderOf({
        status: 'shipped',
        payment_status: 'paid',
        tracking: { number: '20450012345678', url: 'https://tracking.example/20450012345678' },
        history: [
          { kind: 'status', status: 'new', payment_status: null, text: null, date },
          { kind: 'payment', status: 'new', payment_status: 'paid', text: null, date },
          { kind: 'delivery', status: 'new', payment_status: null, text: 'Полтава, Відділення № 2', date },
          { kind: 'status', status: 'shipped', payment_status: null, text: null, date },
          { kind: 'parcel', status: 'shipped', payment_status: null, text: 'Посилка повертається', date },
        ],
      }),
    )
    const parcel = within(definitionOf('Номер відправлення'))
    expect(parcel.getByRole('link', { name: '20450012345678' }).getAttribute('href')).toBe(
      'https://tracking.example/20450012345678',
    )
    const steps = screen.getByRole('region', { name: 'Як рухається замовлення' }).querySelectorAll('li')
    expect([...steps].map(step => step.querySelector('b')?.textContent)).toEqual([
      'Нове (виконано)',
      'Оплачено',
      'Доставку змінено',
      'У дорозі',
      'Посилку не отримано',
    ])
    expect([...steps].map(step => step.getAttribute('aria-current'))).toEqual([null, null, null, 'step', null])
    for (const step of steps) expect(step.querySelector('time')?.textContent).toMatch(/^2\sгрудня 2026/)
    expect(screen.queryByRole('button', { name: 'Скасувати замовлення' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Змінити доставку' })).toBeNull()
  })

  it('says until when the products wait for a transfer', async () => {
    await showOrder(awaitingTransfer)
    expect(screen.getByText(HELD)).toBeVisible()
  })

  it('names the company that it is ordered for', async () => {
    await showOrder(orderOf({ company: { name: 'ТОВ «Північ Буд»', edrpou: '37193071' } }))
    expect(definitionOf(checkout.company.title).textContent).toBe('ТОВ «Північ Буд», 37193071')
  })
})

describe('an invoice', () => {
  const showInvoice = (order: Order) =>
    show(
      <Invoice
        order={order}
        seller={{ name: 'ГАРТ', phone: null }}
        qr={null}
        inWords="Дві тисячі чотириста дев’яносто гривень 00 копійок"
        words={orders}
        checkoutWords={checkout}
        cartWords={cart}
        back="/"
        backText={orders.toOrder}
      />,
    )

  it('is made out to the company, with the buyer as the person to ask', async () => {
    const recipient = { name: 'Ігор', last_name: 'Ткач', phone: '+380 50 123 45 67' }
    await showInvoice(orderOf({ company: { name: 'ТОВ «Північ Буд»', edrpou: '37193071' }, recipient }))
    expect(definitionOf('Отримувач товару').textContent).toContain('Ігор Ткач')
    expect(definitionOf('Покупець').textContent).toBe('ТОВ «Північ Буд»')
    expect(definitionOf('Код ЄДРПОУ').textContent).toBe('37193071')
    expect(definitionOf('Контактна особа').textContent).toContain('Олена Бондар')
  })

  it('says until when the products wait for it to be paid', async () => {
    await showInvoice(awaitingTransfer)
    expect(screen.getByText(HELD)).toBeVisible()
  })

  it('is made out to the buyer otherwise', async () => {
    await showInvoice(orderOf())
    expect(definitionOf('Покупець').textContent).toContain('Олена Бондар')
    expect(screen.queryByText('Контактна особа')).toBeNull()
  })
})
