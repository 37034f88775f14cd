import type { Cart, CartLine as Line, Option } from '@shop/contract'
import { isExactStock, maxQuantityFor } from '@shop/contract/cart-rules'
import { AvailabilityLabel } from '@shop/ui/availability-label'
import { Button } from '@shop/ui/button'
import { CartLine } from '@shop/ui/cart-line'
import { InfoIcon } from '@shop/ui/icon'
import { LiveRegion } from '@shop/ui/live-region'
import { formatMessage, formatPlural } from '@shop/ui/messages/format'
import { Price } from '@shop/ui/price'
import { useShopUi } from '@shop/ui/provider'
import { QuantityStepper } from '@shop/ui/quantity-stepper'
import { useEffect, useRef, useState } from 'react'
import { usePrehydrationQueue } from '../../platform/hydration/prehydration-queue.ts'
import { useHydrated } from '../../platform/hydration/use-hydrated.ts'
import { Picture } from '../../platform/pictures/picture.tsx'
import type { CartWords } from '../../platform/words/uk/cart.ts'
import { useMoney } from '../../platform/words/use-money.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { CartForm } from './cart-form.tsx'
import { useCart } from './cart-provider.tsx'
import { LineActions, type RenderSaveForLater } from './line-actions.tsx'
import { RemovedLineRow } from './removed-line-row.tsx'
import { forgetRemoved, rememberRemoved, useRemovedLines } from './removed-lines.ts'
/** A cart line with its state in the flow. */
export interface CartLineItem extends Line {
  pending?: boolean
  /** Error of its last change. */
  errorMessage?: string | null
}

interface CartLinesProps {
  notices: Cart['notices']
  lines: readonly CartLineItem[]
  words: CartWords
  /** Heading level of the product names. */
  level: 2 | 3
  /** Sizes by product id, where the server has loaded them: without scripts. */
  sizes?: ReadonlyMap<number, readonly Option[]> | undefined
  saveForLater?: RenderSaveForLater | undefined
}

/** Others have bought what the line asks for. */
const isAboveStock = ({ count, count_left }: Line) => isExactStock(count_left) && count_left < count

/** Maximum quantity of a line. A quantity above the stock is kept until it is changed. */
const maxQuantityOf = ({ count, count_left }: Line) => Math.max(count, maxQuantityFor(count_left))

/** Product names for accessible labels, with the size when several lines have the same product. */
function controlNames(lines: readonly Line[]): Map<number, string> {
  const isUnique = (line: Line) => lines.every(other => other === line || other.name !== line.name)
  return new Map(
    lines.map(line => [line.id, isUnique(line) || line.option === null ? line.name : `${line.name}, ${line.option}`]),
  )
}

/** Cart lines below the backend's notices: less stock, changed price. */
export function CartLines({ notices, lines, words, level, sizes, saveForLater }: CartLinesProps) {
  const names = controlNames(lines)
  const list = useRef<HTMLUListElement>(null)
  const removals = useRemovedLines()
  const removed = removals.filter(({ id }) => lines.every(line => line.id !== id))
  const restored = removals.find(({ isRestoring, id }) => isRestoring && lines.some(line => line.id === id))?.id
  useEffect(() => {
    if (restored === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-line="${restored}"] a`)?.focus()
    forgetRemoved(restored)
  }, [restored])
  const rows = [
    ...lines.map(line => ({ line, id: line.id })),
    ...removed.map(gone => ({ gone, id: gone.id })),
  ].toSorted((one, other) => one.id - other.id)
  const last = removed.at(-1)
  return (
    <>
      {notices.length > 0 && (
        <div className="cart-notices" role="status">
          <InfoIcon />
          <div>
            <b>{words.changesTitle}</b>
            <ul>
              {notices.map(({ line_id, kind, text }) => (
                <li key={`${line_id} ${kind}`}>{text}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <LiveRegion
        message={last ? formatMessage(last.saved ? words.savedForLater : words.removed, { product: last.name }) : ''}
        messageKey={last?.id}
      />
      <ul className="cart-lines" ref={list}>
        {rows.map(row =>
          'gone' in row ? (
            <RemovedLineRow key={`gone ${row.id}`} line={row.gone} words={words} />
          ) : (
            <CartLineRow
              key={row.id}
              line={row.line}
              product={names.get(row.id) ?? row.line.name}
              words={words}
              level={level}
              sizes={sizes?.get(row.line.product_id)}
              saveForLater={saveForLater}
            />
          ),
        )}
      </ul>
    </>
  )
}

interface RowProps {
  line: CartLineItem
  /** Its name in accessible labels. */
  product: string
  words: CartWords
  level: 2 | 3
  sizes: readonly Option[] | undefined
  saveForLater: RenderSaveForLater | undefined
}

function CartLineRow({ line, product, words, level, sizes, saveForLater }: RowProps) {
  const { id, name, option, code, url, image, count, total, price, old_price, availability } = line
  const { locale } = usePage()
  const money = useMoney()
  const { messages } = useShopUi()
  const isFew = line.count_left > 0 && isAboveStock(line)
  return (
    <CartLine.Root pending={line.pending} data-line={id}>
      <CartLine.Media>
        <Picture image={image} alt="" sizes="104px" />
      </CartLine.Media>
      <CartLine.Header>
        <div>
          <CartLine.Name href={url} level={level}>
            {name}
          </CartLine.Name>
          <CartLine.Description>
            {option === null
              ? formatMessage(words.code, { code })
              : formatMessage(words.optionAndCode, { option, code })}
          </CartLine.Description>
          {availability === 'out_of_stock' && <AvailabilityLabel availability="out-of-stock" />}
          {isFew && <p className="cart-line__stock">{formatPlural(locale, words.stockLeft, line.count_left)}</p>}
        </div>
        <CartForm intent="remove" line={id} onCommand={() => rememberRemoved({ id, name: product, saved: null })}>
          <CartLine.Remove type="submit" product={product} />
        </CartForm>
      </CartLine.Header>
      <CartLine.Footer>
        <Quantity line={line} product={product} words={words} />
        <span className="cart-line__price">
          <Price amount={total} was={count === 1 ? old_price : null} size="small" />
          {count > 1 && (
            // Another price is another element: in a translated page React holds the old text only.
            <span key={price} data-text="caption">
              {old_price !== null && (
                <s>
                  <span data-visually-hidden="">{messages.price.was}</span>
                  {money(old_price)}
                </s>
              )}{' '}
              {formatMessage(words.pricePerPiece, { price: money(price) })}
            </span>
          )}
        </span>
      </CartLine.Footer>
      <LineActions {...{ line, product, words, sizes, saveForLater }} />
      {line.errorMessage && <CartLine.Error>{line.errorMessage}</CartLine.Error>}
    </CartLine.Root>
  )
}

/** Without scripts each button submits the new quantity; a typed one is submitted by «update». */
function Quantity({ line, product, words }: Omit<RowProps, 'level' | 'sizes' | 'saveForLater'>) {
  const { id, count } = line
  const { locale } = usePage()
  const cart = useCart()
  const isHydrated = useHydrated()
  const queue = usePrehydrationQueue<HTMLDivElement>()
  // The line stays as it is until the machine has loaded: the next press starts at what was asked for.
  const [asked, setAsked] = useState({ line, count })
  const submitProps = (to: number) =>
    isHydrated ? {} : ({ type: 'submit', name: 'to', value: to, tabIndex: 0 } as const)
  return (
    <CartForm intent="count" line={id} className="cart-line__quantity">
      {/* Enter in the field activates the form's first button: this one submits the typed quantity. */}
      <button type="submit" hidden={isHydrated} data-visually-hidden="" tabIndex={-1} aria-hidden="true" />
      <QuantityStepper.Root
        {...queue}
        size="small"
        name="count"
        product={product}
        value={asked.line === line ? asked.count : count}
        max={maxQuantityOf(line)}
        limitText={isAboveStock(line) ? formatPlural(locale, words.stockLeft, line.count_left) : undefined}
        onValueChange={next => {
          setAsked({ line, count: next })
          cart.send({ type: 'cart.setCount', lineId: id, count: next })
        }}
      >
        <QuantityStepper.Decrement {...submitProps(count - 1)} />
        <QuantityStepper.Input />
        <QuantityStepper.Increment {...submitProps(count + 1)} />
      </QuantityStepper.Root>
      <Button
        type="submit"
        variant="quiet"
        size="small"
        className="without-scripts"
        aria-label={formatMessage(words.updateProduct, { product })}
      >
        {words.update}
      </Button>
    </CartForm>
  )
}
