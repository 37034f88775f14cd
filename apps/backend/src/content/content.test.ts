import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { newsList, newsShow, pageShow } from '@shop/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { articles } from '../db/schema/index.ts'
import { publishNews } from '../jobs/news.ts'
import { commandsTo } from '../testing/commands.ts'
import { openShop, type Shop } from '../testing/shop.ts'

const page = (title: string, more = '', body = 'Текст із [посиланням](/returns).') =>
  `---\ntitle: ${title}\ndescription: Опис сторінки\n${more}---\n\n${body}\n`
const article = (title: string, more = '', body = 'Текст.') =>
  `---\ntitle: ${title}\nlead: Коротко про ${title}\n${more}---\n\n${body}\n`

describe('pages and news from files', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop('Postgres')
  })
  afterAll(() => shop.close())

  const { send, done, refused } = commandsTo(() => shop)
  const write = (folder: string, files: Readonly<Record<string, string | Buffer>>) => {
    mkdirSync(join(shop.dataDir, folder), { recursive: true })
    for (const [name, text] of Object.entries(files)) writeFileSync(join(shop.dataDir, folder, name), text)
  }
  const show = (slug: string, lang: 'uk' | 'ru' | 'en' = 'uk') => shop.ask(pageShow, { page: slug, lang })
  const statusOf = async (slug: string) => (await shop.post(pageShow.path, { page: slug })).status

  it('are given back by export; importing that, or the files of the demo shop, changes nothing', async () => {
    for (const kind of ['page', 'news']) {
      const demo = fileURLToPath(new URL(`../../../../demo/${kind === 'page' ? 'pages' : 'news'}`, import.meta.url))
      expect(await done(kind, 'import', demo)).toContain('Nothing changes')
      await done(kind, 'export', kind)
      expect(readdirSync(join(shop.dataDir, kind)).length % 3).toBe(0)
      expect(await done(kind, 'import', kind)).toContain('Nothing changes')
    }
    expect(readFileSync(join(shop.dataDir, 'page', 'contacts.ru.md'), 'utf8')).toMatch(/^---\ntitle: Контакты\n/)
  })

  it('are added and changed in every language, and shown at once', async () => {
    expect(await statusOf('workshop')).toBe(404)
    write('pages', {
      'workshop.uk.md': page('Майстерня', 'layout: faq\n', '### Де?\n\nТут.'),
      'workshop.ru.md': page('Мастерская', 'meta_title: Мастерская в Киеве\n'),
      'workshop.en.md': page('Workshop'),
    })
    expect(await done('page', 'import', 'pages', '--dry-run')).toContain('workshop  new')
    expect(await statusOf('workshop')).toBe(404)
    await done('page', 'import', 'pages')
    expect(await show('workshop')).toMatchObject({
      title: 'Майстерня',
      body: '<details><summary>Де?</summary><p>Тут.</p></details>',
    })
    expect(await show('workshop', 'ru')).toMatchObject({
      body: '<p>Текст із <a href="/ru/returns">посиланням</a>.</p>',
      meta: { title: 'Мастерская в Киеве — ГАРТ' },
    })
    expect(await done('page', 'set', 'workshop', 'title.en=Our workshop')).toBe('Page workshop: title.en changed.\n')
    expect(await show('workshop', 'en')).toMatchObject({ title: 'Our workshop' })
    expect(await done('page', 'list')).toContain('workshop')
    const texts = ['uk', 'ru', 'en'].flatMap(lang => [
      `title.${lang}=T ${lang}`,
      `description.${lang}=D`,
      `body.${lang}=B`,
    ])
    expect(await refused('page', 'add', 'atelier', ...texts.slice(0, 4))).toHaveLength(6)
    expect(await done('page', 'add', 'atelier', ...texts)).toBe('Page atelier is added.\n')
    expect(await show('atelier', 'ru')).toMatchObject({ title: 'T ru', body: '<p>B</p>' })
    expect((await refused('page', 'add', 'atelier', ...texts))[0]).toContain('already')
    expect((await send(['page', 'remove', 'contacts'])).question).toContain('The menu leads to it: Контакти')
    await send(['page', 'remove', 'workshop'], true)
    expect(await statusOf('workshop')).toBe(404)
  })

  it('name everything that is wrong by file, line and field, and change nothing', async () => {
    write('wrong', {
      'contacts.uk.md': page('Інші контакти'),
      'contacts.ru.md': page(
        '',
        'picture: a.jpg\ncolour: red\nlayout: wide\nbody: x\n',
        'Text\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))',
      ),
      'delivery.uk.md': 'No header',
      'delivery.ru.md': '---\ntitle: "x\n---\n',
      'delivery.en.md': page('Delivery', 'title: Twice\n'),
      'cart.uk.md': page('Кошик', 'picture: absent.jpg\n'),
      'jackets.txt.md': page('Куртки'),
      'offer.uk.md': page('x'.repeat(121), 'picture: note.jpg\n', ' '),
      'returns.uk.md': page('Повернення', 'picture: note.jpg\n'),
      'note.jpg': 'not a picture',
    })
    const before = await show('contacts')
    const faults = await refused('page', 'import', 'wrong')
    expect(faults.map(line => line.replace(/(: [\w«»/]+).*/, ''))).toEqual([
      'cart.en.md',
      'cart.ru.md',
      'cart.uk.md, line 1, address',
      'cart.uk.md, line 4, picture',
      'contacts.ru.md, line 2, title',
      'contacts.ru.md, line 4, picture',
      'contacts.ru.md, line 5, colour',
      'contacts.ru.md, line 6, layout',
      'contacts.ru.md, line 7, body',
      'contacts.ru.md, line 12, body',
      'contacts.ru.md, line 14, body',
      'delivery.en.md, line 4, header',
      'delivery.ru.md, line 2, header',
      'delivery.uk.md, line 1, header',
      'jackets.txt.md, line 1, name',
      'offer.uk.md, line 2, title',
      'offer.uk.md, line 4, picture',
      'offer.uk.md, line 6, body',
      'returns.uk.md, line 4, picture',
      'Nothing was changed.',
    ])
    expect(await show('contacts')).toEqual(before)
    expect(await refused('page', 'set', 'contacts', 'colour=red', 'title=x', 'picture.uk=none')).toEqual([
      'colour: There is no such field. There are title, description, meta_title, layout, picture, body.',
      'title: It differs by language: title.uk, title.ru, title.en.',
      'picture.uk: It is the same in all languages: picture.',
      'Nothing was changed.',
    ])
    expect(await refused('page', 'set', 'contacts', 'title.en=', `description.ru=${'x'.repeat(301)}`)).toEqual([
      'title.en: It must not be empty.',
      'description.ru: It has 301 characters; at most 300.',
      'Nothing was changed.',
    ])
  })

  it('have a picture, stored once and shown in lists and link previews', async () => {
    const photo = await sharp({ create: { width: 1300, height: 900, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer()
    write('articles', {
      'nova.uk.md': article('Новина', 'date: 2026-11-01\npicture: photo.jpg\n'),
      'nova.ru.md': article('Новость'),
      'nova.en.md': article('News', 'description: For search engines\n'),
      'photo.jpg': photo,
    })
    const isStored = () => existsSync(join(shop.dataDir, 'pictures', 'originals'))
    await done('news', 'import', 'articles', '--dry-run')
    expect(isStored()).toBe(false)
    await done('news', 'import', 'articles')
    expect(isStored()).toBe(true)
    expect(await done('news', 'import', 'articles')).toContain('Nothing changes')
    const shown = await shop.ask(newsShow, { article: 'nova', lang: 'en' })
    expect(shown).toMatchObject({
      image: { width: 800, height: 554 },
      meta: { description: 'For search engines', og: { image: expect.stringMatching(/nova-1200\.jpg$/) } },
    })
    const found = (await shop.ask(newsList, {})).items.find(({ slug }) => slug === 'nova')
    const served = await fetch(shop.url + (found?.image?.src ?? ''))
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp'])
    await done('news', 'export', 'back', 'nova')
    const [stored] = await shop.db.select().from(articles).where(eq(articles.slug, 'nova'))
    const file = readFileSync(join(shop.dataDir, 'back', 'nova.webp'))
    expect(stored?.picture).toMatchObject({ sha256: createHash('sha256').update(file).digest('hex') })
    expect(await done('news', 'import', 'back')).toContain('Nothing changes')
    expect(await done('news', 'set', 'nova', 'picture=none')).toContain('picture')
    expect((await shop.ask(newsShow, { article: 'nova' })).image).toBeNull()
    expect((await refused('news', 'set', 'nova', 'picture=http://127.0.0.1/x.jpg'))[0]).toContain('public internet')
  })

  it('are shown from their date on', async () => {
    expect(await done('news', 'set', 'nova', 'date=2031-01-01 10:00')).toContain('date')
    const isShown = async () => (await shop.post(newsShow.path, { article: 'nova' })).status === 200
    const isListed = async () => (await shop.ask(newsList, {})).items.some(({ slug }) => slug === 'nova')
    expect([await isShown(), await isListed()]).toEqual([false, false])
    await publishNews(shop.db)
    expect(await isShown()).toBe(false)
    await shop.db.update(articles).set({ published_at: new Date() }).where(eq(articles.slug, 'nova'))
    await publishNews(shop.db)
    await expect.poll(isShown).toBe(true)
    expect(await isListed()).toBe(true)
    expect((await refused('news', 'set', 'nova', 'date=2026-02-30'))[0]).toContain('date: It must be a day')
  })
})
