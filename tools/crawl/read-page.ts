import { Parser } from 'htmlparser2'

/** A text that a reader sees or hears, with the language of its element. */
interface PageText {
  text: string
  lang: string
}

/** What a crawler needs of a page. */
export interface PageContent {
  lang: string
  titles: string[]
  headings: string[]
  /** Contents of the `meta` elements by name or property. */
  metas: Map<string, string[]>
  canonicals: string[]
  alternates: Map<string, string>
  ids: Set<string>
  /** `href` of the links of the body. */
  links: string[]
  /** Files of the page but for its pictures. */
  files: string[]
  pictures: string[]
  structured: string[]
  texts: PageText[]
}

/** Elements whose text nobody reads as prose. */
const SILENT = new Set(['script', 'style', 'template', 'noscript'])
const SPOKEN_ATTRIBUTES = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title']
const SPOKEN_METAS = new Set(['description', 'og:title', 'og:description', 'og:site_name'])
const FILE_RELATIONS = new Set(['stylesheet', 'postponed', 'icon', 'manifest', 'apple-touch-icon', 'preload'])

/** Reads a document in one pass. */
export function readPage(html: string): PageContent {
  const page: PageContent = {
    lang: '',
    titles: [],
    headings: [],
    metas: new Map(),
    canonicals: [],
    alternates: new Map(),
    ids: new Set(),
    links: [],
    files: [],
    pictures: [],
    structured: [],
    texts: [],
  }
  const open: { name: string; lang: string; structured: boolean; quoted: boolean }[] = []
  const current = () => open.at(-1) ?? { name: '', lang: '', structured: false, quoted: false }
  const within = (name: string) => open.some(element => element.name === name)
  const say = (text: string, lang: string) => {
    if (text.trim() !== '' && !current().quoted) page.texts.push({ text, lang })
  }

  function readLink({ rel = '', href = '', hreflang }: Record<string, string>) {
    if (rel === 'canonical') page.canonicals.push(href)
    else if (rel === 'alternate' && hreflang) page.alternates.set(hreflang, href)
    else if (rel === 'alternate' || FILE_RELATIONS.has(rel)) page.files.push(href)
  }

  function readMeta(attributes: Record<string, string>, lang: string) {
    const { name = attributes.property ?? '', content = '' } = attributes
    page.metas.set(name, [...(page.metas.get(name) ?? []), content])
    if (SPOKEN_METAS.has(name)) say(content, lang)
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const lang = attributes.lang ?? current().lang
        if (name === 'html') page.lang = lang
        if (attributes.id) page.ids.add(attributes.id)
        for (const spoken of SPOKEN_ATTRIBUTES) say(attributes[spoken] ?? '', lang)
        if (name === 'meta') readMeta(attributes, lang)
        if (name === 'link') readLink(attributes)
        if (name === 'a' && attributes.href !== undefined) page.links.push(attributes.href)
        if (name === 'img' && attributes.src) page.pictures.push(attributes.src)
        if (name === 'script' && attributes.src) page.files.push(attributes.src)
        if (name === 'title' && !within('svg')) page.titles.push('')
        if (name === 'h1') page.headings.push('')
        const structured = attributes.type === 'application/ld+json'
        if (structured) page.structured.push('')
        // Words and names of the authors of reviews, whatever the language.
        const quoted = current().quoted || (name === 'article' && attributes['data-scope'] === 'review-list')
        open.push({ name, lang, structured, quoted })
      },
      ontext(text) {
        const { name, lang, structured } = current()
        if (structured) page.structured.push((page.structured.pop() ?? '') + text)
        if (SILENT.has(name)) return
        if (name === 'title' && !within('svg')) page.titles.push((page.titles.pop() ?? '') + text)
        if (within('h1')) page.headings.push((page.headings.pop() ?? '') + text)
        say(text, lang)
      },
      onclosetag(name) {
        const at = open.findLastIndex(element => element.name === name)
        if (at >= 0) open.length = at
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return page
}
