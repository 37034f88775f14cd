import type { Option } from '@shop/contract'
import { useEffect, useState } from 'react'
import { usePage } from '../../platform/words/use-page.ts'
import { loadSizes } from './load-sizes.ts'

/** `failed`: `retry` tries again. */
export type Sizes =
  | { status: 'loading' }
  | { status: 'ready'; sizes: readonly Option[] }
  | { status: 'failed'; retry: () => void }

/** The sizes of a product, requested as soon as they are wanted. */
export function useSizes(productId: number, isWanted: boolean): Sizes {
  const { locale } = usePage()
  const [attempt, setAttempt] = useState(0)
  const [sizes, setSizes] = useState<Sizes>({ status: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt is a request
  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    const show = (next: Sizes) => isCurrent && setSizes(next)
    loadSizes(productId, locale).then(
      found => show({ status: 'ready', sizes: found }),
      () => show({ status: 'failed', retry: () => setAttempt(before => before + 1) }),
    )
    return () => {
      isCurrent = false
    }
  }, [productId, isWanted, locale, attempt])
  return sizes
}
