type Heading = { id: string; title: string }

/** An entry of Storybook's index; `anchors`: headings that its search finds. */
interface IndexEntry {
  readonly id: string
  readonly title: string
  readonly type: string
  readonly anchors?: readonly Heading[] | undefined
}

/**
 * Headings for the docs pages of the parts: the other names that the page of all parts has beside each. So the search leads from
 * «sheet» to the drawer, and no longer to that page.
 */
export function otherNames(entries: readonly IndexEntry[]): ReadonlyMap<string, Heading[]> {
  const headings = new Map<string, Heading[]>()
  const docs = entries.filter(({ type }) => type === 'docs')
  const allParts = docs.find(({ title }) => title === 'Guide/All parts')
  for (const { title } of allParts?.anchors ?? []) {
    const [name, others] = title.split(': ')
    const page = others && docs.find(each => each.title.endsWith(`/${name}`))
    // Without an id: the page is opened at its beginning.
    if (page) headings.set(page.id, [...(page.anchors ?? []), { id: '', title: others }])
  }
  if (allParts && headings.size > 0) headings.set(allParts.id, [])
  return headings
}
