import type { OrderItem } from '@shop/contract'
import { formatMessage, formatPlural } from '@shop/ui/messages/format'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { Picture } from '../../../platform/pictures/picture.tsx'
import type { CartWords } from '../../../platform/words/uk/cart.ts'
import type { OrdersWords } from '../../../platform/words/uk/orders.ts'
import { useMoney } from '../../../platform/words/use-money.ts'
import { usePage } from '../../../platform/words/use-page.ts'

interface OrderGoodsProps {
  items: readonly OrderItem[]
  words: OrdersWords
  cartWords: CartWords
}

/** The goods of an order as a table. */
export function OrderGoods({ items, words, cartWords }: OrderGoodsProps) {
  const { locale } = usePage()
  const money = useMoney()
  return (
    <table className="order__goods">
      <caption data-visually-hidden="">{words.goods}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {words.product}
          </th>
          <th scope="col">{words.count}</th>
          <th scope="col">{words.sum}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ line_id, name, url, option, code, image, count, total }) => (
          <tr key={line_id}>
            <td className="order__picture">
              <Picture image={image} alt="" sizes="56px" />
            </td>
            <td>
              <StoreLink href={url} data-text="link">
                {name}
              </StoreLink>
              <small>
                {option === null
                  ? formatMessage(cartWords.code, { code })
                  : formatMessage(cartWords.optionAndCode, { option, code })}
              </small>
            </td>
            <td className="order__figure">{formatPlural(locale, cartWords.units, count)}</td>
            <td className="order__figure">{money(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
