import { formatMessage } from '@shop/ui/messages/format'
import { useShopUi } from '@shop/ui/provider'
import type { CSSProperties } from 'react'
import { useChosenSize } from './chosen-size.ts'
import type { ProductView } from './loader.server.ts'
import { valuesOf } from './size-chart-values.ts'

export interface DimensionLinesProps {
  product: Pick<ProductView['product'], 'id' | 'lines' | 'sizeChart'>
  words: Pick<ProductView['words'], 'centimetres' | 'sizeIs'>
}

/** Measurements of the garment over its picture: of the chosen size, before that of the middle one. The size chart has them as text. */
export function DimensionLines({ product: { id, lines, sizeChart }, words }: DimensionLinesProps) {
  const { messages } = useShopUi()
  const chosen = useChosenSize(id)
  if (!sizeChart || lines.length === 0) return null
  const { sizes, rows } = sizeChart
  const own = chosen === null ? -1 : sizes.indexOf(chosen)
  const index = own < 0 ? Math.floor((sizes.length - 1) / 2) : own
  return (
    <div className="dimensions" aria-hidden="true">
      {lines.map(({ row: rowId, direction, from, to, at }) => {
        const row = rows.find(({ id }) => id === rowId)
        const value = row && valuesOf(row, messages.numbers.decimal)[index]
        const style: CSSProperties =
          direction === 'vertical'
            ? { insetBlock: `${from}% ${100 - to}%`, left: `${at}%` }
            : { left: `${from}%`, right: `${100 - to}%`, insetBlockStart: `${at}%` }
        return (
          value && (
            <span key={rowId} data-direction={direction} style={style}>
              <b dir="auto">{formatMessage(words.centimetres, { value })}</b>
            </span>
          )
        )
      })}
      <i>{formatMessage(words.sizeIs, { size: sizes[index] ?? '' })}</i>
    </div>
  )
}
