import type { CartLine as Line } from '@shop/contract'
import { AvailabilityLabel } from '@shop/ui/availability-label'
import { Button } from '@shop/ui/button'
import { CartLine } from '@shop/ui/cart-line'
import { Price } from '@shop/ui/price'
import { QuantityStepper } from '@shop/ui/quantity-stepper'
import { Picture } from '../goods/picture.tsx'
import { fill } from '../phrase.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import { useCartCommands } from '../wiring/cart-commands.ts'
import type { CartWords } from '../words/uk/cart.ts'
import { CartForm } from './cart-form.tsx'
import { useMoney } from './money.ts'

/** A line as it is shown; `pending` and `error` come with a command of the flow. */
export interface ShownLine extends Line {
  pending?: boolean
  /** Why the last change of it came to nothing, in words. */
  problem?: string | null
}

interface CartLinesProps {
  lines: readonly ShownLine[]
  words: CartWords
  /** Level of the goods' headings. */
  level: 2 | 3
}

/** Beyond this the wire does not say how many are left. */
const COUNTED = 20

/** Most pieces a line can be set to: what is left, as far as that is told. */
const mostOf = ({ count, count_left }: Line) => (count_left > COUNTED ? 999 : Math.max(count_left, count))

/** Names of goods as controls use them: with the size where one model stands in two lines. */
export function controlNames(lines: readonly Line[]): Map<number, string> {
  const isAlone = (line: Line) => lines.every(other => other === line || other.name !== line.name)
  return new Map(
    lines.map(line => [line.id, isAlone(line) || line.option === null ? line.name : `${line.name}, ${line.option}`]),
  )
}

export function CartLines({ lines, words, level }: CartLinesProps) {
  const names = controlNames(lines)
  return (
    <ul className="cartlines">
      {lines.map(line => (
        <CartLineRow key={line.id} line={line} product={names.get(line.id) ?? line.name} words={words} level={level} />
      ))}
    </ul>
  )
}

interface RowProps {
  line: ShownLine
  /** Its name among the controls. */
  product: string
  words: CartWords
  level: 2 | 3
}

function CartLineRow({ line, product, words, level }: RowProps) {
  const { id, name, option, code, url, image, count, total, price, old_price, availability } = line
  const money = useMoney()
  const isFew = line.count_left > 0 && line.count_left < count
  return (
    <CartLine.Root pending={line.pending}>
      <CartLine.Media>
        <Picture image={image} alt="" sizes="104px" />
      </CartLine.Media>
      <CartLine.Top>
        <div>
          <CartLine.Name href={url} level={level}>
            {name}
          </CartLine.Name>
          <CartLine.Note>
            {option === null ? fill(words.code, { code }) : fill(words.optionAndCode, { option, code })}
          </CartLine.Note>
          {availability === 'out_of_stock' && <AvailabilityLabel availability="out-of-stock" />}
          {isFew && <p className="cartline__few">{fill(words.left, { count: line.count_left })}</p>}
        </div>
        <CartForm intent="remove" line={id}>
          <CartLine.Remove type="submit" product={product} />
        </CartForm>
      </CartLine.Top>
      <CartLine.Bottom>
        <Quantity line={line} product={product} words={words} />
        <span className="cartline__price">
          <Price amount={total} was={count === 1 ? old_price : null} size="small" />
          {count > 1 && <span data-text="caption">{fill(words.each, { price: money(price) })}</span>}
        </span>
      </CartLine.Bottom>
      {line.problem && (
        <p className="cartline__problem" role="alert">
          {line.problem}
        </p>
      )}
    </CartLine.Root>
  )
}

/** Without scripts each button says what the number becomes; a typed number goes with «update». */
function Quantity({ line, product, words }: Omit<RowProps, 'level'>) {
  const { id, count } = line
  const take = useCartCommands()
  const isRunning = useHydrated()
  const sending = (to: number) => (isRunning ? {} : ({ type: 'submit', name: 'to', value: to, tabIndex: 0 } as const))
  return (
    <CartForm intent="count" line={id} className="cartline__count">
      {/* The first button of a form answers Enter in its field: this one takes the number as it was typed. */}
      <button type="submit" hidden={isRunning} data-visually-hidden="" tabIndex={-1} aria-hidden="true" />
      <QuantityStepper.Root
        size="small"
        name="count"
        product={product}
        value={count}
        max={mostOf(line)}
        onValueChange={next => take({ intent: 'count', id, count: next })}
      >
        <QuantityStepper.Decrement {...sending(count - 1)} />
        <QuantityStepper.Input />
        <QuantityStepper.Increment {...sending(count + 1)} />
      </QuantityStepper.Root>
      <Button
        type="submit"
        variant="quiet"
        size="small"
        className="without-scripts"
        aria-label={fill(words.updateOf, { product })}
      >
        {words.update}
      </Button>
    </CartForm>
  )
}
