import type { ProductView } from './product.server.ts'

interface SizeChartProps {
  chart: NonNullable<ProductView['product']['sizeChart']>
  words: ProductView['words']
}

/** What a caption adds to the heading: «см» of «Таблиця розмірів, см». */
const unitsIn = (caption: string, heading: string) =>
  caption.startsWith(heading) ? caption.slice(heading.length).replace(/^[\s,:]+/, '') : caption

/** Which size fits whom, as a table that scrolls in its own place. */
export function SizeChart({ chart, words }: SizeChartProps) {
  return (
    <section className="section" id="sizes">
      <div className="section__head">
        <h2 data-text="h2">{words.sizeChart}</h2>
        <span data-text="soft">{unitsIn(chart.caption, words.sizeChart)}</span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="sizes" tabIndex={0} aria-label={words.sizeChart}>
        <table>
          <caption data-visually-hidden="">{chart.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.sizeChartHead}</th>
              {chart.sizes.map(size => (
                <th key={size} scope="col">
                  {size}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={chart.sizes[index]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
