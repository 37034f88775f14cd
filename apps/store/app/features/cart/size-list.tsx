import './size-list.css'
import type { Option } from '@shop/contract'
import { isExactStock } from '@shop/contract/cart-rules'
import type { Locale } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { formatPlural } from '@shop/ui/messages/format'
import { Skeleton } from '@shop/ui/skeleton'
import type { CartWords } from '../../platform/words/uk/cart.ts'
import { useMoney } from '../../platform/words/use-money.ts'
import { usePage } from '../../platform/words/use-page.ts'
import type { Sizes } from './use-sizes.ts'

interface SizeListProps {
  sizes: Sizes
  /** The size that is chosen already. */
  current?: number | null
  /** The size that is being sent. */
  pending?: number | null
  words: CartWords
}

/** Sizes of a product with their stock, each a button that submits its form with the field `option_id`. */
export function SizeList({ sizes, current = null, pending = null, words }: SizeListProps) {
  const money = useMoney()
  const { locale } = usePage()
  if (sizes.status === 'failed')
    return (
      <div className="size-list__failed" role="alert">
        <p>{words.sizesFailed}</p>
        <Button onClick={sizes.retry}>{words.retry}</Button>
      </div>
    )
  if (sizes.status === 'loading')
    return (
      <div className="size-list" role="status" aria-label={words.sizesLoading}>
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <Skeleton key={index} />
        ))}
      </div>
    )
  const isOnePrice = new Set(sizes.sizes.map(({ price }) => price)).size < 2
  return (
    <ul className="size-list">
      {sizes.sizes.map(size => {
        const { id, name, price, availability, count_left } = size
        return (
          <li key={id}>
            <button
              type="submit"
              name="option_id"
              value={id}
              className="size-list__item"
              data-availability={availability}
              data-pending={pending === id ? '' : undefined}
              aria-current={current === id ? 'true' : undefined}
              disabled={availability === 'out_of_stock'}
            >
              <b>{name}</b>
              <span>{stockText(size, words, locale)}</span>
              {!isOnePrice && count_left > 0 && <span>{money(price)}</span>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The exact number where it is known. */
function stockText({ availability, count_left }: Option, words: CartWords, locale: Locale): string {
  if (availability === 'out_of_stock') return words.sizeSoldOut
  return isExactStock(count_left) ? formatPlural(locale, words.stockLeft, count_left) : words.sizeAvailable
}
