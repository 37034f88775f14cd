import { isExactStock } from '@shop/contract/cart-rules'
import { z } from 'zod'
import { callApi } from '../http-request.ts'

const Listed = z.object({
  data: z.object({
    products: z.object({
      items: z.array(z.object({ name: z.string(), variants: z.array(z.object({ id: z.int(), url: z.string() })) })),
    }),
  }),
})
const Shown = z.object({
  data: z.object({ product: z.object({ options: z.array(z.object({ id: z.int(), count_left: z.int() })) }) }),
})

/** Orders are spread over this many options, because orders of one option wait for its lock. */
const SIZES = 500
/** Categories with many options. */
const CATEGORIES = ['jackets', 'trousers', 'bibs', 'coveralls', 'hi-vis', 'rainwear', 'footwear', 'gloves']

export interface Goods {
  product_id: number
  option_id: number
  url: string
  name: string
}

/** Options with a large stock, grouped by product. */
export async function plentifulOptions(address: string): Promise<[Goods, ...Goods[]]> {
  const found: Goods[] = []
  for (const page of CATEGORIES) {
    const { data } = Listed.parse(await callApi(address, '/api/page/show', { page, per_page: 100 }))
    const products = data.products.items.flatMap(({ name, variants }) =>
      variants.map(variant => ({ ...variant, name })),
    )
    for (const { id, url, name } of products) {
      const [, category, product] = url.split('/')
      const shown = Shown.parse(await callApi(address, '/api/product/show', { page: category, product }))
      for (const option of shown.data.product.options)
        if (!isExactStock(option.count_left)) found.push({ product_id: id, option_id: option.id, url, name })
      if (found.length >= SIZES) break
    }
    if (found.length >= SIZES) break
  }
  const [first, ...others] = found
  if (!first) throw new Error('the demo shop has no option with a large stock')
  return [first, ...others]
}

const Added = z.object({ data: z.object({ cart_id: z.string() }) })

/** `cart_id` of a response of `cart/add`. */
export const cartIdIn = (answer: unknown): string => Added.parse(answer).data.cart_id
