import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { test as base } from '@playwright/test'
import { setStock, shopCommand } from './shop-command.ts'
import { type Goods, showProduct } from './shopper.ts'

/** Sizes of every product; the first one is what `makeGoods` names. */
const sizes = ['48', '50', '52', '54'] as const
/** Products of one import: it takes half a second, whatever their number. */
const IMPORTED = 40
const STOCK = 50

/** Imports new products, which no other test knows, and returns their codes. */
async function importProducts(): Promise<string[]> {
  const name = `T${randomBytes(4).toString('hex').toUpperCase()}`
  const codes = Array.from({ length: IMPORTED }, (_, index) => `${name}-${index + 1}`)
  const rows = codes.flatMap(code =>
    sizes.map(size => [
      `${code}-${size}`,
      code,
      code,
      'gloves',
      `Товар ${code}`,
      `Вещь ${code}`,
      `Item ${code}`,
      size,
      900,
      STOCK,
    ]),
  )
  const header = ['id', 'group', 'code', 'category', 'name_uk', 'name_ru', 'name_en', 'size', 'price', 'stock']
  const file = `${name}.csv`
  await writeFile(join(process.env.SHOP_E2E_DATA ?? '', file), [header, ...rows].join('\n'))
  for (;;) {
    try {
      await shopCommand('catalogue', 'import', file)
      return codes
    } catch (error) {
      // The other worker imports its products.
      if (!String(error).includes('Another import is running')) throw error
      await wait(50)
    }
  }
}

/** A size of a new product. */
export interface NewGoods extends Goods {
  /** Name of the product in the default language. */
  name: string
  code: string
}

interface TestFixtures {
  /** Makes a product that no other test has, with so many pieces of its first size. @default 50 */
  makeGoods: (left?: number) => Promise<NewGoods>
}
interface WorkerFixtures {
  /** Takes the code of a product that no test has had. */
  takeProduct: () => Promise<string>
}

/** Tests of the store under test with goods of their own. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  context: async ({ context }, use) => {
    await use(context)
    // `reuseContext` hands the context on as it is: a test that ends offline would start the next one offline.
    await context.setOffline(false)
  },
  takeProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures out of the pattern
    async ({}, use) => {
      let unused: string[] = []
      await use(async () => {
        if (unused.length === 0) unused = await importProducts()
        const code = unused.pop()
        if (code === undefined) throw new Error('The import made no products')
        return code
      })
    },
    { scope: 'worker' },
  ],
  makeGoods: ({ takeProduct, request }, use) =>
    use(async (left = STOCK) => {
      const code = await takeProduct()
      const [size] = sizes
      if (left !== STOCK) await setStock(code, size, left)
      const slug = `tovar-${code}-${code}`.toLowerCase()
      const { id, options } = await showProduct(request, 'gloves', slug)
      const option = options.find(({ name }) => name === size)
      if (!option) throw new Error(`${code} has no size ${size}`)
      return { url: `/gloves/${slug}`, name: `Товар ${code}`, code, product: id, option: option.id, size, left }
    }),
})
export { expect } from '@playwright/test'
