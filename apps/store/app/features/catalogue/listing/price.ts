/** Parses hryvnias, with kopiykas or without, never negative. */
function amountIn(value: string | null): number | undefined {
  const amount = Number(value?.replace(/\s/g, '').replace(',', '.'))
  return value && Number.isFinite(amount) && amount >= 0 && amount <= 10_000_000
    ? Math.round(amount * 100) / 100
    : undefined
}

/** Parses the price range; a minimum above the maximum is ignored. */
export function priceIn(search: URLSearchParams): { min?: number | undefined; max?: number | undefined } {
  const [min, max] = [amountIn(search.get('price_min')), amountIn(search.get('price_max'))]
  return min !== undefined && max !== undefined && min > max ? {} : { min, max }
}

/** The price range as typed, for the input fields. */
export const typedPrice = (search: URLSearchParams): readonly [from: string, to: string] => [
  search.get('price_min') ?? '',
  search.get('price_max') ?? '',
]

/** The applied price range; `null`: open at that end. */
export function chosenPrice(search: URLSearchParams): readonly [from: number | null, to: number | null] {
  const { min, max } = priceIn(search)
  return [min ?? null, max ?? null]
}
