// The list of components that is published with the package, `docs/components.md`: what each renders, an example, its data
// attributes. From the declarations that are built, the examples and the DOM contracts; `api:write` writes it, a test compares.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ComponentDoc, componentsIn, type PropItem, typeOf } from '../../.storybook/docgen.ts'

const source = join(import.meta.dirname, 'src')

interface DataContract {
  readonly scope: string
  readonly parts: Readonly<Record<string, Readonly<Record<string, string>>>>
}
const isContract = (value: unknown): value is DataContract =>
  typeof value === 'object' && value !== null && 'scope' in value && 'parts' in value

/** A doc comment without its stars, in one line. */
const textOf = (comment: string) =>
  comment
    .replaceAll(/^\s*\*? ?/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Names in a namespace by the exported name: `ModalRoot` is `Modal.Root`. */
function namespaceOf(dist: string, entry: string): ReadonlyMap<string, string> {
  const [, space] = /export \* as (\w+) from '\.\/parts\.ts'/.exec(declarations(dist, entry, 'index')) ?? []
  const parts = space ? declarations(dist, entry, 'parts').matchAll(/(\w+) as (\w+)/g) : []
  return new Map([...parts].map(([, name = '', part = '']) => [name, `${space}.${part}`]))
}

const declarations = (dist: string, entry: string, file: string) =>
  readFileSync(join(dist, entry, `${file}.d.ts`), 'utf8')

/** A prop of its own, below the component. Native props are those of the element. */
const propLine = (prop: PropItem) => {
  const fallback = prop.defaultValue ? `, default ${prop.defaultValue.value}` : ''
  const text = prop.description ? `: ${textOf(prop.description)}` : ''
  return `  - \`${prop.name}\` \`${typeOf(prop)}\`${prop.required ? ', required' : ''}${fallback}${text}`
}

/** Required ones first, as an editor suggests them. */
const propsOf = (component: ComponentDoc | undefined) =>
  Object.values(component?.props ?? {}).toSorted((one, other) => Number(other.required) - Number(one.required))

/** Functions and components of an entry with their doc comments and props. */
function exportsOf(dist: string, entry: string, docs: ReadonlyMap<string, ComponentDoc>): string[] {
  const inNamespace = namespaceOf(dist, entry)
  const files = [...declarations(dist, entry, 'index').matchAll(/export \* from '\.\/([\w-]+)\.tsx?'/g)]
  return files.flatMap(([, file = '']) =>
    [
      ...declarations(dist, entry, file).matchAll(
        /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport declare (?:function|const) (\w+)/g,
      ),
    ].map(([, comment = '', name = '']) =>
      [`- \`${inNamespace.get(name) ?? name}\`: ${textOf(comment)}`, ...propsOf(docs.get(name)).map(propLine)].join(
        '\n',
      ),
    ),
  )
}

const examplesOf = (entry: string) =>
  globSync('*.examples.tsx', { cwd: join(source, entry) })
    .sort()
    .map(file => `\`\`\`tsx\n${readFileSync(join(source, entry, file), 'utf8').trim()}\n\`\`\``)

/** The attributes of an entry's parts; several for an entry with several components. */
async function attributesOf(entry: string): Promise<string[]> {
  const files = globSync('*.data.ts', { cwd: join(source, entry) }).sort()
  const modules: Record<string, unknown>[] = await Promise.all(files.map(file => import(join(source, entry, file))))
  return modules
    .flatMap(module => Object.values(module).filter(isContract))
    .map(({ scope, parts }) =>
      [
        `\`data-scope="${scope}"\`, \`data-part\`:`,
        ...Object.entries(parts).map(([part, attributes]) => {
          const states = Object.entries(attributes).map(([name, values]) => `\`${name}\` (${values})`)
          return `\`${part}\`${states.length > 0 ? `: ${states.join(', ')}` : ''}`
        }),
      ].join('\n- '),
    )
}

/** The whole list, as Markdown, from the declarations in a folder. */
export async function componentDocs(dist: string): Promise<string> {
  const entries = globSync('*/index.d.ts', { cwd: dist })
    .map(file => file.split('/')[0] ?? file)
    .filter(entry => entry !== 'theme')
    .sort()
  const docs = componentsIn(source)
  const sections = await Promise.all(
    entries.map(async entry =>
      [
        `## @shop/ui/${entry}`,
        exportsOf(dist, entry, docs).join('\n'),
        ...examplesOf(entry),
        ...(await attributesOf(entry)),
      ]
        .filter(Boolean)
        .join('\n\n'),
    ),
  )
  const head =
    '# Components of @shop/ui\n\nWhat each entry exports, an example, and the attributes to style. Every example compiles and is rendered by the tests. Below a component are its own props; those of the native element and `ref` are passed to it. Written by `api:write`.'
  return `${[head, ...sections].join('\n\n')}\n`
}
