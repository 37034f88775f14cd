import { locales, splitLocale } from '@shop/contract/locales'
import { structuredDataFaults } from '../structured-data/validate.ts'
import { loadVocabulary } from '../structured-data/vocabulary.ts'
import type { Answer, Crawled } from './crawl.ts'
import { foreignWords } from './foreign-words.ts'
import type { PageContent } from './read-page.ts'

const vocabulary = loadVocabulary()

const only = <T>(values: readonly T[] | undefined): T | undefined => (values?.length === 1 ? values[0] : undefined)
const isIndexed = ({ metas }: PageContent) => !(metas.get('robots') ?? []).some(rule => rule.includes('noindex'))
const localeOf = (path: string) => splitLocale(path.replace(/\?.*/, '')).locale

/** What a page says about itself: title, description, heading, canonical address, language. */
function ownFaults(path: string, page: PageContent, origin: string): string[] {
  const { titles, headings, metas, canonicals, structured } = page
  const faults: string[] = []
  if (!only(titles)?.trim()) faults.push(`has ${titles.length} titles`)
  if (!only(metas.get('description'))?.trim()) faults.push(`has ${metas.get('description')?.length ?? 0} descriptions`)
  if (!only(headings)?.trim()) faults.push(`has ${headings.length} first headings`)
  const canonical = only(canonicals)
  if (!canonical?.startsWith(`${origin}/`)) faults.push(`has the canonical addresses ${canonicals.join(' ') || '—'}`)
  else if (only(metas.get('og:url')) !== canonical) faults.push('has another og:url than its canonical one')
  if (page.lang !== localeOf(path)) faults.push(`is marked as ${page.lang}`)
  for (const json of structured)
    try {
      faults.push(...structuredDataFaults(JSON.parse(json), vocabulary).map(fault => `structured data: ${fault}`))
    } catch {
      faults.push('has structured data that is no JSON')
    }
  const foreign = foreignWords(page)
  if (foreign.length > 0) faults.push(`has foreign words: ${foreign.slice(0, 8).join(', ')}`)
  return faults
}

/** Every language of a page names all of them, and they exist. */
function alternateFaults(
  path: string,
  { alternates, canonicals }: PageContent,
  { origin, answers }: Crawled,
): string[] {
  const faults: string[] = []
  const [canonical] = canonicals
  if ([...alternates.keys()].sort().join() !== [...locales, 'x-default'].sort().join())
    faults.push(`has the alternates ${[...alternates.keys()].join(', ') || '—'}`)
  if (alternates.get(localeOf(path)) !== canonical) faults.push('is not its own alternate')
  const spelled = JSON.stringify([...alternates].sort())
  for (const [language, address] of alternates) {
    const target = address.slice(origin.length)
    const answer = answers.get(target)
    if (!answer) continue
    if (!answer.page) faults.push(`alternate ${language} is answered ${answer.status}`)
    else if (JSON.stringify([...answer.page.alternates].sort()) !== spelled)
      faults.push(`alternate ${language} does not name the same alternates`)
  }
  return faults
}

function duplicates(what: string, pages: readonly [string, string][]): string[] {
  const byText = Map.groupBy(pages, ([path, text]) => `${localeOf(path)}: ${text}`)
  return [...byText]
    .filter(([, group]) => group.length > 1)
    .map(([text, group]) => `${what} «${text}» of ${group.map(([path]) => path).join(', ')}`)
}

const isOpen = ({ page }: Answer, canonicalOf: string) =>
  page !== null && isIndexed(page) && page.canonicals[0] === canonicalOf

/** Faults of a crawled shop. `isPrivate`: paths that robots are asked not to read, which may redirect or ask for a session. */
export function crawlFaults(crawled: Crawled, isPrivate: (path: string) => boolean): string[] {
  const { origin, answers, linkedFrom, anchors, listed } = crawled
  const faults: string[] = []
  const sources = (path: string) => `, linked from ${[...(linkedFrom.get(path) ?? [])].join(', ') || 'a sitemap'}`
  for (const [path, answer] of answers) {
    const { status, location, page } = answer
    if (isPrivate(path) && [200, 302, 303, 401].includes(status)) {
      if (page) faults.push(...ownFaults(path, page, origin).map(fault => `${path} ${fault}`))
      continue
    }
    if (location !== null) faults.push(`${path} redirects to ${location}${sources(path)}`)
    else if (status !== 200) faults.push(`${path} is answered ${status}${sources(path)}`)
    if (!page) continue
    for (const fault of [...ownFaults(path, page, origin), ...alternateFaults(path, page, crawled)])
      faults.push(`${path} ${fault}`)
    for (const [id, from] of anchors.get(path) ?? [])
      if (!page.ids.has(id)) faults.push(`${path} has no #${id}, which ${from} links to`)
  }

  const open = [...answers].filter(([path, answer]) => isOpen(answer, origin + path))
  const texts = (read: (page: PageContent) => string | undefined) =>
    open.flatMap(([path, { page }]): [string, string][] => (page ? [[path, read(page) ?? '']] : []))
  faults.push(
    ...duplicates(
      'Title',
      texts(page => page.titles[0]),
    ),
  )
  faults.push(
    ...duplicates(
      'Description',
      texts(page => page.metas.get('description')?.[0]),
    ),
  )

  for (const [loc, file] of listed) {
    const path = loc.slice(new URL(loc).origin.length)
    const answer = answers.get(path)
    if (answer && !isOpen(answer, origin + path)) faults.push(`${file} names ${path}, which is not to be indexed`)
    if (answer && !linkedFrom.has(path) && path !== '/') faults.push(`${file} names ${path}, which no page links to`)
  }
  const paths = new Set([...listed.keys()].map(loc => loc.slice(new URL(loc).origin.length)))
  // Further pages of a list are found through the first one.
  for (const [path] of open)
    if (!paths.has(path) && !/[?&]page=\d+$/.test(path)) faults.push(`No sitemap names ${path}${sources(path)}`)
  return faults
}
