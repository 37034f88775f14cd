import { Markdown } from '@storybook/addon-docs/blocks'
import { descriptionOf, propsOf } from './props.ts'

const modules = import.meta.glob<Record<string, unknown>>('../packages/ui/src/*/index.ts', { eager: true })

const isNamespace = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Reflect.get(value, Symbol.toStringTag) === 'Module'
const isComponent = (name: string, value: unknown) => /^[A-Z]/.test(name) && typeof value === 'function'

/** Components that a folder exports: parts of its namespace as `Modal.Root`, others by their own name. */
function partsOf(folder: string): [name: string, component: unknown][] {
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
  // The root first, as in JSX.
  return [...spaced, ...alone].sort(([one], [other]) => Number(other.endsWith('.Root')) - Number(one.endsWith('.Root')))
}

/** Every part with its own props; parts with native props only are listed together. */
export function PartsTable({ folder }: { folder: string }) {
  const parts = partsOf(folder)
  const plain = parts.filter(([, part]) => propsOf(part).length === 0)
  return (
    <>
      {parts
        .filter(part => !plain.includes(part))
        .map(([name, part]) => (
          <section key={name}>
            <h3>
              <code>{`<${name}>`}</code>
            </h3>
            <Markdown>{descriptionOf(part)}</Markdown>
            <table style={{ inlineSize: '100%' }}>
              <thead>
                <tr>
                  <th>Prop</th>
                  <th>Type</th>
                  <th>Default</th>
                  <th>Meaning</th>
                </tr>
              </thead>
              <tbody>
                {propsOf(part).map(prop => (
                  <tr key={prop.name}>
                    <td>
                      <code>{prop.name}</code>
                      {prop.required && ' (required)'}
                    </td>
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
          </section>
        ))}
      {plain.length > 0 && (
        <p>
          Native props only:{' '}
          {plain.map(([name], index) => (
            <span key={name}>
              {index > 0 && ', '}
              <code>{`<${name}>`}</code>
            </span>
          ))}
          .
        </p>
      )}
    </>
  )
}
