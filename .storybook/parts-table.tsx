import docs from 'virtual:part-props'
import { Markdown } from '@storybook/addon-docs/blocks'
import { pageScopes } from './docs/pages.ts'

const modules = import.meta.glob<Record<string, unknown>>('../packages/ui/src/*/index.ts', { eager: true })

const isNamespace = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Reflect.get(value, Symbol.toStringTag) === 'Module'
const isComponent = (name: string, value: unknown) => /^[A-Z]/.test(name) && typeof value === 'function'

/** The flat name of every exported component. */
const everywhere = new Map(
  Object.values(modules).flatMap(module =>
    Object.entries(module).flatMap(([name, value]): [unknown, string][] =>
      isComponent(name, value) ? [[value, name]] : [],
    ),
  ),
)

/** A component as it is written in JSX, and its own name, under which its props are documented. */
interface Part {
  readonly name: string
  readonly ownName: string
}

/** Components that a folder exports: parts of its namespace as `Modal.Root`, others by their own name. */
function partsOf(folder: string): Part[] {
  const exported = Object.entries(modules[`../packages/ui/src/${folder}/index.ts`] ?? {})
  const spaced = exported.flatMap(([space, value]) =>
    isNamespace(value)
      ? Object.entries(value).flatMap(([name, part]): [string, unknown][] =>
          isComponent(name, part) ? [[`${space}.${name}`, part]] : [],
        )
      : [],
  )
  const known = new Set(spaced.map(([, part]) => part))
  const alone = exported.filter(([name, value]) => isComponent(name, value) && !known.has(value))
  const parts = [...spaced, ...alone].map(([name, part]) => ({
    name,
    // A part taken over from another component is exported there only: `Drawer.Root` is `ModalRoot`.
    ownName: everywhere.get(part) ?? name.replace('.', ''),
  }))
  // The root first, as in JSX.
  return parts.sort((one, other) => Number(other.name.endsWith('.Root')) - Number(one.name.endsWith('.Root')))
}

/** Components of a page that is not named like its folder, or those that have no page of their own. */
function isOnPage(page: string, { ownName }: Part): boolean {
  const scope = pageScopes[page]
  return scope ? scope.components.includes(ownName) : true
}

const propsOf = ({ ownName }: Part) => docs[ownName]?.props ?? []

/** Every part with its own props; parts with native props only are listed together. */
export function PartsTable({ folder, page }: { folder: string; page: string }) {
  const parts = partsOf(folder).filter(part => isOnPage(page, part))
  const plain = parts.filter(part => propsOf(part).length === 0)
  return (
    <>
      {parts
        .filter(part => !plain.includes(part))
        .map(part => (
          <section key={part.name}>
            <h3>
              <code>{`<${part.name}>`}</code>
            </h3>
            <Markdown>{docs[part.ownName]?.text ?? ''}</Markdown>
            <div className="docs-scroll">
              <table style={{ inlineSize: '100%' }}>
                <thead>
                  <tr>
                    <th scope="col">Prop</th>
                    <th scope="col">Type</th>
                    <th scope="col">Default</th>
                    <th scope="col">Meaning</th>
                  </tr>
                </thead>
                <tbody>
                  {propsOf(part).map(prop => (
                    <tr key={prop.name}>
                      <th scope="row">
                        <code>{prop.name}</code>
                        {prop.required && ' (required)'}
                      </th>
                      <td>
                        <code>{prop.type}</code>
                      </td>
                      <td>{prop.fallback && <code>{prop.fallback}</code>}</td>
                      <td>
                        <Markdown>{prop.text}</Markdown>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </section>
        ))}
      <p>
        Native props and <code>ref</code> go to the element that a part renders.
        {plain.length > 0 && ' These have no other props: '}
        {plain.map(({ name }, index) => (
          <span key={name}>
            {index > 0 && ', '}
            <code>{`<${name}>`}</code>
          </span>
        ))}
        {plain.length > 0 && '.'}
      </p>
    </>
  )
}
