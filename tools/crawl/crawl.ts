import { type PageContent, readPage } from './read-page.ts'
import { request } from './request.ts'

export interface Answer {
  status: number
  /** Path that a redirect leads to. */
  location: string | null
  /** Of HTML only. */
  page: PageContent | null
  html: string
}

export interface Crawled {
  origin: string
  /** By path with query. */
  answers: Map<string, Answer>
  /** Paths that link to a path. */
  linkedFrom: Map<string, Set<string>>
  /** Ids that links point at, by path, with a page that has such a link. */
  anchors: Map<string, Map<string, string>>
  files: Map<string, string>
  pictures: Map<string, string>
  /** Addresses of the sitemaps with the file that has them. */
  listed: Map<string, string>
}

export interface CrawlOptions {
  origin: string
  /** Whether a path is read, of those that pages link to. @default all */
  wants?: (path: string) => boolean
  /** Whether the HTML of a page is needed after it was read. @default none */
  keeps?: (path: string) => boolean
  /** Paths to begin with, beside those of the sitemaps. */
  from?: readonly string[]
  cookie?: string
  /** @default 6 */
  concurrency?: number
}

/** Runs a task for every item, also for those that are added meanwhile. */
export async function forEachOf<T>(items: T[], concurrency: number, task: (item: T) => Promise<void>): Promise<void> {
  let running = 0
  await new Promise<void>((resolve, reject) => {
    const next = () => {
      if (items.length === 0 && running === 0) return resolve()
      while (running < concurrency) {
        const item = items.shift()
        if (item === undefined) return
        running += 1
        task(item).then(() => {
          running -= 1
          next()
        }, reject)
      }
    }
    next()
  })
}

const isNoindex = (page: PageContent) => (page.metas.get('robots') ?? []).some(rule => rule.includes('noindex'))

/** Reads all sitemaps, and every page that a page leads to; pages that are not indexed are read, but not what they link to. */
export async function crawl(options: CrawlOptions): Promise<Crawled> {
  const { origin, wants = () => true, keeps = () => false, from = [], cookie = '', concurrency = 6 } = options
  const crawled: Crawled = {
    origin,
    answers: new Map(),
    linkedFrom: new Map(),
    anchors: new Map(),
    files: new Map(),
    pictures: new Map(),
    listed: new Map(),
  }
  const read = (path: string) =>
    request(origin + path, { redirect: 'manual', headers: { Accept: 'text/html', Cookie: cookie } })
  const locations = (text: string) => [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
  const queue: string[] = []
  const seen = new Set<string>()
  const enqueue = (path: string) => {
    if (seen.has(path) || !wants(path)) return
    seen.add(path)
    queue.push(path)
  }

  for (const file of locations(await (await read('/sitemap.xml')).text()))
    for (const loc of locations(await (await read(new URL(file).pathname)).text()))
      crawled.listed.set(loc, new URL(file).pathname)
  for (const loc of crawled.listed.keys()) enqueue(loc.slice(new URL(loc).origin.length))
  for (const path of from) enqueue(path)

  await forEachOf(queue, concurrency, async path => {
    const response = await read(path)
    const html = await response.text()
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false
    const page = isHtml && response.status === 200 ? readPage(html) : null
    crawled.answers.set(path, {
      status: response.status,
      location: response.headers.get('location'),
      page,
      html: page && keeps(path) ? html : '',
    })
    if (!page) return
    for (const link of page.links) {
      if (!URL.canParse(link, origin + path)) {
        crawled.linkedFrom.set(link, new Set([path]))
        crawled.answers.set(link, { status: 0, location: null, page: null, html: '' })
        continue
      }
      const url = new URL(link, origin + path)
      if (url.origin !== origin) continue
      // A picture that nobody saw yet is rendered for the request: those that are links are tried like the others.
      if (url.pathname.startsWith('/pictures/')) {
        crawled.pictures.set(url.href, path)
        continue
      }
      const target = url.pathname + url.search
      const sources = crawled.linkedFrom.get(target) ?? new Set()
      if (sources.size < 3) crawled.linkedFrom.set(target, sources.add(path))
      if (url.hash !== '') {
        const ids = crawled.anchors.get(target) ?? new Map<string, string>()
        crawled.anchors.set(target, ids.set(decodeURIComponent(url.hash.slice(1)), path))
      }
      if (!isNoindex(page)) enqueue(target)
    }
    for (const file of page.files) crawled.files.set(new URL(file, origin + path).href, path)
    for (const picture of [...page.pictures, ...(page.metas.get('og:image') ?? [])])
      crawled.pictures.set(new URL(picture, origin + path).href, path)
  })
  return crawled
}
