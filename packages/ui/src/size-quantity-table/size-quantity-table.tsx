'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { useControlled } from '../internal/use-controlled.ts'
import { useValueReset } from '../internal/use-form-reset.ts'
import { visuallyHidden } from '../internal/visually-hidden.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { QuantityStepperRoot } from '../quantity-stepper/quantity-stepper.tsx'
import type { QuantityChangeReason } from '../quantity-stepper/stepper-context.ts'
import type { sizeQuantityTableData } from './size-quantity-table.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof sizeQuantityTableData>('size-quantity-table')

/** One size of a product. */
export interface SizeQuantityRow {
  /** Unique among the rows; the key of its quantity. */
  id: string
  /** Name of the size. */
  size: string
  /** Availability and price, beside the size or below it. */
  note: ReactNode
  /** Pieces that can be ordered; 0: the row has no input. */
  max: number
  /** Name of its form field. */
  name?: string | undefined
}

/** Quantities by id of the row; a missing one is 0. */
export type SizeQuantities = Readonly<Record<string, number>>

export interface SizeQuantityTableProps extends Omit<ComponentPropsWithRef<'table'>, 'children' | 'defaultValue'> {
  /** Accessible name of the table. */
  caption: string
  /** Headers of the columns. */
  headers: { size: string; quantity: string }
  /** Sizes from the smallest to the largest. */
  rows: readonly SizeQuantityRow[]
  /** Controlled quantities. */
  value?: SizeQuantities | undefined
  /** Initial quantities. @default none */
  defaultValue?: SizeQuantities | undefined
  /** Called with all quantities after one of them has changed; each is an integer in 0…max of its row. `cancel()` prevents it. */
  onValueChange?: ChangeHandler<SizeQuantities, QuantityChangeReason> | undefined
  /** Number of units and their price, in the last row. */
  total?: ReactNode
  /** Disables every input. @default false */
  disabled?: boolean | undefined
}

const nothing: SizeQuantities = {}

/**
 * Quantities of several sizes of one product: a row per size with a stepper that begins at 0. Renders a `<table>`.
 *
 * A table with headings both ways; each quantity is a spinbutton named after its size, a row without stock has no input. Announce
 * the total in a status of the page. Not for one size: use the option picker and the quantity stepper.
 */
export function SizeQuantityTable(props: SizeQuantityTableProps) {
  const {
    caption,
    headers,
    rows,
    value,
    defaultValue = nothing,
    onValueChange,
    total,
    disabled = false,
    ...rest
  } = props
  const [quantities, setQuantities] = useControlled(value, defaultValue, onValueChange)
  const inForm = useValueReset(quantities, setQuantities)
  return (
    <table {...rest} {...attrs('root')}>
      <caption {...visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{headers.size}</th>
          <th scope="col">{headers.quantity}</th>
        </tr>
      </thead>
      <tbody ref={inForm}>
        {rows.map(({ id, size, note, max, name }) => {
          const quantity = quantities[id] ?? 0
          return (
            <tr
              key={id}
              data-chosen={dataAttr(quantity > 0 && max > 0)}
              data-disabled={dataAttr(max === 0)}
              {...attrs('row')}
            >
              <th scope="row">
                <span {...attrs('heading')}>
                  <span {...attrs('size')}>{size}</span> <span {...attrs('note')}>{note}</span>
                </span>
              </th>
              <td {...attrs('quantity')}>
                {max > 0 ? (
                  <QuantityStepperRoot
                    size="small"
                    product={`${headers.size} ${size}`}
                    min={0}
                    max={max}
                    value={quantity}
                    onValueChange={(next, { reason, event, cancel }) => {
                      // The table resets all of them at once.
                      if (reason === 'reset') return
                      if (!setQuantities({ ...quantities, [id]: next }, reason, event)) cancel()
                    }}
                    name={name}
                    disabled={disabled}
                  />
                ) : (
                  '—'
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <tr>
            <td colSpan={2} {...attrs('total')}>
              {total}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
