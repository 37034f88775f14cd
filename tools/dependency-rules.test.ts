import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import { beforeAll, describe, expect, it } from 'vitest'
import rules from './dependency-rules.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

/** Rule, file, and an import that the rule forbids it. */
const forbidden = [
  ['packages', 'packages/ui/src/price/a.ts', "import type { Cart } from '@shop/contract'"],
  ['packages', 'packages/contract/src/a.ts', "export * from '@shop/flows'"],
  ['packages', 'packages/flows/src/cart/a.ts', "import type { Backend } from '@shop/backend'"],
  ['packages', 'packages/flows/src/cart/a.test.ts', "import { Price } from '@shop/ui'"],
  ['packages', 'packages/flows/src/cart/b.stories.tsx', "import { Backend } from '@shop/backend'"],
  ['packages', 'apps/backend/src/cart/a.ts', "import { machine } from '@shop/flows'"],
  ['packages', 'tools/a.ts', "import { Price } from '@shop/ui'"],
  ['packages', 'packages/new/src/a.ts', "import { Price } from '@shop/ui'"],
  ['relative-imports', 'packages/flows/src/cart/b.ts', "import { Cart } from '../../../contract/src/index.ts'"],
  ['relative-imports', 'packages/flows/src/cart/c.ts', "import '../../../../tools/a.ts'"],
  ['relative-imports', 'packages/flows/src/cart/b.test.ts', "import { Cart } from '../../../contract/src/index.ts'"],
  ['backend-types', 'apps/store/app/b.ts', "import { Backend } from '@shop/backend'"],
  ['schemas', 'apps/store/app/c.ts', "import { Cart } from '@shop/contract'"],
  ['schemas', 'packages/flows/src/cart/d.ts', "import type { Cart } from '@shop/contract'\nimport '@shop/contract'"],
  ['react', 'apps/backend/src/cart/b.ts', "const { renderToString } = await import('react-dom/server')"],
  ['react', 'packages/contract/src/b.ts', "import type { ReactNode } from 'react'"],
  ['react', 'packages/flows/src/cart/e.ts', "import { useState } from 'react'"],
  ['ui-libraries', 'packages/ui/src/price/b.ts', "import { createActor } from 'xstate'"],
  ['node-builtins', 'packages/flows/src/cart/f.ts', "import fs from 'node:fs'"],
  ['theme', 'packages/ui/src/price/c.ts', "import '../theme/theme.css.ts'"],
  ['theme', 'packages/ui/src/price/d.ts', "import './price.css'"],
  ['backend-floors', 'apps/backend/src/db/schema/a.ts', "import type { State } from '../../payment/state.ts'"],
  ['backend-floors', 'apps/backend/src/payment/a.ts', "export * from '../checkout/submit.ts'"],
  ['backend-floors', 'apps/backend/src/cart/c.ts', "import { show } from '../wishlist/calls.ts'"],
  ['backend-floors', 'apps/backend/src/new/a.ts', "import '../payment/state.ts'"],
  ['backend-loose-files', 'apps/backend/src/cart/d.ts', "import type { Backend } from '../index.ts'"],
  ['backend-testing', 'apps/backend/src/cart/e.ts', "import { shop } from '../testing/shop.ts'"],
  ['backend-testing', 'apps/backend/src/testing/b.ts', "import '../../../../tools/a.ts'"],
  ['backend-seed', 'apps/backend/src/api.ts', "import { seedDemo } from './seed/seed-demo.ts'"],
  ['backend-adapters', 'apps/backend/src/backend.ts', "import { liqPay } from './adapters/payment/liqpay.ts'"],
  ['backend-adapters', 'apps/backend/src/seed/a.ts', "import { liqPay } from '../adapters/payment/liqpay.ts'"],
  ['backend-mail-templates', 'apps/backend/src/mail/a.ts', "import { Layout } from './templates/layout.ts'"],
  ['store-floors', 'apps/store/app/features/cart/a.ts', "import type { Route } from '../../routes/cart.tsx'"],
  ['store-floors', 'apps/store/app/features/cart/b.ts', "import { root } from '../../root.tsx'"],
  ['store-floors', 'apps/store/app/shell/a.ts', "import { cart } from '../features/cart/index.ts'"],
  ['store-floors', 'apps/store/app/shell/b.ts', "import { root } from '../root.tsx'"],
  ['store-floors', 'apps/store/app/platform/a.ts', "const load = () => import('../shell/header.tsx')"],
  ['store-floors', 'apps/store/app/platform/b.ts', "import type { Cart } from '../features/cart/index.ts'"],
  ['store-features', 'apps/store/app/features/cart/c.ts', "import type { List } from '../wishlist/index.ts'"],
  ['store-features', 'apps/store/app/routes/a.ts', "import { Cart } from '../features/cart/cart-page.tsx'"],
  ['store-features', 'apps/store/app/features/wishlist/a.ts', "import { Cart } from '../cart/cart-page.tsx'"],
  ['store-features', 'apps/store/app/features/gifts/a.ts', "import { forms } from '../../platform/forms.ts'"],
  ['store-features', 'apps/store/server/a.ts', "import { Cart } from '../app/features/cart/cart-page.tsx'"],
  ['circles', 'apps/store/app/circle/a.ts', "import type { B } from './b.ts'"],
] as const

const allowed = [
  ['packages/flows/src/cart/g.ts', "import type { Cart } from '@shop/contract'\nexport * from './h.ts'"],
  ['packages/flows/src/react/a.ts', "import { useState } from 'react'"],
  ['packages/flows/src/cart/a.stories.tsx', "import { Price } from '@shop/ui'"],
  ['packages/ui/src/theme/theme.css.ts', "import './values.ts'"],
  [
    'apps/backend/src/cart/f.test.ts',
    "import '../../../../tools/a.ts'\nimport '../seed/seed-demo.ts'\nimport '../index.ts'",
  ],
  ['apps/backend/src/checkout/a.ts', "import type { State } from '../payment/state.ts'"],
  ['apps/backend/src/mail/templates/a.ts', "import { Html } from '@react-email/html'"],
  ['apps/backend/src/index.ts', "import './seed/seed-demo.ts'\nimport './checkout/submit.ts'"],
  ['apps/backend/src/open-adapters.ts', "import './adapters/payment/liqpay.ts'"],
  ['apps/store/app/d.ts', "import type { Backend } from '@shop/backend'"],
  ['apps/store/app/e.server.ts', "import { Cart } from '@shop/contract'"],
  ['apps/store/app/f.ts', "import { messages } from '@shop/contract/messages'"],
  ['apps/store/app/routes/cart.tsx', "import '../features/cart/index.ts'\nimport '../shell/header.tsx'"],
  ['apps/store/app/features/cart/index.ts', "import './cart-page.tsx'\nimport '../../platform/forms.ts'"],
  ['apps/store/app/features/cart/d.ts', "import '../../shell/header.tsx'"],
  [
    'apps/store/app/features/wishlist/b.ts',
    "import '../cart/index.ts'\nconst load = () => import('../cart/cart-page.tsx')",
  ],
  ['apps/store/app/features/cart/d.test.ts', "import '../wishlist/index.ts'\nimport '../../routes/cart.tsx'"],
  ['apps/store/app/testing/page.tsx', "import '../routes/cart.tsx'"],
] as const

/** Imported above. The circle is one of a type import, a dynamic import and an export. */
const others = [
  ['apps/store/app/circle/b.ts', "const load = () => import('./c.ts')"],
  ['apps/store/app/circle/c.ts', "export { A } from './a.ts'"],
  ...[
    'apps/backend/src/adapters/payment/liqpay.ts',
    'apps/backend/src/checkout/submit.ts',
    'apps/backend/src/mail/templates/layout.ts',
    'apps/backend/src/payment/state.ts',
    'apps/backend/src/seed/seed-demo.ts',
    'apps/backend/src/testing/shop.ts',
    'apps/backend/src/wishlist/calls.ts',
    'apps/store/app/features/cart/cart-page.tsx',
    'apps/store/app/features/wishlist/index.ts',
    'apps/store/app/platform/forms.ts',
    'apps/store/app/root.tsx',
    'apps/store/app/shell/header.tsx',
    'packages/contract/src/index.ts',
    'packages/contract/src/messages.ts',
    'packages/flows/src/cart/h.ts',
    'packages/flows/src/index.ts',
    'packages/ui/src/index.ts',
    'packages/ui/src/price/price.css',
    'packages/ui/src/theme/values.ts',
  ].map(file => [file, ''] as const),
] as const

const packages = ['packages/contract', 'packages/flows', 'packages/ui', 'apps/backend']

/** Names of the broken rules by the file that breaks them. */
const broken = new Map<string, Set<string>>()

beforeAll(() =>
  withTemporaryFolder(async folder => {
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    for (const [, file, text] of forbidden) write(file, text)
    for (const [file, text] of [...allowed, ...others]) write(file, text)
    mkdirSync(join(folder, 'node_modules/@shop'), { recursive: true })
    for (const path of packages) {
      const name = `@shop/${path.split('/')[1]}`
      write(`${path}/package.json`, JSON.stringify({ name, exports: { '.': './src/index.ts', './*': './src/*.ts' } }))
      symlinkSync(join(folder, path), join(folder, 'node_modules', name))
    }
    const { output } = await cruise(['packages', 'apps', 'tools'], {
      ...rules.options,
      baseDir: folder,
      ruleSet: { forbidden: rules.forbidden },
      validate: true,
    })
    if (typeof output === 'string') throw new TypeError('No report')
    for (const { from, rule } of output.summary.violations)
      broken.set(from, (broken.get(from) ?? new Set()).add(rule.name))
  }),
)

describe('a planted import', () => {
  it.each(forbidden)('breaks «%s» in %s: %s', (rule, file) => {
    expect([...(broken.get(file) ?? [])]).toContain(rule)
  })

  it.each(allowed)('is allowed in %s: %s', file => {
    expect([...(broken.get(file) ?? [])]).toEqual([])
  })

  it('is planted for every rule', () => {
    expect([...new Set(forbidden.map(([rule]) => rule))].sort()).toEqual(
      [...new Set(rules.forbidden.map(({ name }) => name))].sort(),
    )
  })
})
