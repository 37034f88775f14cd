/** One prop of a component as its source documents it. */
export interface DocumentedProp {
  readonly name: string
  readonly type: string
  readonly required: boolean
  /** What `@default` says. */
  readonly fallback: string | undefined
  readonly text: string
}

const get = (value: unknown, key: string): unknown =>
  (typeof value === 'object' && value !== null) || typeof value === 'function' ? Reflect.get(value, key) : undefined
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** The sentences of a doc comment, and what stands behind its `@default`. */
function comment(description: string) {
  const fallback = /@default\s+([^\n]+)/.exec(description)?.[1]?.trim()
  return { fallback, text: description.replace(/@default\s+[^\n]+/, '').trim() }
}

/** A type as it is written, without the `undefined` that every optional prop takes. */
const typeOf = (type: unknown): string =>
  (textOf(get(type, 'raw')) || textOf(get(type, 'name')))
    .replace(/\s*\|\s*undefined\b/g, '')
    .replace(/^\((.*)\)$/s, '$1')
    .replace(/\s+/g, ' ')
    .replaceAll(/ReadonlyArray<(\w+)>/g, 'readonly $1[]')
    .trim()

/** What the component's own interface declares; native props are not repeated. */
export function propsOf(component: unknown): DocumentedProp[] {
  const props = get(get(component, '__docgenInfo'), 'props')
  if (typeof props !== 'object' || props === null) return []
  return Object.entries(props)
    .map(([name, prop]) => ({
      name,
      type: typeOf(get(prop, 'tsType')),
      required: get(prop, 'required') === true,
      ...comment(textOf(get(prop, 'description'))),
    }))
    .filter(({ type }) => type !== '')
}

/** What the component's doc comment says. */
export const descriptionOf = (component: unknown): string => textOf(get(get(component, '__docgenInfo'), 'description'))

/** The values of a union of strings, none for any other type. */
export function choices(type: string): string[] {
  const values = type.split('|').map(value => /^\s*'([^']*)'\s*$/.exec(value)?.[1])
  return values.every(value => value !== undefined) ? values.flatMap(value => value ?? []) : []
}
