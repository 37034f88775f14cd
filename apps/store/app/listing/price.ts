/** Hryvnias from an address: whole or with kopiykas, never negative. */
function amountIn(value: string | null): number | undefined {
  const amount = Number(value?.replace(/\s/g, '').replace(',', '.'))
  return value && Number.isFinite(amount) && amount >= 0 && amount <= 10_000_000
    ? Math.round(amount * 100) / 100
    : undefined
}

/** The price asked for; ends that are the wrong way round ask for nothing. */
export function priceIn(search: URLSearchParams): { min?: number | undefined; max?: number | undefined } {
  const [min, max] = [amountIn(search.get('price_min')), amountIn(search.get('price_max'))]
  return min !== undefined && max !== undefined && min > max ? {} : { min, max }
}

/** What stands in an address as a price, to be shown in its fields as it was typed. */
export const typedPrice = (search: URLSearchParams): readonly [from: string, to: string] => [
  search.get('price_min') ?? '',
  search.get('price_max') ?? '',
]

/** What an address asks of the price; `null`: nothing at that end. */
export function chosenPrice(search: URLSearchParams): readonly [from: number | null, to: number | null] {
  const { min, max } = priceIn(search)
  return [min ?? null, max ?? null]
}
