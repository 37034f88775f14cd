import type { Product, Settings } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { formatMessage, pluralForm } from '@shop/ui/messages/format'
import type { ProductWords } from '../../../platform/words/uk/product.ts'
import { mainContact } from '../../../shell/layout/shop-layout-view.ts'

interface Term {
  about: 'delivery' | 'payment' | 'instalments' | 'returns' | 'warranty' | 'advice'
  title: string
  text: string
  phone?: { label: string; number: string }
}

/**
 * What a buyer asks before pressing the button: how it comes, where it can be collected, how it is paid, what a month costs, whether it
 * can go back, how long it is vouched for, who advises.
 */
export function termsOf(
  product: Pick<Product, 'characteristics' | 'delivery_days' | 'return_excluded' | 'instalment' | 'price_from'>,
  { delivery, payment, instalments, returns, noReturns, warranty, advice }: ProductWords['terms'],
  settings: Pick<Settings, 'contacts' | 'pickup' | 'payment_marks'>,
  locale: Locale,
  money: (amount: number) => string,
): readonly Term[] {
  const { phone, hours } = mainContact(settings)
  const { pickup: place = '', payment_marks: marks = [] } = settings
  const pickup = place && formatMessage(delivery.pickup, { place })
  const term = product.characteristics.find(({ name }) => name === warranty.title)?.value
  const days = product.delivery_days.replace('-', '–')
  const { instalment: month } = product
  const amount = month ? money(month.amount) : ''
  return [
    {
      about: 'delivery',
      title: formatMessage(delivery.title, { days }),
      text: [delivery.text, pickup].filter(Boolean).join(' '),
    },
    ...(marks.length > 0 ? [{ about: 'payment' as const, title: payment, text: marks.join(' · ') }] : []),
    ...(month
      ? [
          {
            about: 'instalments' as const,
            title: instalments.title,
            text: formatMessage(pluralForm(locale, instalments.text, month.count), {
              count: month.count,
              amount: product.price_from === null ? amount : formatMessage(instalments.from, { amount }),
            }),
          },
        ]
      : []),
    { about: 'returns', ...(product.return_excluded ? noReturns : returns) },
    ...(term ? [{ about: 'warranty' as const, ...warranty, title: `${warranty.title} ${term}` }] : []),
    ...(phone ? [{ about: 'advice' as const, title: advice, text: hours, phone }] : []),
  ]
}
