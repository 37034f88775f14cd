import type { Product } from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { formatMessage, pluralForm } from '@shop/ui/messages/format'
import type { ProductWords } from '../../../platform/words/uk/product.ts'
import type { mainContact } from '../../../shell/layout/shop-layout-view.ts'

interface Term {
  about: 'delivery' | 'instalments' | 'returns' | 'warranty' | 'advice'
  title: string
  text: string
  phone?: { label: string; number: string }
}

/**
 * What a buyer asks before pressing the button: how it comes, what a month costs, whether it can go back, how long it is vouched for, who
 * advises.
 */
export function termsOf(
  product: Pick<Product, 'characteristics' | 'delivery_days' | 'return_excluded' | 'instalment' | 'price_from'>,
  { delivery, instalments, returns, noReturns, warranty, advice }: ProductWords['terms'],
  { phone, hours }: Pick<ReturnType<typeof mainContact>, 'phone' | 'hours'>,
  locale: Locale,
  money: (amount: number) => string,
): readonly Term[] {
  const term = product.characteristics.find(({ name }) => name === warranty.title)?.value
  const days = product.delivery_days.replace('-', '–')
  const { instalment: month } = product
  const amount = month ? money(month.amount) : ''
  return [
    { about: 'delivery', ...delivery, title: formatMessage(delivery.title, { days }) },
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
