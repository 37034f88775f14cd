import { productCompare, productPieces, productShow } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, openShop, type Shop } from '../testing/shop.ts'

const jacket = (colour: string) => ({ page: 'jackets', product: `kurtka-robocha-travers-${colour}` })

describe.each(databases)('products that are bought together on %s', kind => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  const matchingOf = async (page: { page: string; product: string }) => {
    const { product } = await shop.ask(productShow, page)
    return shop.ask(productPieces, { ids: product.matching })
  }

  it('are of the same line and, where there is one, of the same colour', async () => {
    expect((await matchingOf(jacket('hrafit'))).map(({ product }) => product.code)).toEqual(['HT-2042', 'HT-3011'])
    // The bib overalls are not made in the same navy, but in another one.
    expect((await matchingOf(jacket('synii'))).map(({ product }) => product.code)).toEqual(['HT-2043', 'HT-3012'])
  })

  it('include the product itself for each of them, and nothing for a model without a line', async () => {
    const { product } = await shop.ask(productShow, jacket('hrafit'))
    for (const { product: other } of await matchingOf(jacket('hrafit'))) {
      const [, page = '', slug = ''] = other.url.split('/')
      expect((await shop.ask(productShow, { page, product: slug })).product.matching).toContain(product.id)
    }
    expect(await matchingOf({ page: 'jackets', product: 'kurtka-robocha-travers-zh-hrafit' })).toEqual([])
  })

  it('have sizes and a size chart, in the requested order, without what does not exist', async () => {
    const { product } = await shop.ask(productShow, jacket('hrafit'))
    const [trousers = 0] = product.matching
    const pieces = await shop.ask(productPieces, { ids: [trousers, 999_999, product.id, trousers] })
    expect(pieces.map(piece => piece.product.id)).toEqual([trousers, product.id])
    expect(pieces[1]).toMatchObject({ options: product.options, size_chart: product.size_chart })
  })

  it('are compared by their technical data', async () => {
    const { product } = await shop.ask(productShow, jacket('hrafit'))
    const ids = [...product.matching, product.id]
    const compared = await shop.ask(productCompare, { ids, lang: 'en' })
    expect(compared.map(one => one.product.id)).toEqual(ids)
    const english = (await shop.ask(productShow, { ...jacket('hrafit'), lang: 'en' })).product
    expect(compared.at(-1)).toMatchObject({
      technical_data: english.technical_data,
      characteristics: english.characteristics,
      options: english.options,
    })
  })
})
