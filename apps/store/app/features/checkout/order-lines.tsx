import type { Image } from '@shop/contract'
import { CartLine } from '@shop/ui/cart-line'
import { formatMessage, formatPlural } from '@shop/ui/messages/format'
import { Price } from '@shop/ui/price'
import { Picture } from '../../platform/pictures/picture.tsx'
import type { CartWords } from '../../platform/words/uk/cart.ts'
import { usePage } from '../../platform/words/use-page.ts'

interface OrderLine {
  id: number
  name: string
  option: string | null
  /** Shown under the name. */
  code?: string
  /** URL of the product page; without it the name is not linked. */
  url?: string
  image: Image
  count: number
  total: number
}

interface OrderLinesProps {
  lines: readonly OrderLine[]
  words: CartWords
}

/** Items of an order, before or after it is placed. */
export function OrderLines({ lines, words }: OrderLinesProps) {
  const { locale } = usePage()
  return lines.map(({ id, name, option, code, url, image, count, total }) => {
    const units = formatPlural(locale, words.units, count)
    return (
      <CartLine.Root key={id} size="small">
        <CartLine.Media>
          <Picture image={image} alt="" sizes="72px" />
        </CartLine.Media>
        <CartLine.Header>
          <div>
            <CartLine.Name href={url}>{name}</CartLine.Name>
            <CartLine.Description>
              {option === null ? units : formatMessage(words.optionAndUnits, { option, units })}
            </CartLine.Description>
            {code !== undefined && <CartLine.Description>{formatMessage(words.code, { code })}</CartLine.Description>}
          </div>
          <Price amount={total} size="small" />
        </CartLine.Header>
      </CartLine.Root>
    )
  })
}
