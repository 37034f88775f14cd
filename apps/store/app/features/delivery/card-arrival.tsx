import { TruckIcon } from '@shop/ui/icon'
import { ProductCard } from '@shop/ui/product-card'
import { useEffect, useState } from 'react'
import { useCity } from '../../platform/browser/remembered-city.ts'
import { importOptional } from '../../platform/errors/chunk-reload.ts'
import { useLocale } from '../../platform/words/use-locale.ts'
import type { Arrival } from './load-arrival.ts'

/** The days of delivery on a card. Nothing until the city is known, which cached HTML does not tell. */
export function CardArrival({ productId }: { productId: number }) {
  const locale = useLocale()
  const { ref, label } = useCity() ?? {}
  const [arrival, setArrival] = useState<Arrival | null>(null)
  useEffect(() => {
    if (!ref || !label) return setArrival(null)
    let isCurrent = true
    importOptional(() => import('./load-arrival.ts'))
      .then(({ loadArrival }) => loadArrival(productId, { ref, label }, locale))
      .then(
        loaded => isCurrent && setArrival(loaded),
        () => undefined, // the product's page tells it
      )
    return () => {
      isCurrent = false
    }
  }, [productId, locale, ref, label])
  return (
    arrival && (
      <ProductCard.Arrival title={arrival.label}>
        <TruckIcon size="small" />
        <span aria-hidden="true">{arrival.days}</span>
        <span data-visually-hidden="">{arrival.label}</span>
      </ProductCard.Arrival>
    )
  )
}
