import { Controls, Description, DocsContext, DocsStory, Primary, Title, useOf } from '@storybook/addon-docs/blocks'
import { lazy, type ReactNode, Suspense, useContext } from 'react'
import type { AnatomyData } from '../packages/ui/src/internal/anatomy.ts'
import type { KeyRow } from '../packages/ui/src/testing/keyboard.ts'
import { AnatomyDrawing } from './docs/anatomy-drawing.tsx'
import { CodeBlock } from './docs/code.tsx'
import { Changes, Standing } from './docs/history.tsx'
import { pageOf, pageScopes } from './docs/pages.ts'
import { UsageSection } from './docs/usage.tsx'
import { notes } from './notes.ts'
import { WhenNear } from './when-near.tsx'

const modules = import.meta.glob<Record<string, AnatomyData>>('../packages/ui/src/*/*.data.ts', { eager: true })

const themed = Object.keys(import.meta.glob('../packages/ui/src/theme/*.css.ts'))

/** Components that consist of another one's parts. */
const partsFrom: Readonly<Record<string, string>> = { drawer: 'modal' }

/** Example code: whole modules, type-checked and rendered by `packages/ui/src/examples.test.tsx`. */
const examples = import.meta.glob<string>('../packages/ui/src/*/*.examples.tsx', { query: '?raw', import: 'default' })

const codes = new Map(
  Object.entries(examples).map(([path, load]) => [
    pageOf(path).page,
    lazy(async () => {
      const code = await load()
      return { default: () => <Use code={code} /> }
    }),
  ]),
)

const PartsTable = lazy(async () => ({ default: (await import('./parts-table.tsx')).PartsTable }))

const data = new Map(Object.entries(modules).map(([path, module]) => [pageOf(path).folder, Object.values(module)]))

/** Style sheets of the components that a piece of code imports, or the whole theme when one has no sheet of its own. */
function styleImports(code: string): string {
  const names = [...code.matchAll(/'@shop\/ui\/([a-z-]+)'/g)].map(([, name = '']) => name)
  const alone = names.every(name => themed.includes(`../packages/ui/src/theme/${name}.css.ts`))
  return alone ? names.map(name => `import '@shop/ui/theme/${name}.css'`).join('\n') : "import '@shop/ui/theme.css'"
}

/** Example code and its style imports. */
function Use({ code }: { code: string }) {
  return (
    <>
      <CodeBlock language="tsx" code={code} />
      <p>
        Optional styles, by component or the whole theme with <code>@shop/ui/theme.css</code>:
      </p>
      <CodeBlock language="tsx" code={styleImports(code)} />
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2>{title}</h2>
      {children}
    </>
  )
}

/** Selector of a part, in two lines where the column is narrow. */
const Selector = ({ scope, part }: { scope: string; part: string }) => (
  <code>
    <span className="docs-whole">{`[data-scope="${scope}"]`}</span>
    <wbr />
    <span className="docs-whole">{`[data-part="${part}"]`}</span>
  </code>
)

/** Parts and their attributes, from the data map that code and tests use. */
function Attributes({ scopes, page }: { scopes: readonly AnatomyData[]; page: string }) {
  const shown = pageScopes[page]?.parts
  return scopes.map(({ scope, parts }) => (
    <div key={scope} className="docs-scroll">
      <table style={{ width: '100%' }}>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Attribute</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(parts)
            .filter(([part]) => !shown || shown.includes(part))
            .flatMap(([part, attributes]) => {
              const rows = Object.entries(attributes)
              return (rows.length > 0 ? rows : [['', '']]).map(([name = '', meaning = ''], index) => (
                <tr key={part + name}>
                  <td>{index === 0 && <Selector scope={scope} part={part} />}</td>
                  <td>{name ? <code>{name}</code> : '—'}</td>
                  <td>{meaning}</td>
                </tr>
              ))
            })}
        </tbody>
      </table>
    </div>
  ))
}

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

/** Docs page of a flow: the live demo, its import, failure stories. */
function FlowDocs({ name }: { name: string }) {
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <p>
        Imported from <code>{`@shop/flows/${name}`}</code>.
      </p>
      <States title="Failures" />
    </>
  )
}

/** Docs page of a component that is the shop's own, composed of the public parts. */
function ShopDocs() {
  return (
    <>
      <Title />
      <p>A component of the shop, not of the package: an example of what the parts compose.</p>
      <Description />
      <Primary />
      <States />
    </>
  )
}

/** For components shown on phones only, with `docs: { phone: true }`. */
const PHONE = '.sb-story iframe { max-inline-size: 390px; }'

/** Tables scroll by themselves on narrow screens; facts below the title are in columns. */
const STYLE = `
.docs-facts { display: flex; flex-wrap: wrap; gap: 8px 32px; margin-block: 16px 24px; font-size: 14px; }
.docs-facts dt { font-weight: 700; }
.docs-facts dd { margin: 0; max-inline-size: 36ch; }
`

function Keyboard({ keys }: { keys: readonly KeyRow[] }) {
  if (keys.length === 0) return <p>Not focusable.</p>
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, action]) => (
          <tr key={key + action}>
            <th scope="row">{key}</th>
            <td>{action}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Docs page of a component (flows and page templates have their own): use, props, parts, keys, accessibility, changes, all states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const stories = useContext(DocsContext).componentStories()
  const { folder, page } = pageOf(String(preparedMeta.parameters.fileName))
  const [, flow] = /packages\/flows\/src\/([^/]+)\//.exec(String(preparedMeta.parameters.fileName)) ?? []
  if (flow) return <FlowDocs name={flow} />
  if (!folder) return <ShopDocs />
  const note = notes[page]
  const scopes = data.get(folder) ?? data.get(partsFrom[folder] ?? '')
  const Code = codes.get(page)
  const frame = preparedMeta.parameters.docs?.story
  const [first] = stories
  const framed =
    frame?.inline === false && first ? { story: first.id, height: String(frame.height ?? '400px') } : undefined
  return (
    <>
      <style>{preparedMeta.parameters.docs?.phone === true ? STYLE + PHONE : STYLE}</style>
      <Title />
      <Standing folder={folder} />
      <Description />
      <Primary />
      {note && (
        <Section title="Usage">
          <UsageSection page={page} avoid={note.avoid} />
        </Section>
      )}
      {Code && (
        <Section title="Code">
          <Suspense fallback={null}>
            <Code />
          </Suspense>
        </Section>
      )}
      {Object.keys(preparedMeta.argTypes).length > 0 && (
        <Section title="Try it">
          <div className="docs-scroll">
            <Controls />
          </div>
        </Section>
      )}
      {scopes && (
        <Section title="Anatomy and data attributes">
          <AnatomyDrawing page={page} scopes={scopes.map(({ scope }) => scope)} framed={framed} />
          <Attributes scopes={scopes} page={page} />
        </Section>
      )}
      <Section title="Props">
        <Suspense fallback={null}>
          <PartsTable folder={folder} page={page} />
        </Suspense>
      </Section>
      {note && (
        <>
          <Section title="Keyboard">
            <Keyboard keys={note.keys} />
          </Section>
          <Section title="Accessibility">
            <p>{note.access}</p>
          </Section>
        </>
      )}
      <States />
      <Section title="Changes">
        <Changes page={page} folder={folder} />
      </Section>
    </>
  )
}
