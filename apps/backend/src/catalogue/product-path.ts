/** Path of a product's page without the language. */
export const productPath = (category: string, product: string): string => `/${category}/${product}`
