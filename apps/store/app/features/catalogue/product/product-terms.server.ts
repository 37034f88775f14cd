import type { Product } from '@shop/contract'
import { formatMessage } from '@shop/ui/messages/format'
import type { ProductWords } from '../../../platform/words/uk/product.ts'
import type { mainContact } from '../../../shell/layout/shop-layout-view.ts'

interface Term {
  about: 'delivery' | 'returns' | 'warranty' | 'advice'
  title: string
  text: string
  phone?: { label: string; number: string }
}

/** What a buyer asks before pressing the button: how it comes, whether it can go back, how long it is vouched for, who advises. */
export function termsOf(
  product: Pick<Product, 'characteristics' | 'delivery_days' | 'return_excluded'>,
  { delivery, returns, noReturns, warranty, advice }: ProductWords['terms'],
  { phone, hours }: Pick<ReturnType<typeof mainContact>, 'phone' | 'hours'>,
): readonly Term[] {
  const term = product.characteristics.find(({ name }) => name === warranty.title)?.value
  const days = product.delivery_days.replace('-', '–')
  return [
    { about: 'delivery', ...delivery, title: formatMessage(delivery.title, { days }) },
    { about: 'returns', ...(product.return_excluded ? noReturns : returns) },
    ...(term ? [{ about: 'warranty' as const, ...warranty, title: `${warranty.title} ${term}` }] : []),
    ...(phone ? [{ about: 'advice' as const, title: advice, text: hours, phone }] : []),
  ]
}
