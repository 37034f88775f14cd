import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type ComponentDoc, type ParserOptions, type PropItem, withDefaultConfig } from 'react-docgen-typescript'

export type { ComponentDoc, PropItem }

/** Props of the components' own interfaces, with inherited ones of ours; native props and those of libraries are omitted. */
export const docgenOptions: ParserOptions = {
  propFilter: ({ parent, declarations = [] }) =>
    [...declarations, ...(parent ? [parent] : [])].every(({ fileName }) => !fileName.includes('node_modules')),
  savePropValueAsString: true,
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
}

/** Source of a prop's type. */
export const typeOf = ({ type }: PropItem): string => (type.name === 'enum' ? type.raw : type.name) ?? ''

/** Every exported component under a folder such as `packages/ui/src`, by the name it is exported with. */
export function componentsIn(folder: string): ReadonlyMap<string, ComponentDoc> {
  const files = globSync('*/*.tsx', { cwd: folder }).filter(
    file => !/\.(test|browser|ssr|stories|examples)\.tsx$|^(internal|testing)/.test(file),
  )
  const docs = withDefaultConfig(docgenOptions).parse(files.map(file => join(folder, file)))
  return new Map(docs.map(doc => [doc.displayName, doc]))
}
