import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Image } from '@shop/contract'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Picture } from '../db/schema/index.ts'
import { Queue, workLimits } from '../platform/queue.ts'
import { createPictures, inLanguage, type LinkPreview, type PicturesOptions } from './index.ts'
import { writePreviewTexts } from './link-preview.ts'

const cap: Picture = { file: 'cap.svg', sha256: '0a', width: 800, height: 1000, lettering: 'both' }
const redCap: Picture = { ...cap, sha256: '0b' }

/** A disc of lines over a transparent ground, with a word in both alphabets. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">
  <circle cx="400" cy="500" r="300" fill="#263A5C"/>
  ${Array.from({ length: 60 }, (_, i) => `<path d="M400 500L${40 + 12 * i} ${(i * 389) % 1000}" stroke="#8B939A" stroke-width="3"/>`).join('')}
  <rect class="cyrillic" x="300" y="450" width="200" height="100" fill="#f00"/>
  <rect class="latin" display="none" x="300" y="450" width="200" height="100" fill="#00f"/>
</svg>`

let dir: string
let pictures: ReturnType<typeof open>
const open = ({ queue = new Queue(workLimits), ...options }: Partial<PicturesOptions> = {}) => ({
  ...createPictures({ dir, queue, sources: () => [cap], ...options }),
  close: () => queue.close(),
})
const get = (path: string, from = pictures, init?: RequestInit) =>
  from.fetch(new Request(`http://shop.test${path}`, init))
const pathOf = (picture: Picture, width: number, format: string, name = 'cap') =>
  pictures
    .image(picture, name, 'Кепка')
    .sources.flatMap(({ srcset }) => srcset.split(', '))
    .map(entry => entry.split(' ')[0] ?? '')
    .find(path => path.endsWith(`-${width}.${format}`)) ?? ''
const made = async () => (await readdir(dir, { recursive: true })).filter(name => /\.(avif|webp|jpg)$/.test(name))

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'))
  await writeFile(join(dir, cap.file), svg)
  pictures = open()
})
afterEach(async () => {
  await pictures.close()
  await rm(dir, { recursive: true })
})

describe('an image of the API', () => {
  test('has every size in AVIF and WebP', () => {
    const image = pictures.image(cap, 'cap-navy', 'Кепка синя')
    expect(Image.parse(image)).toEqual(image)
    expect(image).toMatchObject({ alt: 'Кепка синя', width: 800, height: 1000 })
    expect(image.src).toMatch(/^\/pictures\/[0-9a-f]{16}\/cap-navy-800\.webp$/)
    expect(image.sources.map(({ type, srcset }) => [type, srcset.match(/ \d+w/g)])).toEqual([
      ['image/avif', [' 160w', ' 320w', ' 480w', ' 800w', ' 1200w']],
      ['image/webp', [' 160w', ' 320w', ' 480w', ' 800w', ' 1200w']],
    ])
  })

  test('has a path that depends on its content but not on the order of keys, nor on what is known of it besides', () => {
    const { file, sha256, width, height } = cap
    const turned: Picture = { height, width, sha256, file, dimensions: [] }
    const srcOf = (picture: Picture) => open().image(picture, 'cap', '').src
    expect(srcOf(turned)).toBe(srcOf(cap))
    expect(srcOf(redCap)).not.toBe(srcOf(cap))
  })

  test('has the name and the text of each use', () => {
    pictures.image(cap, 'cap', 'Кепка')
    expect(pictures.image(cap, 'cap', 'Cap').alt).toBe('Cap')
    expect(pictures.image(cap, 'cap-navy', '').src).toMatch(/cap-navy-800/)
  })

  test('has another path in English only if it has words in two alphabets', () => {
    const { lettering: _, ...belt } = cap
    const srcOf = (picture: Picture, lang: 'uk' | 'ru' | 'en') => pictures.image(inLanguage(picture, lang), 'x', '').src
    expect(srcOf(cap, 'ru')).toBe(srcOf(cap, 'uk'))
    expect(srcOf(cap, 'en')).not.toBe(srcOf(cap, 'uk'))
    expect(srcOf(belt, 'en')).toBe(srcOf(belt, 'uk'))
  })

  test('in English is served by a process that has not created its path, with the words in Latin letters', async () => {
    const other = open()
    const middleOf = async (lang: 'ru' | 'en') => {
      const answer = await get(pictures.image(inLanguage(cap, lang), 'cap', '').src, other)
      const image = sharp(Buffer.from(await answer.arrayBuffer())).removeAlpha()
      return [...(await image.extract({ left: 400, top: 500, width: 1, height: 1 }).raw().toBuffer())]
    }
    const near = (level: number) => expect.toSatisfy((other: number) => Math.abs(other - level) < 16)
    expect(await middleOf('ru')).toEqual([near(255), near(0), near(0)])
    expect(await middleOf('en')).toEqual([near(0), near(0), near(255)])
    await other.close()
  })

  test('is created without rendering', async () => {
    for (let i = 0; i < 24; i++) pictures.image(cap, `cap-${i}`, '')
    expect(await made()).toEqual([])
  })

  test('rejects an invalid name', () => {
    for (const name of ['', 'Кепка', 'cap 1', '../cap', 'cap-', 'a--b'])
      expect(() => pictures.image(cap, name, '')).toThrow(/name/)
  })
})

describe('a request for a picture', () => {
  test.each(['avif', 'webp'])('responds with a transparent, immutable %s', async format => {
    const answer = await get(pathOf(cap, 160, format))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(`image/${format}`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const content = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-length')).toBe(String(content.length))
    expect(await sharp(content).metadata()).toMatchObject({ width: 160, height: 200, hasAlpha: true })
  })

  test('for social networks responds with a JPEG on the background colour', async () => {
    const answer = await get(pictures.shared(cap, 'cap'))
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    const content = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(content).metadata()).toMatchObject({ width: 1200, height: 630, hasAlpha: false })
    const corner = await sharp(content).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
    // JPEG changes colours slightly.
    const background = [0xf1, 0xef, 0xe8]
    for (const [i, value] of [...corner].entries())
      expect(Math.abs(value - (background[i] ?? 0))).toBeLessThanOrEqual(2)
  })

  test('is handled by a process that did not create the path, and reads the sources once', async () => {
    let requestCount = 0
    const other = open({
      sources: () => {
        requestCount++
        return [cap]
      },
      clock: () => 0,
    })
    expect((await get(pathOf(cap, 160, 'webp'), other)).status).toBe(200)
    for (let i = 0; i < 5; i++) expect((await get('/pictures/0123456789abcdef/cap-160.webp', other)).status).toBe(404)
    expect(requestCount).toBe(1)
    await other.close()
  })

  test('is answered from disk although the picture is no longer a source', async () => {
    const path = pathOf(cap, 160, 'webp')
    await get(path)
    const later = open({ sources: () => [] })
    expect((await get(path, later)).status).toBe(200)
    await later.close()
  })

  test('shares one rendering with concurrent requests', async () => {
    const path = pathOf(cap, 160, 'webp')
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(path)))
    const bodies = new Set(
      await Promise.all(answers.map(async answer => Buffer.from(await answer.arrayBuffer()).toString('base64'))),
    )
    expect([answers.map(({ status }) => status), bodies.size, (await made()).length]).toEqual([
      Array(8).fill(200),
      1,
      1,
    ])
  })

  test('supports HEAD and rejects POST with 405', async () => {
    const path = pathOf(cap, 160, 'webp')
    const head = await get(path, pictures, { method: 'HEAD' })
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0])
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000)
    expect((await get(path, pictures, { method: 'POST' })).status).toBe(405)
  })

  test.each([
    ['-161.webp', 400],
    ['-0.avif', 400],
    ['-0160.webp', 400],
    ['-99999999999.webp', 400],
    ['-320.jpg', 400],
    ['-160.png', 404],
    ['-160', 404],
    ['.webp', 404],
    ['-160.webp/', 404],
  ])('for …cap%s responds with %i and renders nothing', async (ending, status) => {
    const path = pathOf(cap, 160, 'webp').replace('-160.webp', String(ending))
    const answer = await get(path)
    expect([answer.status, answer.headers.get('cache-control'), await made()]).toEqual([status, 'no-store', []])
  })

  test('responds with 404 to a path traversal', async () => {
    await writeFile(join(dir, 'secret.webp'), 'secret')
    for (const path of [
      '/pictures/../secret.webp',
      '/pictures/%2e%2e%2fsecret/cap-160.webp',
      '/pictures/unfinished/cap-160.webp',
    ])
      expect((await get(path)).status).toBe(404)
  })
})

describe('many pictures', () => {
  const thousands = Array.from({ length: 10_001 }, (_, i): Picture => ({ ...cap, sha256: i.toString(16) }))

  test('those that the shop no longer has are forgotten', async () => {
    const former = pathOf(redCap, 320, 'webp')
    expect((await get(former)).status).toBe(200)
    await rm(dir, { recursive: true })
    await mkdir(dir)
    for (const picture of thousands) pathOf(picture, 320, 'webp')
    expect((await get(former)).status).toBe(404)
  })

  test('those that it has are all found', async () => {
    const shop = open({ sources: () => thousands })
    const [first = cap] = thousands
    const [path, last] = [first, thousands.at(-1) ?? cap].map(picture => pathOf(picture, 320, 'webp'))
    for (const picture of [path, last]) expect((await get(picture ?? '', shop)).status).toBe(200)
    await shop.close()
  })
})

describe('unfinished files of a killed process', () => {
  test('are not served and are removed when they are old', async () => {
    const path = pathOf(cap, 160, 'webp')
    const incompleteFile = join(dir, 'unfinished', 'half')
    const fresh = join(dir, 'unfinished', 'fresh')
    await mkdir(join(dir, 'unfinished'))
    await Promise.all([writeFile(incompleteFile, 'RIFF'), writeFile(fresh, 'RIFF')])
    const hourAgo = Date.now() / 1000 - 3600
    await utimes(incompleteFile, hourAgo, hourAgo)
    const next = open()
    const answer = await get(path, next)
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(160)
    expect(await readdir(join(dir, 'unfinished'))).toEqual(['fresh'])
    await next.close()
  })
})

describe('a damaged file', () => {
  test.each([
    ['emptied', () => Buffer.alloc(0)],
    ['truncated', (file: Buffer) => file.subarray(0, file.length / 2)],
    ['overwritten in the middle', (file: Buffer) => Buffer.from(file).fill(0, 100, 200)],
    ['replaced', () => Buffer.from('no space left on device')],
  ])('(%s) is never sent and rendered again', async (_, damage) => {
    const path = pathOf(cap, 160, 'webp')
    const whole = Buffer.from(await (await get(path)).arrayBuffer())
    const [name = ''] = await made()
    const file = await readFile(join(dir, name))
    await writeFile(join(dir, name), damage(file))
    const answer = await get(path)
    expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(whole)]).toEqual([200, true])
    expect((await readFile(join(dir, name))).equals(file)).toBe(true)

    await writeFile(join(dir, name), damage(file))
    const later = open({ sources: () => [] })
    expect((await get(path, later)).headers.get('cache-control')).toBe('no-store')
    await later.close()
  })
})

describe('concurrent requests', () => {
  test('that were aborted do not delay the next one', async () => {
    const caps = Array.from({ length: 9 }, (_, index) => ({ ...cap, sha256: String(index) }))
    const busy = open({ sources: () => [cap, ...caps] })
    const files = [800, 1200].flatMap(width => ['avif', 'webp'].map(format => ({ width, format })))
    const cold = files.flatMap(({ width, format }) => caps.map(each => pathOf(each, width, format))).slice(0, 34)
    expect(cold).toHaveLength(34)
    const signals: AbortSignal[] = []
    const http = createServer(
      getRequestListener(request => {
        signals.push(request.signal)
        return busy.fetch(request, { address: '203.0.113.1' })
      }),
    )
    await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
    const address = http.address()
    const port = address !== null && typeof address === 'object' ? address.port : 0
    const requests = cold.map(path =>
      request({ port, path })
        .on('error', () => undefined)
        .end(),
    )
    await expect.poll(() => signals.length).toBe(34)
    for (const each of requests) each.destroy()
    await expect.poll(() => signals.every(({ aborted }) => aborted)).toBe(true)
    const before = (await made()).length
    const next = await fetch(`http://127.0.0.1:${port}${pathOf(cap, 160, 'webp')}`)
    expect(next.status).toBe(200)
    // The two that had started, and this one.
    expect((await made()).length).toBeLessThanOrEqual(before + 3)
    http.close()
    http.closeAllConnections()
    await busy.close()
  })

  test('of the same picture render it while at least one of them is waiting', async () => {
    const limited = open({ queue: new Queue({ ...workLimits, concurrency: 1 }) })
    const path = pathOf(cap, 320, 'webp')
    const first = get(pathOf(cap, 160, 'webp'), limited)
    const controller = new AbortController()
    const aborted = get(path, limited, { signal: controller.signal })
    const waiting = get(path, limited)
    controller.abort()
    expect([(await first).status, (await aborted).status, (await waiting).status]).toEqual([200, 503, 200])
    await limited.close()
  })

  test('that exceed the queue get 503 with `Retry-After`', async () => {
    const limited = open({ queue: new Queue({ concurrency: 1, maxWaiting: 1 }) })
    const answers = await Promise.all([160, 320, 480].map(width => get(pathOf(cap, width, 'webp'), limited)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 200, 503])
    expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('2')
    await limited.close()
  })
})

describe('warm', () => {
  test('renders AVIF in the given widths while requests are answered', async () => {
    const warming = pictures.warm([cap, redCap], [160, 320])
    expect((await get(pathOf(cap, 160, 'avif'))).status).toBe(200)
    await warming
    expect((await made()).map(name => name.split('/').at(-1)).toSorted()).toEqual([
      '160.avif',
      '160.avif',
      '320.avif',
      '320.avif',
    ])
  })

  test('stops when the service closes', async () => {
    const warming = pictures.warm([cap, redCap], [160, 320])
    await pictures.close()
    await warming
    expect((await made()).length).toBeLessThanOrEqual(1)
    expect((await get(pathOf(redCap, 1200, 'webp'))).status).toBe(503)
  })

  test('rejects with every error at the end', async () => {
    const lost: Picture = { file: 'lost.jpg', sha256: '00', width: 900, height: 900 }
    await expect(pictures.warm([lost, cap], [160])).rejects.toThrow('1 pictures could not be rendered.')
    expect((await made()).length).toBe(1)
  })
})

describe('the preview of a link', () => {
  const preview: LinkPreview = {
    lang: 'uk',
    site: 'Кузня & Ко',
    title: 'Кепка <синя>',
    line: '390\u00a0₴',
    picture: cap,
  }
  const later: LinkPreview = { ...preview, line: '410\u00a0₴' }
  const withPreviews = (present: readonly LinkPreview[]) =>
    open({ sources: () => [], previews: async slug => (slug === 'cap-navy' ? present : []) })

  test('is a JPEG found by its slug; of another price it shows the present one, for minutes', async () => {
    const path = pictures.preview(preview, 'cap-navy')
    expect(path).toMatch(/^\/pictures\/[0-9a-f]{16}\/cap-navy-uk-1200\.jpg$/)
    const [own, changed] = [withPreviews([{ ...preview, lang: 'ru' }, preview]), withPreviews([later])]
    const stale = await get(path, changed)
    expect([stale.status, stale.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
    const answer = await get(path, own)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const content = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(content.equals(Buffer.from(await stale.arrayBuffer()))).toBe(false)
    expect((await get(path.replace('cap-navy', 'cap-red'), changed)).status).toBe(200) // the rendered file
    expect((await get(path.replace(/[0-9a-f]{16}/, '0123456789abcdef').replace('navy', 'red'), own)).status).toBe(404)
    await Promise.all([own.close(), changed.close()])
  })

  test('shrinks a long title, and has no line where there is none', async () => {
    const [, title] = await writePreviewTexts({ ...preview, site: '', line: '', title: 'Дуже довга назва '.repeat(12) })
    const { height = 0 } = await sharp(Buffer.isBuffer(title?.input) ? title.input : undefined).metadata()
    expect(height).toBeGreaterThan(200)
    expect(height).toBeLessThanOrEqual(320)
  })
})

describe('a photograph', () => {
  test('is rendered upright and never enlarged', async () => {
    const file = join(dir, 'boot.jpg')
    await sharp({ create: { width: 600, height: 400, channels: 3, background: '#884422' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toFile(file)
    const boot: Picture = { file: 'boot.jpg', sha256: '0c', width: 400, height: 600 }
    const service = open({ sources: () => [boot] })
    const image = service.image(boot, 'boot', 'Черевик')
    expect(image).toMatchObject({ width: 320, height: 480 })
    expect(image.sources[0]?.srcset.match(/\d+w/g)).toEqual(['160w', '320w'])
    const answer = await get(image.src, service)
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 320, height: 480 })
    expect((await get(image.src.replace('-320', '-480'), service)).status).toBe(404)
    expect((await get(service.shared(boot, 'boot'), service)).status).toBe(200)
    await rm(file)
    await expect(get(image.src.replace('-320', '-160'), service)).rejects.toThrow('share the folder of its pictures')
    await service.close()
  })
})
