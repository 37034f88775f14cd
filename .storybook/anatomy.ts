import type { AnatomyData } from '../packages/ui/src/internal/anatomy.ts'

const modules = import.meta.glob<Record<string, AnatomyData>>('../packages/ui/src/*/*.data.ts', { eager: true })

/** The data maps of the components, by their folder. */
export const dataMaps: ReadonlyMap<string, readonly AnatomyData[]> = new Map(
  Object.entries(modules).map(([path, module]) => [path.split('/').at(-2) ?? '', Object.values(module)]),
)
const known = new Map([...dataMaps.values()].flat().map(data => [data.scope, data]))

/** Every documented part, as `scope/part`. */
export const documentedParts: readonly string[] = [...known.values()].flatMap(({ scope, parts }) =>
  Object.keys(parts).map(part => `${scope}/${part}`),
)

/** Attributes set by dependencies, and identifying ones. */
const foreign = /^data-(scope|part|visually-hidden|radix|orientation|swipe|aria-hidden|react|collection$|key$)/

/** Parts and attributes in the page that the components' data maps do not document. */
export function undocumented(page: ParentNode): string[] {
  const found = new Set<string>()
  for (const element of page.querySelectorAll('[data-scope]')) {
    const scope = element.getAttribute('data-scope') ?? ''
    const part = element.getAttribute('data-part') ?? ''
    const attributes = known.get(scope)?.parts[part]
    if (!attributes) found.add(`${scope}/${part}: not in ${scope}.data.ts`)
    else {
      for (const name of element.getAttributeNames()) {
        if (name.startsWith('data-') && !foreign.test(name) && !(name in attributes))
          found.add(`${scope}/${part}: ${name}`)
      }
    }
  }
  return [...found]
}
