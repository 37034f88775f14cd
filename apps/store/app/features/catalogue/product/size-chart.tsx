import { formatMessage } from '@shop/ui/messages/format'
import { useShopUi } from '@shop/ui/provider'
import { SizeChart as Chart } from '@shop/ui/size-chart'
import { useBodyMeasures } from './body-measures.ts'
import type { ProductView } from './loader.server.ts'
import { sizeFor, valuesOf } from './size-chart-values.ts'

interface SizeChartProps {
  chart: NonNullable<ProductView['product']['sizeChart']>
  words: ProductView['words']
}

/** The unit in a caption: «см» of «Таблиця розмірів, см». */
const unitsIn = (caption: string, heading: string) =>
  caption.startsWith(heading) ? caption.slice(heading.length).replace(/^[\s,:]+/, '') : caption

/** Size chart; the shopper's own size is marked when this device stores the measures. */
export function SizeChart({ chart, words }: SizeChartProps) {
  const { messages } = useShopUi()
  const mine = sizeFor(chart, useBodyMeasures())
  return (
    <section className="section" id="sizes">
      <div className="section__header">
        <h2 data-text="h2">{words.sizeChart}</h2>
        <span data-text="muted">{unitsIn(chart.caption, words.sizeChart)}</span>
      </div>
      <Chart
        aria-label={words.sizeChart}
        caption={chart.caption}
        corner={words.sizeChartCorner}
        sizes={chart.sizes}
        rows={chart.rows.map(row => ({ name: row.name, values: valuesOf(row, messages.numbers.decimal) }))}
        ownSize={mine}
        ownSizeLabel={words.mySize}
      />
      {mine && (
        <p data-text="caption" className="size-chart__own-size">
          {formatMessage(messages.sizeAdvisor.advice, { size: mine })}
        </p>
      )}
    </section>
  )
}
