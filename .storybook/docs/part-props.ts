import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, parseSync } from 'vite'

/** One documented prop. */
export interface PartProp {
  readonly name: string
  readonly type: string
  readonly required: boolean
  /** Value of `@default`. */
  readonly fallback?: string | undefined
  readonly text: string
}

/** A component with the props of its own; native props are omitted. */
export interface PartDocs {
  readonly text: string
  readonly props: readonly PartProp[]
}

type Program = ReturnType<typeof parseSync>['program']
type Statement = Program['body'][number]
type Interface = Extract<Statement, { type: 'TSInterfaceDeclaration' }>
type Alias = Extract<Statement, { type: 'TSTypeAliasDeclaration' }>
type Type = Alias['typeAnnotation']
type Member = Interface['body']['body'][number]
type Heritage = Interface['extends'][number]
type TypeArguments = Heritage['typeArguments']

/** A parsed file: its code, and the doc comment that ends right before a position. */
interface Source {
  readonly code: string
  commentBefore: (start: number) => string
}

interface Declared {
  readonly source: Source
  readonly node: Interface | Alias
}

/** Text of a doc comment without its asterisks. */
const unwrapped = (comment: string) =>
  comment
    .replace(/^\*/, '')
    .split('\n')
    .map(line => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim()

const withFallback = (comment: string) => {
  const fallback = /@default\s+([^\n]+)/.exec(comment)?.[1]?.trim()
  return { text: comment.replace(/@default\s+[^\n]+/, '').trim(), ...(fallback === undefined ? {} : { fallback }) }
}

const written = (code: string) =>
  code
    .replace(/\s*\|\s*undefined\b/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\((.*)\)$/s, '$1')
    .trim()

/** Merges the branches of a union: a prop is required when every branch requires it. */
function union(branches: readonly (readonly PartProp[])[]): PartProp[] {
  const names = [...new Set(branches.flat().map(({ name }) => name))]
  return names.flatMap(name => {
    const found = branches.flatMap(branch => branch.filter(prop => prop.name === name))
    const [first] = found
    if (!first) return []
    const types = [...new Set(found.map(({ type }) => type))].filter(type => type !== 'undefined' && type !== '')
    const required = found.length === branches.length && found.every(prop => prop.required)
    return [{ ...first, type: types.join(' | '), required, text: found.find(({ text }) => text)?.text ?? '' }]
  })
}

/** Later props of the same name replace earlier ones. */
const merged = (props: readonly PartProp[]): PartProp[] => [...new Map(props.map(prop => [prop.name, prop])).values()]

/** Props of every exported component under a folder such as `packages/ui/src`, by the name it is exported with. */
export function partDocs(folder: string): Readonly<Record<string, PartDocs>> {
  const files = globSync('*/*.{ts,tsx}', { cwd: folder }).filter(
    file => !/\.(test|stories|examples|usage|css)\.tsx?$|^testing/.test(file),
  )
  const declared = new Map<string, Declared>()
  const components: { name: string; source: Source; start: number; props: Type | undefined }[] = []

  for (const file of files.sort()) {
    const code = readFileSync(join(folder, file), 'utf8')
    const { program, comments } = parseSync(file, code)
    const source: Source = {
      code,
      commentBefore: start => {
        const before = comments.findLast(
          ({ type, end }) => type === 'Block' && end <= start && code.slice(end, start).trim() === '',
        )
        return before ? unwrapped(before.value) : ''
      },
    }
    for (const statement of program.body) {
      const isExport = statement.type === 'ExportNamedDeclaration'
      const node = isExport ? statement.declaration : statement
      if (node?.type === 'TSInterfaceDeclaration' || node?.type === 'TSTypeAliasDeclaration')
        declared.set(node.id.name, { source, node })
      if (isExport && node?.type === 'FunctionDeclaration' && node.id && /^[A-Z]/.test(node.id.name)) {
        const [parameter] = node.params
        const annotation = parameter && 'typeAnnotation' in parameter ? parameter.typeAnnotation : undefined
        components.push({
          name: node.id.name,
          source,
          start: statement.start,
          props: annotation?.typeAnnotation,
        })
      }
      if (isExport && node?.type === 'VariableDeclaration')
        for (const { id } of node.declarations)
          if (id.type === 'Identifier' && /^[A-Z][a-z]/.test(id.name))
            components.push({ name: id.name, source, start: statement.start, props: undefined })
    }
  }

  const ofMembers = (members: readonly Member[], source: Source): PartProp[] =>
    members.flatMap(member => {
      if (member.type !== 'TSPropertySignature') return []
      const { key, typeAnnotation, optional, start } = member
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
      const { start: from = 0, end: to = 0 } = typeAnnotation?.typeAnnotation ?? {}
      const type = written(source.code.slice(from, to))
      return [{ name, type, required: !optional, ...withFallback(source.commentBefore(start)) }]
    })

  /** String literals of a type, and the names of the props of a `keyof`. */
  const namesIn = (type: Type | undefined, source: Source): string[] => {
    if (!type) return []
    if (type.type === 'TSUnionType') return type.types.flatMap(one => namesIn(one, source))
    if (type.type === 'TSLiteralType' && 'value' in type.literal) return [String(type.literal.value)]
    if (type.type === 'TSTypeOperator') return ofType(type.typeAnnotation, source).map(({ name }) => name)
    if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier') {
      const alias = declared.get(type.typeName.name)
      if (alias?.node.type === 'TSTypeAliasDeclaration') return namesIn(alias.node.typeAnnotation, alias.source)
    }
    return []
  }

  const ofNamed = (name: string, types: TypeArguments, source: Source): PartProp[] => {
    const [first, second] = types?.params ?? []
    const inner = () => (first ? ofType(first, source) : [])
    if (name === 'Omit') {
      const omitted = namesIn(second, source)
      return inner().filter(prop => !omitted.includes(prop.name))
    }
    if (name === 'Pick') {
      const picked = namesIn(second, source)
      return inner().filter(prop => picked.includes(prop.name))
    }
    if (name === 'Partial') return inner().map(prop => ({ ...prop, required: false }))
    const found = declared.get(name)
    if (!found) return []
    if (found.node.type === 'TSTypeAliasDeclaration') return ofType(found.node.typeAnnotation, found.source)
    const inherited = found.node.extends.flatMap(({ expression, typeArguments }) =>
      expression.type === 'Identifier' ? ofNamed(expression.name, typeArguments, found.source) : [],
    )
    return merged([...inherited, ...ofMembers(found.node.body.body, found.source)])
  }

  const ofType = (type: Type, source: Source): PartProp[] => {
    if (type.type === 'TSParenthesizedType') return ofType(type.typeAnnotation, source)
    if (type.type === 'TSTypeLiteral') return ofMembers(type.members, source)
    if (type.type === 'TSIntersectionType') return merged(type.types.flatMap(one => ofType(one, source)))
    if (type.type === 'TSUnionType') return union(type.types.map(one => ofType(one, source)))
    if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier')
      return ofNamed(type.typeName.name, type.typeArguments, source)
    return []
  }

  return Object.fromEntries(
    components.map(({ name, source, start, props }) => {
      const own = props ? ofType(props, source).filter(prop => prop.type !== '' && prop.type !== 'undefined') : []
      // Required ones first, as an editor suggests them.
      const sorted = own.toSorted((one, other) => Number(other.required) - Number(one.required))
      return [name, { text: source.commentBefore(start), props: sorted }]
    }),
  )
}

/** A component as it is written in JSX, and the name that it is exported with. */
export interface PartName {
  readonly name: string
  readonly ownName: string
}

/** What the entry of a folder exports: parts of its namespace as `Modal.Root`, other components by their own name. */
export function partNames(folder: string): Readonly<Record<string, readonly PartName[]>> {
  const isComponent = (name: string) => /^[A-Z][A-Za-z]*[a-z][A-Za-z]*$/.test(name)
  const bodyOf = (file: string) => parseSync(file, readFileSync(join(folder, file), 'utf8')).program.body
  const nameOf = (node: { type: string; name?: string }) => node.name ?? ''
  /** Names that a file declares or passes on, by the name they are exported with. */
  const exportsOf = (file: string): Map<string, string> =>
    new Map(
      bodyOf(file).flatMap((statement): [string, string][] => {
        if (statement.type === 'ExportAllDeclaration')
          return statement.exported ? [] : [...exportsOf(join(file, '..', statement.source.value))]
        if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return []
        const { declaration } = statement
        const own =
          declaration?.type === 'FunctionDeclaration'
            ? [declaration.id]
            : declaration?.type === 'VariableDeclaration'
              ? declaration.declarations.map(({ id }) => id)
              : []
        return [
          ...own.flatMap((id): [string, string][] => (id && 'name' in id ? [[id.name, id.name]] : [])),
          ...statement.specifiers
            .filter(({ exportKind }) => exportKind !== 'type')
            .map(({ local, exported }): [string, string] => [nameOf(exported), nameOf(local)]),
        ]
      }),
    )
  const entries = globSync('*/index.ts', { cwd: folder }).map(file => {
    const spaced = bodyOf(file).flatMap(statement =>
      statement.type === 'ExportAllDeclaration' && statement.exported
        ? [...exportsOf(join(file, '..', statement.source.value))].map(([part, ownName]) => ({
            name: `${statement.exported ? nameOf(statement.exported) : ''}.${part}`,
            ownName,
          }))
        : [],
    )
    const known = new Set(spaced.map(({ ownName }) => ownName))
    const alone = [...exportsOf(file)]
      .filter(([name, ownName]) => isComponent(name) && !known.has(ownName))
      .map(([name, ownName]) => ({ name, ownName }))
    // The root first, as in JSX.
    const parts = [...spaced, ...alone].sort(
      (one, other) => Number(other.name.endsWith('.Root')) - Number(one.name.endsWith('.Root')),
    )
    return [file.split('/')[0] ?? '', parts] as const
  })
  return Object.fromEntries(entries)
}

const ID = 'virtual:part-props'

/** Makes names and props of all parts importable as `virtual:part-props`, without their code. */
export function partPropsPlugin(folder: string): Plugin {
  return {
    name: 'part-props',
    resolveId: id => (id === ID ? `\0${ID}` : undefined),
    load: id =>
      id === `\0${ID}`
        ? `export const docs = ${JSON.stringify(partDocs(folder))}\nexport const names = ${JSON.stringify(partNames(folder))}`
        : undefined,
  }
}
