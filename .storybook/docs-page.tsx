import { Controls, Description, DocsContext, DocsStory, Primary, Title, useOf } from '@storybook/addon-docs/blocks'
import { type ComponentType, lazy, type ReactNode, Suspense, useContext } from 'react'
import readme from '../packages/ui/README.md?raw'
import type { AnatomyData } from '../packages/ui/src/internal/anatomy.ts'
import { type KeyRow, keyboard } from '../packages/ui/src/testing/keyboard.ts'
import type { Usage } from '../packages/ui/src/testing/usage.ts'
import { dataMaps } from './anatomy.ts'
import { AnatomyDrawing } from './docs/anatomy-drawing.tsx'
import { CodeBlock } from './docs/code.tsx'
import { loadPartProps } from './docs/part-props.tsx'
import { pageOf } from './docs/samples.tsx'
import { UsageSection } from './docs/usage.tsx'
import { WhenNear } from './when-near.tsx'

const themed = Object.keys(import.meta.glob('../packages/ui/src/theme/*.css.ts'))

/** Components that consist of another one's parts. */
const partsFrom: Readonly<Record<string, string>> = { drawer: 'modal' }

/** Style sheets of the components that a piece of code imports, or the whole theme when one has no sheet of its own. */
function styleImports(code: string): string {
  const names = [...code.matchAll(/'@shop\/ui\/([a-z-]+)'/g)].map(([, name = '']) => name)
  const alone = names.every(name => themed.includes(`../packages/ui/src/theme/${name}.css.ts`))
  return alone ? names.map(name => `import '@shop/ui/theme/${name}.css'`).join('\n') : "import '@shop/ui/theme.css'"
}

/** Example code: whole modules, type-checked and rendered by `packages/ui/src/examples.test.tsx`. */
const examples = import.meta.glob<string>('../packages/ui/src/*/*.examples.tsx', { query: '?raw', import: 'default' })

/** Example code with its style imports, and the props of the components in it. */
const codes = new Map<string, { Code: ComponentType; Props: ComponentType }>(
  Object.entries(examples).map(([path, load]) => {
    const { folder, page } = pageOf(path)
    const Code = lazy(async () => {
      const code = await load()
      return {
        default: () => (
          <>
            <CodeBlock language="tsx" code={code} />
            <p>
              Optional styles, by component or the whole theme with <code>@shop/ui/theme.css</code>:
            </p>
            <CodeBlock language="tsx" code={styleImports(code)} />
          </>
        ),
      }
    })
    // A folder with several pages has several examples: each page shows what its own is made of.
    const Props = lazy(async () => {
      const code = page === folder ? '' : await load()
      return loadPartProps(folder, name => code === '' || code.includes(`<${name}`))
    })
    return [page, { Code, Props }]
  }),
)

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2>{title}</h2>
      <Suspense>{children}</Suspense>
    </>
  )
}

function Table({ head, children }: { head: readonly string[]; children: ReactNode }) {
  return (
    <div className="docs-scroll">
      <table style={{ inlineSize: '100%' }}>
        <thead>
          <tr>
            {head.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

/** Parts and their attributes, from the data map that code and tests use. */
const Attributes = ({ scope, parts }: AnatomyData) => (
  <Table head={['Part', 'Attribute', 'Meaning']}>
    {Object.entries(parts).flatMap(([part, attributes]) => {
      const rows = Object.entries(attributes)
      return (rows.length > 0 ? rows : [['', '']]).map(([name = '', meaning = ''], index) => (
        <tr key={part + name}>
          <td>
            {index === 0 && (
              <code>
                <span className="docs-whole">{`[data-scope="${scope}"]`}</span>
                <wbr />
                <span className="docs-whole">{`[data-part="${part}"]`}</span>
              </code>
            )}
          </td>
          <td>{name ? <code>{name}</code> : '—'}</td>
          <td>{meaning}</td>
        </tr>
      ))
    })}
  </Table>
)

/** All stories except the first, which is at the top of the page, and those that only test interactions. */
function States({ title = 'States' }: { title?: string }) {
  const [, ...stories] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'))
  return stories.length === 0 ? null : (
    <Section title={title}>
      {stories.map(story => (
        <WhenNear key={story.id}>
          <DocsStory of={story.moduleExport} expanded />
        </WhenNear>
      ))}
    </Section>
  )
}

/** For components shown on phones only, with `docs: { phone: true }`. */
const PHONE = '.sb-story iframe { max-inline-size: 390px; }'

const keys = new Map<string, readonly KeyRow[]>(Object.entries(keyboard))

function Keyboard({ folder }: { folder: string }) {
  const rows = keys.get(folder) ?? []
  if (rows.length === 0) return <p>Not focusable.</p>
  return (
    <Table head={['Key', 'What it does']}>
      {rows.map(([key, action]) => (
        <tr key={key + action}>
          <th scope="row">{key}</th>
          <td>{action}</td>
        </tr>
      ))}
    </Table>
  )
}

/** Entry, size and, if its API may still change, the status of a part. */
function Facts({ folder }: { folder: string }) {
  const { preparedMeta } = useOf('meta', ['meta'])
  const [, size] = new RegExp(`^\\| \`${folder}\` \\| ([\\d.]+) \\|`, 'm').exec(readme) ?? []
  return (
    <p>
      Imported from <code>@shop/ui/{folder}</code>
      {size && `, ${size} kB gzipped`}.
      {preparedMeta.tags?.includes('preview') && ' A preview: its API may still change in a minor version.'}
    </p>
  )
}

/** Docs page of a part: use, anatomy, props, keys, all states. A flow has its failures; a component of the shop its states alone. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const [first] = useContext(DocsContext).componentStories()
  const { argTypes, parameters } = preparedMeta
  const usage: Usage = parameters.usage
  const { folder, page } = pageOf(String(parameters.fileName))
  const [, flow] = /packages\/flows\/src\/([^/]+)\//.exec(String(parameters.fileName)) ?? []
  const scopes = dataMaps.get(folder) ?? dataMaps.get(partsFrom[folder] ?? '')
  const { Code, Props } = codes.get(page) ?? {}
  const { inline = true, height = '400px' } = parameters.docs?.story ?? {}
  const framed = !inline && first ? { story: first.id, height: String(height) } : undefined
  const head = (
    <>
      {parameters.docs?.phone === true && <style>{PHONE}</style>}
      <Title />
      {folder && !flow && <Facts folder={folder} />}
      {!folder && <p>A component of the shop, not of the package: an example of what the parts compose.</p>}
      {flow && (
        <p>
          Imported from <code>@shop/flows/{flow}</code>.
        </p>
      )}
      <Description />
      <Primary />
    </>
  )
  if (flow || !folder)
    return (
      <>
        {head}
        <States title={flow ? 'Failures' : 'States'} />
      </>
    )
  return (
    <>
      {head}
      <Section title="Usage">
        <UsageSection {...usage} />
      </Section>
      <Section title="Code">{Code && <Code />}</Section>
      {Object.keys(argTypes).length > 0 && (
        <Section title="Try it">
          <div className="docs-scroll">
            <Controls />
          </div>
        </Section>
      )}
      {scopes && (
        <Section title="Anatomy and data attributes">
          <AnatomyDrawing page={page} scopes={scopes.map(({ scope }) => scope)} framed={framed} />
          {scopes.map(map => (
            <Attributes key={map.scope} {...map} />
          ))}
        </Section>
      )}
      <Section title="Props">
        <p>
          Native props and <code>ref</code> go to the element that a part renders.
        </p>
        {Props && <Props />}
      </Section>
      <Section title="Keyboard">
        <Keyboard folder={folder} />
      </Section>
      <States />
    </>
  )
}
