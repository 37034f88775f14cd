import type { KitPiece } from '@shop/contract'
import { useEffect, useState } from 'react'
import { usePage } from '../../../platform/words/use-page.ts'
import { useBodyMeasures } from '../product/body-measures.ts'
import { sizeFor } from '../product/size-chart-values.ts'
import { sizeChartView } from '../product/size-chart-view.ts'
import { loadPieces } from './load-pieces.ts'

/** Names of sizes by product. */
export type AdvisedSizes = ReadonlyMap<number, string>

const none: AdvisedSizes = new Map()

/** The size of each product for the measures that are stored on this device; none without measures. */
export function useAdvisedSizes(ids: readonly number[]): AdvisedSizes {
  const { locale } = usePage()
  const measures = useBodyMeasures()
  const [pieces, setPieces] = useState<readonly KitPiece[]>([])
  const hasMeasures = Object.keys(measures).length > 0
  const key = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the ids
  useEffect(() => {
    if (!hasMeasures) return
    let isCurrent = true
    // Without an answer no size is advised.
    loadPieces(ids, locale).then(
      found => isCurrent && setPieces(found),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [hasMeasures, key, locale])
  if (!hasMeasures || pieces.length === 0) return none
  return new Map(
    pieces.flatMap(({ product, size_chart }) => {
      const size = size_chart && sizeFor(sizeChartView(size_chart), measures)
      return size ? [[product.id, size] as const] : []
    }),
  )
}
