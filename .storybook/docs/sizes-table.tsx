import readme from '../../packages/ui/README.md?raw'
import test from '../../packages/ui/src/size.test.ts?raw'
import compared from '../guide/compared-sizes.json'
import { boundsIn, sizesIn } from './sizes.ts'

const sizes = sizesIn(readme)
const bounds = boundsIn(test)

/** Every entry with its size and the bound that the test keeps. */
export function SizesTable() {
  return [...new Set(sizes.map(({ group }) => group))].map(group => (
    <section key={group}>
      <h2>{group}</h2>
      <div style={{ overflowX: 'auto' }}>
        <table style={{ inlineSize: '100%' }}>
          <thead>
            <tr>
              <th scope="col">Entry</th>
              <th scope="col">At once, kB</th>
              <th scope="col">At the first focus, kB</th>
              <th scope="col">Bound, kB</th>
              <th scope="col">What it has</th>
            </tr>
          </thead>
          <tbody>
            {sizes
              .filter(size => size.group === group)
              .map(({ name, first, late, text }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>@shop/ui/{name}</code>
                  </th>
                  <td>{first.toFixed(1)}</td>
                  <td>{late?.toFixed(1) ?? ''}</td>
                  <td>{bounds.get(name)}</td>
                  <td>{text.replaceAll('`', '')}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </section>
  ))
}

const libraries = Object.entries<string>(compared.versions)
const rows: readonly { part: string; sizes: Readonly<Record<string, number | null>> }[] = compared.rows
const combobox = sizes.find(({ name }) => name === 'combobox')

/** Sizes of other libraries, as `tools/compare-sizes.ts` has measured them. */
export function ComparedSizes() {
  return (
    <>
      <p>
        Kilobytes after gzip, without React, of everything that a page fetches for a part at any time; ours include the
        English messages, and what the comboboxes fetch at the first focus. Bundled by Vite with{' '}
        <code>node tools/compare-sizes.ts</code> on {compared.date}. A library that lacks a part has a smaller sum. Of
        our combobox {combobox?.first} kB are fetched at once and {combobox?.late} kB at the first focus, so a page that
        only shows it loads less than with any other here.
      </p>
      <div style={{ overflowX: 'auto' }}>
        <table style={{ inlineSize: '100%' }}>
          <thead>
            <tr>
              <th scope="col">Part</th>
              {libraries.map(([name, version]) => (
                <th key={name} scope="col">
                  {name} {version}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ part, sizes: row }) => (
              <tr key={part}>
                <th scope="row">{part}</th>
                {libraries.map(([name]) => (
                  <td key={name}>{row[name]?.toFixed(1) ?? 'no such part'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
