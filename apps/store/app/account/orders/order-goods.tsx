import type { OrderItem } from '@shop/contract'
import { useMoney } from '../../cart/money.ts'
import { Picture } from '../../catalogue/picture.tsx'
import { usePage } from '../../page.ts'
import { counted, fill } from '../../phrase.ts'
import { StoreLink } from '../../shell/store-link.tsx'
import type { CartWords } from '../../words/uk/cart.ts'
import type { OrdersWords } from '../../words/uk/orders.ts'

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
                {option === null ? fill(cartWords.code, { code }) : fill(cartWords.optionAndCode, { option, code })}
              </small>
            </td>
            <td className="order__figure">{counted(locale, cartWords.pieces, count)}</td>
            <td className="order__figure">{money(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
