import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importCycles, importFault, importGraph, importsOf, importsTheme } from './import-rules.ts'
import { filesBelow, root } from './source-files.ts'

const files = ['packages', 'apps', 'tools']
  .flatMap(filesBelow)
  .filter(file => /\.(ts|tsx)$/.test(file) && file !== 'tools/import-rules.test.ts')

describe('the import rules', () => {
  it('hold for every module of the workspace', () => {
    const faults = files.flatMap(file =>
      importsOf(readFileSync(join(root, file), 'utf8')).flatMap(found => {
        const fault = importFault(file, found) ?? (importsTheme(file, found) ? 'components import no look' : null)
        return fault ? [`${file}: ${found.specifier}: ${fault}`] : []
      }),
    )
    expect(faults).toEqual([])
    expect(files.length).toBeGreaterThan(100)
  })

  it.each([
    ['packages/ui/src/price/price.tsx', "import { Cart } from '@shop/contract'"],
    ['packages/ui/src/price/price.tsx', "import { createActor } from 'xstate'"],
    ['packages/contract/src/cart.ts', "export * from '@shop/flows'"],
    ['packages/flows/src/cart/machine.ts', "import { useState } from 'react'"],
    ['packages/flows/src/cart/machine.ts', "import type { Db } from '@shop/backend'"],
    ['packages/flows/src/cart/machine.ts', "import fs from 'node:fs'"],
    ['packages/flows/src/cart/machine.ts', "import { x } from '../../../ui/src/price/index.ts'"],
    ['apps/backend/src/cart/calls.ts', "const { renderToString } = await import('react-dom/server')"],
    ['apps/store/app/cart/cart-page.tsx', "import { WishlistToggle } from '../wishlist/wishlist-toggle.tsx'"],
    ['apps/backend/src/delivery/calls.ts', "import { settingsRows } from '../seed/demo-content.ts'"],
    ['apps/backend/src/api.ts', "import { seedDemo } from './seed/seed-demo.ts'"],
    [
      'apps/backend/src/checkout/submit.ts',
      "import { demoCarrier } from '../adapters/carrier/demo-directory/index.ts'",
    ],
    ['apps/store/app/routes/home.tsx', "import { createBackend } from '@shop/backend'"],
    ['apps/store/app/routes/cart.tsx', "import { messages } from '@shop/contract'"],
    ['packages/flows/src/cart/machine.ts', "import { type Cart, couponStates } from '@shop/contract'"],
  ])('reject %s with %s', (file, text) => {
    const [found] = importsOf(text)
    expect(found && importFault(file, found)).toBeTruthy()
  })

  it.each([
    ['apps/backend/src/seed/seed-demo.ts', "import { goodsRows } from './goods-rows.ts'"],
    ['apps/backend/src/index.ts', "import { seedDemo } from './seed/seed-demo.ts'"],
    ['apps/store/app/cart/add-several.server.ts', "import { messages } from '@shop/contract'"],
    ['packages/flows/src/cart/machine.ts', "import type { Cart } from '@shop/contract'"],
    ['apps/store/app/routes/cart.tsx', "import { messages } from '@shop/contract/messages'"],
    ['apps/backend/src/backend.ts', "import { demoCarrier } from './adapters/carrier/demo-directory/index.ts'"],
    ['apps/backend/src/cart/coupon.test.ts', "import { couponRows } from '../seed/demo-content.ts'"],
  ])('allow %s with %s', (file, text) => {
    const [found] = importsOf(text)
    expect(found && importFault(file, found)).toBeNull()
  })

  it('reject a component that imports the theme', () => {
    const [found] = importsOf("import '../theme/theme.css.ts'")
    expect(found && importsTheme('packages/ui/src/price/price.tsx', found)).toBe(true)
  })

  it('allow type imports of the backend in pages', () => {
    const [found] = importsOf("import type { Backend } from '@shop/backend'")
    expect(found && importFault('apps/store/app/context.ts', found)).toBeNull()
  })

  it('parse multi-line imports and ignore comments', () => {
    expect(
      importsOf("// import a from 'b'\nimport {\n  c,\n  d,\n} from './e.ts'\nexport * as F from './f.ts'"),
    ).toEqual([
      { specifier: './e.ts', type: false },
      { specifier: './f.ts', type: false },
    ])
  })
})

describe('import cycles', () => {
  const cyclesOf = (texts: Record<string, string>) => importCycles(importGraph(new Map(Object.entries(texts))))

  it('do not exist in the store', () => {
    const modules = files.filter(file => file.startsWith('apps/store/app/'))
    expect(modules.length).toBeGreaterThan(100)
    const texts = new Map(modules.map(file => [file, readFileSync(join(root, file), 'utf8')]))
    expect(importCycles(importGraph(texts)).map(cycle => cycle.join(' → '))).toEqual([])
  })

  it('are found through type imports, dynamic imports and re-exports', () => {
    expect(
      cyclesOf({
        'app/a.ts': "import type { B } from './b/b.ts'",
        'app/b/b.ts': "const load = () => import('../c.ts')",
        'app/c.ts': "export { A } from './a.ts'",
        'app/d.ts': "import { A } from './a.ts'",
      }),
    ).toEqual([['app/a.ts', 'app/b/b.ts', 'app/c.ts', 'app/a.ts']])
  })

  it('are not found where two modules import a third', () => {
    expect(
      cyclesOf({ 'a.ts': "import './c.ts'", 'b.ts': "import './a.ts'\nimport './c.ts'", 'c.ts': "import 'react'" }),
    ).toEqual([])
  })
})
