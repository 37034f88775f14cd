/** Path of a product's page without the language. */
export const productPath = (category: string, product: string): string => `/${category}/${product}`

/** Path of a product's page with a size chosen. Sizes of different prices have addresses of their own; otherwise the page is theirs. */
export const sizePath = (path: string, size: string | null, prices: readonly number[]): string =>
  size !== null && new Set(prices).size > 1 ? `${path}?${new URLSearchParams({ size })}` : path
