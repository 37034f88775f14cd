import { docs, names } from 'virtual:part-props'
import { Markdown } from '@storybook/addon-docs/blocks'
import { pageScopes } from './docs/pages.ts'
import type { PartName } from './docs/part-props.ts'

/** Components of a page that is not named like its folder, or those that have no page of their own. */
function isOnPage(page: string, { ownName }: PartName): boolean {
  const scope = pageScopes[page]
  return scope ? scope.components.includes(ownName) : true
}

const propsOf = ({ ownName }: PartName) => docs[ownName]?.props ?? []

/** Every part with its own props; parts with native props only are listed together. */
export function PartsTable({ folder, page }: { folder: string; page: string }) {
  const parts = (names[folder] ?? []).filter(part => isOnPage(page, part))
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
