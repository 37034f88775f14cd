/** One documented prop of a component. */
interface DocumentedProp {
  readonly name: string
  readonly type: string
  readonly required: boolean
  /** Value of `@default`. */
  readonly fallback: string | undefined
  readonly text: string
}

const get = (value: unknown, key: string): unknown =>
  (typeof value === 'object' && value !== null) || typeof value === 'function' ? Reflect.get(value, key) : undefined
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** Text of a doc comment and its `@default`. */
function comment(description: string) {
  const fallback = /@default\s+([^\n]+)/.exec(description)?.[1]?.trim()
  return { fallback, text: description.replace(/@default\s+[^\n]+/, '').trim() }
}

/** Source of a type, without the `undefined` of optional props. */
const typeOf = (type: unknown): string =>
  (textOf(get(type, 'raw')) || textOf(get(type, 'name')))
    .replace(/\s*\|\s*undefined\b/g, '')
    .replace(/^\((.*)\)$/s, '$1')
    .replace(/\s+/g, ' ')
    .replaceAll(/ReadonlyArray<(\w+)>/g, 'readonly $1[]')
    .trim()

/** Props of the component's own interface; native props are omitted. */
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

/** Doc comment of the component. */
export const descriptionOf = (component: unknown): string => textOf(get(get(component, '__docgenInfo'), 'description'))

/** Values of a union of strings; empty for any other type. */
export function choices(type: string): string[] {
  const values = type.split('|').map(value => /^\s*'([^']*)'\s*$/.exec(value)?.[1])
  return values.every(value => value !== undefined) ? values.flatMap(value => value ?? []) : []
}
