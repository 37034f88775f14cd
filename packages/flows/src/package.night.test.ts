import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  checkPublishable,
  checkTypes,
  filesIn,
  hasRegistry,
  install,
  manifestIn,
  missingFromReadme,
  pinned,
  pinnedDependencies,
  run,
  textIn,
  tool,
} from '../../../tools/packed-package.ts'

const place = mkdtempSync(join(tmpdir(), 'shop-flows-'))
const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const tarballs = inject('tarballs')

afterAll(() => rmSync(place, { recursive: true, force: true }))

describe('the published @shop/flows', () => {
  it('passes publint', () => {
    expect(checkPublishable(tarballs.flows)).toContain('All good!')
  }, 30_000)

  it('has types that resolve for every entry', () => {
    expect(() => checkTypes(tarballs.flows)).not.toThrow()
  }, 60_000)

  it('contains the build and no sources, tests or stories', () => {
    const files = filesIn(tarballs.flows)
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'dist/index.js', 'dist/index.d.ts']))
    expect(files.filter(file => /stories|\.test\.|tsconfig|^src\/.*\.tsx?$/.test(file))).toEqual([])
  })

  it('has a complete manifest without workspace references', () => {
    const manifest = manifestIn(tarballs.flows)
    for (const field of 'description license keywords engines sideEffects'.split(' '))
      expect(manifest, field).toHaveProperty(field)
    expect(JSON.stringify([manifest.dependencies, manifest.peerDependencies])).not.toMatch(/workspace:|catalog:/)
    expect(JSON.stringify(manifest.exports)).not.toContain('/src/')
  })
})

it('has every file and entry that its README links, names or imports, and pins no dependency', () => {
  expect(textIn(tarballs.flows, 'README.md').match(/\]\((?!https?:|#)/g)?.length).toBeGreaterThan(10)
  expect(missingFromReadme(tarballs.flows)).toEqual([])
  expect(pinnedDependencies(tarballs.flows)).toEqual([])
})

it('marks the React bindings as code of the client', () => {
  const [file = ''] = filesIn(tarballs.flows).filter(path => path === 'dist/react/index.js')
  expect(run(place, 'tar', '-xzOf', tarballs.flows, `package/${file}`)).toMatch(/^'use client'/)
})

/** The code of the README that begins with a heading, by its language. */
function example(heading: string, language: string): string {
  const [, code] = new RegExp(`## ${heading}[\\s\\S]*?\`\`\`${language}\\n([\\s\\S]+?)\`\`\``).exec(readme) ?? []
  if (code === undefined) throw new Error(`The README has no ${language} under «${heading}».`)
  return code
}

/** What the open types allow: each line is a compile error without them. */
const ownTypes = `
import type { Field } from '@shop/contract/fields'
import { createCartFlow } from '@shop/flows/cart'
import { createFakeStorage } from '@shop/flows/testing'
import { createAdapter, type CartAnswers } from '@shop/flows/adapter'

export const vat: Field = { required: true, max: 20, normalize: typed => typed, validate: () => ({ rule: 'vat', country: 'PL' }) }
export function polish(answers: CartAnswers) {
  const cart = createCartFlow({ client: createAdapter(answers), storage: createFakeStorage(), lang: 'pl' })
  cart.send({ type: 'cart.add', productId: 'sku-1', optionId: 'large' })
  const id: string | number | undefined = cart.getView().lines[0]?.id
  if (id !== undefined) cart.send({ type: 'cart.remove', lineId: id })
  // @ts-expect-error a language that is not registered
  cart.send({ type: 'locale.changed', lang: 'xx' })
}
`

/** What the README's examples take for granted. */
const checkoutNames = `
import type { CheckoutAnswers, CheckoutInput } from '@shop/flows/checkout/factory'
declare const answers: CheckoutAnswers
declare const cartId: string
declare const cart: CheckoutInput['cart']
declare const shippingMethods: NonNullable<CheckoutInput['shippingMethods']>
declare const payments: NonNullable<CheckoutInput['payments']>
`
const paymentNames = `
import { type CheckoutDefinition, createCheckout } from '@shop/flows/checkout/factory'
declare const definition: CheckoutDefinition
`
const ownMachineNames = `
import type { CheckoutDefinition, CheckoutView } from '@shop/flows/checkout/factory'
declare const definition: CheckoutDefinition
declare const render: (view: CheckoutView<string>) => void
`
const machineNames = `
import type { CartDeps, CartView } from '@shop/flows/cart'
declare const client: CartDeps['client']
declare const inspect: NonNullable<CartDeps['inspect']>
declare const render: (view: CartView) => void
`

/** Runs the recipes that need no browser. */
const runExamples = `
import { renderToString } from 'react-dom/server'
import { createCartFlow } from '@shop/flows/cart'
import { toCart } from '@shop/flows/checkout/factory'
import { createFakeCarts, createFakeClient, createFakeStorage, flush } from '@shop/flows/testing'
import { createInspector } from './inspector.js'
import { createRestCart } from './rest-cart.js'
import { startServer } from './rest-server.js'
import { createUsCheckout } from './us-checkout.js'
import { Cart } from './use-machine.js'
import { createElement } from 'react'

const server = await startServer()
const cart = createRestCart(server.url, createFakeStorage())
const settled = new Promise<void>(resolve => cart.on('cart.added', () => resolve()))
cart.start()
cart.send({ type: 'cart.add', productId: 'jacket', count: 2 })
await settled
const [line] = cart.getView().lines
console.log(\`REST: \${line?.id} \${line?.count}, $\${cart.getView().total}\`)
cart.stop()
server.close()

const jackets = { cart_id: 'c', items: [{ id: 1, product_id: 1, name: 'Jacket', price: 49.5, count: 2 }] }
const bodies: object[] = []
const checkout = createUsCheckout(
  {
    options: () => ({
      shippingMethods: [
        { id: 'ground', name: 'Ground', note: '', price: 5, from: false, days: '3-5', needs: 'none', payments: ['card'] },
      ],
      payments: [{ id: 'card', name: 'Card', text: '' }],
    }),
    submit({ body }) {
      bodies.push(body)
      return { number: 'US-1', token: 't', total: 99, payment: null }
    },
    cart: () => jackets,
  },
  { storage: createFakeStorage(), lang: 'en', cartId: 'c', cart: toCart(jackets) },
)
checkout.start()
const address = { name: 'Ada Smith', addressLine1: '1 Main St', city: 'San Francisco', state: 'CA', zip: '94103', phone: '4155550100' }
const values = Object.fromEntries(Object.entries(address).map(([name, value]) => ['address.' + name, value]))
await flush()
checkout.send({ type: 'checkout.change', values: { ...values, email: 'ada@example.com' } })
for (const event of [
  { type: 'checkout.next' },
  { type: 'checkout.next' },
  { type: 'shippingMethod.pick', id: 'ground' },
  { type: 'checkout.next' },
  { type: 'payment.pick', id: 'card' },
  { type: 'checkout.submit' },
] as const) {
  checkout.send(event)
  await flush()
}
const { shipTo } = JSON.parse(JSON.stringify(bodies[0]))
console.log(\`US: \${checkout.getView().order?.number} for \${shipTo.name}, \${shipTo.zip}\`)

const client = createFakeClient(createFakeCarts([{ productId: 1, name: 'Jacket', price: 50, left: 5 }]).answers)
console.log(\`machine: \${/<h2>(.*?)<\\/h2>/.exec(renderToString(createElement(Cart, { client })))?.[1]?.replaceAll('<!-- -->', '')}\`)

const seen: string[] = []
const inspected = createCartFlow({ client, storage: createFakeStorage(), lang: 'en', inspect: createInspector(text => seen.push(text)) })
inspected.start()
await flush()
inspected.send({ type: 'cart.add', productId: 1 })
console.log(\`inspected: \${seen.at(-1)?.split(':')[0]}\`)
inspected.stop()
`

// Needs a registry for XState and React; a machine without one has the rest of this file.
describe.skipIf(!(await hasRegistry()))('in an empty project', () => {
  const project = join(place, 'project')
  const write = (file: string, text: string) => writeFileSync(join(project, file), text)

  beforeAll(() => {
    mkdirSync(project)
    cpSync(new URL('../examples', import.meta.url), project, {
      recursive: true,
      // The form of the address needs `@shop/ui`, which is not packed here: `examples/pages.test.tsx` renders it.
      filter: path => !path.includes('.test.') && !path.includes('us-address'),
    })
    const names = [
      'xstate',
      '@xstate/react',
      'zod',
      'react',
      'react-dom',
      '@types/react',
      '@types/react-dom',
      '@types/node',
    ]
    const dependencies = {
      '@shop/contract': `file:${tarballs.contract}`,
      '@shop/flows': `file:${tarballs.flows}`,
      ...Object.fromEntries(names.map(name => [name, pinned(name)])),
    }
    write('package.json', JSON.stringify({ type: 'module', private: true, dependencies }))
    install(project)
  }, 120_000)

  it('runs the README’s example for Node', () => {
    write('cart.js', example('A cart in Node, in ten lines', 'js'))
    expect(run(project, 'node', 'cart.js').trim().split('\n')).toEqual([
      'at once: 2',
      'the shop says: 2, $2000',
      'added: 2 × Jacket',
    ])
  })

  it('runs the README’s example of another transport', () => {
    write('transport.js', example('Another transport', 'js'))
    expect(run(project, 'node', 'transport.js').trim()).toBe('the shop says: 2, $99')
  })

  it('type-checks the README’s example for React and every recipe, and runs them on a server', () => {
    write('app.tsx', `${example('In React', 'tsx')}\nexport { App }\n`)
    write(
      'server.tsx',
      `import { renderToString } from 'react-dom/server'
      import { createCartFlow } from '@shop/flows/cart'
      import { createFakeCarts, createFakeClient, createFakeStorage } from '@shop/flows/testing'
      import { App } from './app.js'
      const client = createFakeClient(createFakeCarts([]).answers)
      const cart = createCartFlow({ client, storage: createFakeStorage(), lang: 'uk', count: 3 })
      console.log(renderToString(<App cart={cart} />))`,
    )
    write('run-examples.ts', runExamples)
    const options = {
      module: 'nodenext',
      target: 'es2022',
      jsx: 'react-jsx',
      strict: true,
      noUncheckedIndexedAccess: true,
      allowJs: true,
      outDir: 'out',
    }
    write(
      'tsconfig.json',
      JSON.stringify({
        compilerOptions: { ...options, lib: ['es2023', 'dom', 'dom.iterable'], types: ['react', 'node'] },
        exclude: ['own', 'out', 'node_modules'],
      }),
    )
    run(project, tool('tsc'), '-p', '.')
    expect(run(project, 'node', 'out/server.js').trim()).toBe('<span>3</span>')
    expect(run(project, 'node', 'out/run-examples.js').trim().split('\n')).toEqual([
      'REST: line-jacket 2, $99',
      'US: US-1 for Ada Smith, 94103',
      'machine: Cart (0)',
      'inspected: cart.add',
    ])
  }, 60_000)

  it('takes the languages, rules and ids that a shop declares, and type-checks the README’s other examples', () => {
    mkdirSync(join(project, 'own'))
    write('own/own.ts', `${example('Languages, rules and ids of your own', 'ts')}\n${ownTypes}`)
    write('own/checkout.ts', `${checkoutNames}\n${example('A checkout of your own', 'ts')}`)
    write('own/payment.ts', `${checkoutNames}${paymentNames}\n${example('Coming back from a payment', 'ts')}`)
    const ownMachine = example('A checkout of your own[\\s\\S]*?The machine alone', 'ts')
    write('own/own-machine.ts', `${checkoutNames}${ownMachineNames}\n${ownMachine}`)
    write('own/machine.ts', `${machineNames}\n${example('The machines themselves', 'ts')}`)
    const options = { module: 'nodenext', target: 'es2022', strict: true, noEmit: true, types: [] }
    write('own/tsconfig.json', JSON.stringify({ compilerOptions: { ...options, lib: ['es2023', 'dom'] } }))
    expect(() => run(project, tool('tsc'), '-p', 'own')).not.toThrow()
  }, 60_000)
})
