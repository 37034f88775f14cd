import { ArgTypes, Markdown } from '@storybook/addon-docs/blocks'
import type { ComponentType } from 'react'

const modules = import.meta.glob<object>('../../packages/ui/src/*/index.ts')

interface Documented {
  readonly __docgenInfo: { readonly description: string; readonly props: object }
}

const isComponent = (value: unknown): value is ComponentType & Documented =>
  typeof value === 'function' && '__docgenInfo' in value

/** Components that a module exports, as written in JSX: the parts of a namespace as `Modal.Root`. */
function componentsOf(module: object) {
  const spaced = Object.entries(module).flatMap(([space, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([part, component]): [string, unknown] => [`${space}.${part}`, component])
      : [],
  )
  const inSpace = new Set(spaced.map(([, component]) => component))
  const alone = Object.entries(module).filter(([name, value]) => /^[A-Z]/.test(name) && !inSpace.has(value))
  return [...spaced, ...alone].flatMap(([name, value]) => (isComponent(value) ? [{ name, component: value }] : []))
}

const PartProps = ({ parts }: { parts: ReturnType<typeof componentsOf> }) =>
  parts.map(({ name, component }) => (
    <section key={name}>
      <h3>
        <code>{`<${name}>`}</code>
      </h3>
      <Markdown>{component.__docgenInfo.description}</Markdown>
      {Object.keys(component.__docgenInfo.props).length > 0 && <ArgTypes of={component} />}
    </section>
  ))

/** Every component that a folder exports with the props of its own; `shown`: of a folder with several pages. */
export async function loadPartProps(folder: string, shown: (name: string) => boolean) {
  const module = await modules[`../../packages/ui/src/${folder}/index.ts`]?.()
  // The root first, as in JSX.
  const parts = componentsOf(module ?? {})
    .filter(({ name }) => shown(name))
    .sort((one, other) => Number(other.name.endsWith('.Root')) - Number(one.name.endsWith('.Root')))
  return { default: () => <PartProps parts={parts} /> }
}
