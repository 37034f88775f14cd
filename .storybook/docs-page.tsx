import {
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Primary,
  Source,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { type ReactNode, useContext } from 'react'
import type { AnatomyData } from '../packages/ui/src/internal/anatomy.ts'
import { notes } from './notes.ts'
import { TemplateDocs } from './pages/template-docs.tsx'
import { PartsTable } from './parts-table.tsx'
import { WhenNear } from './when-near.tsx'

const modules = import.meta.glob<Record<string, AnatomyData>>('../packages/ui/src/*/*.data.ts', { eager: true })

/** Component folder in the path of its stories or data. */
const folder = (path: string) => /packages\/ui\/src\/([^/]+)\//.exec(path)?.[1] ?? ''

const themed = Object.keys(import.meta.glob('../packages/ui/src/theme/*.css.ts'))

/** Components that consist of another one's parts. */
const partsFrom: Readonly<Record<string, string>> = { drawer: 'modal' }

/** Example code: whole modules, type-checked and rendered by `packages/ui/src/examples.test.tsx`. */
const examples = import.meta.glob<string>('../packages/ui/src/*/*.examples.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const data = new Map(Object.entries(modules).map(([path, module]) => [folder(path), Object.values(module)]))

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
      <Source language="tsx" code={code} />
      <p>
        Optional styles, by component or the whole theme with <code>@shop/ui/theme.css</code>:
      </p>
      <Source language="tsx" code={styleImports(code)} />
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

/** Parts and their attributes, from the data map that code and tests use. */
function Anatomy({ scopes }: { scopes: readonly AnatomyData[] }) {
  return scopes.map(({ scope, parts }) => (
    <table key={scope} style={{ width: '100%' }}>
      <thead>
        <tr>
          <th>Part</th>
          <th>Attribute</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(parts).flatMap(([part, attributes]) => {
          const rows = Object.entries(attributes)
          return (rows.length > 0 ? rows : [['', '']]).map(([name = '', meaning = ''], index) => (
            <tr key={part + name}>
              <td>{index === 0 && <code>{`[data-scope="${scope}"][data-part="${part}"]`}</code>}</td>
              <td>{name ? <code>{name}</code> : '—'}</td>
              <td>{meaning}</td>
            </tr>
          ))
        })}
      </tbody>
    </table>
  ))
}

/** All stories except the first, which is at the top of the page. */
function States() {
  const stories = useContext(DocsContext).componentStories().slice(1)
  return stories.length === 0 ? null : (
    <Section title="States">
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
      <Stories title="Failures" includePrimary={false} />
    </>
  )
}

/** For components shown on phones only, with `docs: { phone: true }`. */
const PHONE = '.sb-story iframe { max-inline-size: 390px; }'

/** Docs page of a component (flows and page templates have their own): description, props, parts, keys, accessibility, all states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const name = folder(String(preparedMeta.parameters.fileName))
  const [, flow] = /packages\/flows\/src\/([^/]+)\//.exec(String(preparedMeta.parameters.fileName)) ?? []
  if (flow) return <FlowDocs name={flow} />
  if (preparedMeta.title.startsWith('Patterns/')) return <TemplateDocs title={preparedMeta.title} />
  const note = notes[name]
  const scopes = data.get(name) ?? data.get(partsFrom[name] ?? '')
  const example = examples[`../packages/ui/src/${name}/${name}.examples.tsx`]
  return (
    <>
      {preparedMeta.parameters.docs?.phone === true && <style>{PHONE}</style>}
      <Title />
      <Description />
      <Primary />
      {example && (
        <Section title="Use">
          <Use code={example} />
        </Section>
      )}
      {Object.keys(preparedMeta.argTypes).length > 0 && (
        <Section title="Try it">
          <Controls />
        </Section>
      )}
      <Section title="Props">
        <PartsTable folder={name} />
      </Section>
      {scopes && (
        <Section title="Anatomy and data attributes">
          <Anatomy scopes={scopes} />
        </Section>
      )}
      {note && (
        <>
          <Section title="Keyboard">
            {note.keys.length === 0 ? (
              <p>Not focusable.</p>
            ) : (
              <table>
                <thead>
                  <tr>
                    <th>Key</th>
                    <th>What it does</th>
                  </tr>
                </thead>
                <tbody>
                  {note.keys.map(([key, action]) => (
                    <tr key={key + action}>
                      <th scope="row">{key}</th>
                      <td>{action}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </Section>
          <Section title="Accessibility">
            <p>{note.access}</p>
          </Section>
          <Section title="When not to use it">
            <p>{note.avoid}</p>
          </Section>
        </>
      )}
      <States />
    </>
  )
}
