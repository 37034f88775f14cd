import { z } from 'zod'
import { callApi } from '../http-request.ts'

const Listed = z.object({
  data: z.object({
    products: z.object({ items: z.array(z.object({ id: z.int(), url: z.string(), options_count: z.int() })) }),
  }),
})
const Shown = z.object({
  data: z.object({ product: z.object({ options: z.array(z.object({ id: z.int(), count_left: z.int() })) }) }),
})

/** Sizes that orders are spread over: buyers of one and the same would only wait for each other. */
const SIZES = 500
/** Where the demo shop has goods in many sizes. */
const CATEGORIES = ['jackets', 'trousers', 'bibs', 'coveralls', 'hi-vis', 'rainwear', 'footwear', 'gloves']

export interface Goods {
  product_id: number
  option_id: number
  url: string
}

/** Sizes with enough pieces to be put into many carts, those of one product behind one another. */
export async function plentiful(address: string): Promise<[Goods, ...Goods[]]> {
  const found: Goods[] = []
  for (const page of CATEGORIES) {
    const { data } = Listed.parse(await callApi(address, '/api/page/show', { page, per_page: 100 }))
    for (const { id, url } of data.products.items) {
      const [, category, product] = url.split('/')
      const shown = Shown.parse(await callApi(address, '/api/product/show', { page: category, product }))
      for (const option of shown.data.product.options)
        if (option.count_left > 20) found.push({ product_id: id, option_id: option.id, url })
      if (found.length >= SIZES) break
    }
    if (found.length >= SIZES) break
  }
  const [first, ...others] = found
  if (!first) throw new Error('the demo shop has no option with more than 20 pieces')
  return [first, ...others]
}

const Added = z.object({ data: z.object({ cart_id: z.string() }) })

/** The number of the cart that an answer of `cart/add` tells. */
export const cartIdIn = (answer: unknown): string => Added.parse(answer).data.cart_id
