// Weighs parts of @shop/ui and of other libraries with the same bundler: `node tools/compare-sizes.ts`. Builds and packs @shop/ui
// first. Writes the figures of the guide «Comparison»; needs a registry.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from './bundle.ts'
import { install, pack } from './packed-package.ts'
import { root } from './source-files.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

const libraries = ['@shop/ui', 'radix-ui', '@base-ui/react', 'react-aria-components', '@ark-ui/react'] as const

/** What a page imports for a part, by library; none: the library has no such part. */
const parts: Readonly<
  Record<string, Partial<Record<(typeof libraries)[number], readonly [names: string, entry: string]>>>
> = {
  Dialog: {
    '@shop/ui': ['Modal', '@shop/ui/modal'],
    'radix-ui': ['Dialog', 'radix-ui'],
    '@base-ui/react': ['Dialog', '@base-ui/react/dialog'],
    'react-aria-components': ['DialogTrigger, ModalOverlay, Modal, Dialog, Heading, Button', 'react-aria-components'],
    '@ark-ui/react': ['Dialog, Portal', '@ark-ui/react'],
  },
  'Menu of actions': {
    '@shop/ui': ['ActionMenu', '@shop/ui/action-menu'],
    'radix-ui': ['DropdownMenu', 'radix-ui'],
    '@base-ui/react': ['Menu', '@base-ui/react/menu'],
    'react-aria-components': ['MenuTrigger, Menu, MenuItem, Popover, Button', 'react-aria-components'],
    '@ark-ui/react': ['Menu, Portal', '@ark-ui/react'],
  },
  Tabs: {
    '@shop/ui': ['Tabs', '@shop/ui/tabs'],
    'radix-ui': ['Tabs', 'radix-ui'],
    '@base-ui/react': ['Tabs', '@base-ui/react/tabs'],
    'react-aria-components': ['Tabs, TabList, Tab, TabPanel', 'react-aria-components'],
    '@ark-ui/react': ['Tabs', '@ark-ui/react'],
  },
  'Number field': {
    '@shop/ui': ['QuantityStepper', '@shop/ui/quantity-stepper'],
    '@base-ui/react': ['NumberField', '@base-ui/react/number-field'],
    'react-aria-components': ['NumberField, Label, Group, Input, Button', 'react-aria-components'],
    '@ark-ui/react': ['NumberInput', '@ark-ui/react'],
  },
  Combobox: {
    '@shop/ui': ['Combobox', '@shop/ui/combobox'],
    '@base-ui/react': ['Combobox', '@base-ui/react/combobox'],
    'react-aria-components': ['ComboBox, Label, Input, Button, Popover, ListBox, ListBoxItem', 'react-aria-components'],
    '@ark-ui/react': ['Combobox, Portal', '@ark-ui/react'],
  },
  Toast: {
    '@shop/ui': ['Toast', '@shop/ui/toast'],
    'radix-ui': ['Toast', 'radix-ui'],
    '@base-ui/react': ['Toast', '@base-ui/react/toast'],
    'react-aria-components': [
      'UNSTABLE_ToastRegion, UNSTABLE_Toast, UNSTABLE_ToastQueue, UNSTABLE_ToastContent, Button',
      'react-aria-components',
    ],
    '@ark-ui/react': ['Toaster, createToaster, Toast', '@ark-ui/react'],
  },
}

/** Weighs everything in a folder outside of this repository. */
async function compare(project: string) {
  const tarball = pack('ui', project)
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({
      private: true,
      type: 'module',
      dependencies: {
        react: '^19',
        'react-dom': '^19',
        ...Object.fromEntries(libraries.map(name => [name, name === '@shop/ui' ? `file:${tarball}` : 'latest'])),
      },
    }),
  )
  install(project)
  process.chdir(project)

  /** Kilobytes of everything that the module fetches, at once and later; rounded to one decimal. */
  const weigh = async (code: string) => Math.round((await bundle(code)).kilobytes * 10) / 10
  const versions = Object.fromEntries(
    libraries.map(name => {
      const manifest: unknown = JSON.parse(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'))
      const version = typeof manifest === 'object' && manifest !== null ? Reflect.get(manifest, 'version') : undefined
      return [name, String(version)]
    }),
  )

  const rows: { part: string; sizes: Record<string, number | null> }[] = []
  for (const [part, imports] of Object.entries(parts)) {
    const sizes: Record<string, number | null> = {}
    for (const library of libraries) {
      const found = imports[library]
      sizes[library] = found ? await weigh(`export { ${found[0]} } from '${found[1]}'`) : null
    }
    rows.push({ part, sizes })
  }

  /** All the parts of a library in one bundle: what they share is counted once. */
  const together: Record<string, number | null> = {}
  for (const library of libraries) {
    const byEntry = Map.groupBy(
      Object.values(parts).flatMap(({ [library]: found }) => (found ? [found] : [])),
      ([, entry]) => entry,
    )
    const code = [...byEntry].map(
      ([entry, found]) =>
        `export { ${[...new Set(found.flatMap(([names]) => names.split(', ')))].join(', ')} } from '${entry}'`,
    )
    together[library] = await weigh(code.join('\n'))
  }
  rows.push({ part: 'All of them together', sizes: together })

  process.chdir(root)
  return { versions, rows }
}

process.env.NODE_ENV = 'production'
const { versions, rows } = await withTemporaryFolder(compare)
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const names = Object.keys(versions)
const table = [
  `Measured on ${new Date().toISOString().slice(0, 10)}.`,
  '',
  row(['Part', ...names.map(name => `${name} ${versions[name]}`)]),
  row(['---', ...names.map(() => '---:')]),
  ...rows.map(({ part, sizes }) => row([part, ...names.map(name => sizes[name]?.toFixed(1) ?? 'no such part')])),
]
writeFileSync(join(root, 'packages/ui/docs/compared-sizes.md'), `${table.join('\n')}\n`)
