import type { MenuItem } from '@shop/contract'
import { type Locale, locales, localise } from '@shop/contract/locales'
import { z } from 'zod'
import { settlements } from '../adapters/carrier/demo-directory/settlements.ts'
import { type ContentKind, type Entry, emptyEntry } from '../content/entry.ts'
import { mergeFiles, parseFiles } from '../content/import-content.ts'
import { problemText } from '../content/problem.ts'
import type {
  anatomies,
  articles,
  banners,
  benefits,
  coupons,
  home_texts,
  menus,
  pages,
  search_synonyms,
  settings,
} from '../db/schema/index.ts'
import { demoPicture } from '../pictures/index.ts'
import { tokenize } from '../text-matching/tokenize.ts'
import {
  DemoText,
  demoFiles,
  demoStandards,
  demoText,
  inEach,
  parseDemo,
  readDemo,
  reference,
  textIn,
} from './demo-file.ts'

type Rows<Table extends { $inferInsert: unknown }> = Table['$inferInsert'][]
/** Ids of rows by slug. */
type Ids = ReadonlyMap<string, number>

const settingsIn = (lang: Locale) => {
  const text = textIn(lang)
  const city = z.string().transform((name, context) => {
    const place = settlements.find(known => known.name.uk === name)
    if (place) return { cityName: place.name[lang], ref: place.ref, area: place.area[lang] }
    context.addIssue(`The directory has no «${name}».`)
    return z.NEVER
  })
  return z.strictObject({
    name: text,
    copyright: text,
    checkout: z.strictObject({
      currencies: z.record(z.string(), z.strictObject({ prefix: z.string(), suffix: z.string() })),
      cities: z.array(city),
    }),
    contacts: z
      .array(
        z.strictObject({
          is_main: z.boolean(),
          name: text,
          phones: z.array(z.strictObject({ label: text, number: z.string().regex(/^\+\d+$/) })),
          messengers: z.array(z.strictObject({ label: z.string(), url: z.string() })).default([]),
          email: z.email(),
          address: text,
          hours: text,
        }),
      )
      .refine(contacts => contacts.filter(({ is_main }) => is_main).length === 1, 'One contact is the main one.'),
    pickup: text,
    head_code: z.string(),
    body_code: z.string(),
    blog_subscribe_title: text,
    blog_subscribe_subtitle: text,
    blog_subscribe_placeholder: text,
    blog_subscribe_btn_title: text,
    theme_bg_type: z.enum(['color', 'gradient']),
    theme_color: z.string(),
    theme_gradient: z.string(),
    theme_gradient2: z.string(),
    theme_gradient_deg: z.number(),
    theme_gradient_type: z.enum(['linear', 'radial']),
    theme_font_style: z.string(),
    theme_noise: z.boolean(),
  })
}

export function settingsRows(): Rows<typeof settings> {
  const content = parseDemo('settings.yaml')
  return locales.map(lang => ({ lang, data: readDemo('settings.yaml', settingsIn(lang), content) }))
}

const menuItemIn = (lang: Locale): z.ZodType<MenuItem> => {
  const item = z.strictObject({
    name: textIn(lang),
    text: textIn(lang).exactOptional(),
    url: z.string().transform(url => (url === '' ? '' : localise(url, lang))),
    get children(): z.ZodType<MenuItem[]> {
      return z.array(item).default([])
    },
  })
  return item
}

export function menuRows(): Rows<typeof menus> {
  const content = parseDemo('menus.yaml')
  return locales.flatMap(lang => {
    const Menu = z.strictObject({ id: z.int(), name: textIn(lang), items: z.array(menuItemIn(lang)) })
    return readDemo('menus.yaml', z.array(Menu), content).map(({ id, ...data }) => ({ id, lang, data }))
  })
}

/** Pages or news from the Markdown files that the shop imports. */
function entriesOf(kind: ContentKind, folder: string): Entry[] {
  const { problems, files } = parseFiles(
    kind,
    demoFiles(folder, '.md').map(file => ({ file, text: demoText(file) })),
  )
  if (problems.length > 0) throw new Error(problems.map(problemText).join('\n'))
  return [...Map.groupBy(files, ({ slug }) => slug)].map(([slug, own]) =>
    mergeFiles(emptyEntry(slug), { slug, files: own, picture: 'same' }),
  )
}

export const pageRows = (): Rows<typeof pages> =>
  entriesOf('page', 'pages/').map(({ slug, titles, descriptions, bodies }) => ({ slug, titles, descriptions, bodies }))

/** The newest first. An import takes no SVG, so the name of the picture is that of the article. */
export const articleRows = (): Rows<typeof articles> =>
  entriesOf('news', 'news/')
    .flatMap(({ slug, published_at, titles, leads, bodies }) =>
      published_at ? [{ slug, published_at, titles, leads, bodies, picture: demoPicture(`news-${slug}`) }] : [],
    )
    .toSorted((one, other) => Number(other.published_at) - Number(one.published_at))

export const articleTitles = (rows: ReturnType<typeof articleRows>) =>
  new Map(rows.map(({ slug, titles }) => [slug, titles]))

export function bannerRows(products: Ids): Rows<typeof banners> {
  const picture = z.strictObject({ product: reference(products), picture: z.int() })
  const Banner = z.strictObject({
    title: DemoText,
    text: DemoText,
    url: z.string().startsWith('/'),
    action: DemoText,
    short: DemoText,
    scene: z.string(),
    priced: reference(products).nullable(),
    pictures: z.union([z.tuple([picture]), z.tuple([picture, picture])]),
    standards: z.array(reference(demoStandards())),
  })
  return readDemo('banners.yaml', z.array(Banner)).map((banner, position) => {
    const [first, second] = banner.pictures
    return {
      position,
      titles: banner.title,
      texts: banner.text,
      url: banner.url,
      actions: banner.action,
      shorts: banner.short,
      product_id: first.product.value,
      picture: first.picture,
      second_product_id: second?.product.value ?? null,
      second_picture: second?.picture ?? 0,
      scene: demoPicture(banner.scene),
      priced_product_id: banner.priced?.value ?? null,
      standards: inEach(lang =>
        banner.standards.map(({ value: { code, class: level, text } }) => ({
          code,
          class: level?.[lang] ?? '',
          text: text[lang],
        })),
      ),
    }
  })
}

export const benefitRows = (): Rows<typeof benefits> =>
  readDemo('benefits.yaml', z.array(z.strictObject({ figure: z.string(), unit: DemoText, text: DemoText }))).map(
    ({ figure, unit, text }, position) => ({ position, figure, units: unit, texts: text }),
  )

export function homeRows(products: Ids): { anatomies: Rows<typeof anatomies>; home_texts: Rows<typeof home_texts> } {
  const percent = z.number().min(0).max(100)
  const Pin = z.strictObject({ x: percent, y: percent, name: DemoText, text: DemoText, value: DemoText })
  const Home = z.strictObject({
    title: DemoText,
    description: DemoText,
    anatomy: z.strictObject({ product: reference(products), title: DemoText, text: DemoText, pins: z.array(Pin) }),
  })
  const { title, description, anatomy } = readDemo('home.yaml', Home)
  const { product, title: titles, text: texts, pins } = anatomy
  return {
    anatomies: [{ product_id: product.value, titles, texts, pins }],
    home_texts: locales.map(lang => ({ lang, title: title[lang], description: description[lang] })),
  }
}

export function couponRows(categories: Ids): Rows<typeof coupons> {
  const Coupon = z.strictObject({
    code: z.string(),
    kind: z.enum(['percent', 'amount', 'delivery']),
    value: z.int(),
    minimum: z.int().default(0),
    ends_at: z.iso
      .datetime({ offset: true })
      .transform(text => new Date(text))
      .exactOptional(),
    uses: z.int().exactOptional(),
    uses_per_customer: z.int().exactOptional(),
    category: reference(categories).optional(),
  })
  return readDemo('coupons.yaml', z.array(Coupon)).map(({ category, value, minimum, ...coupon }) => ({
    ...coupon,
    value: coupon.kind === 'amount' ? value * 100 : value,
    minimum: minimum * 100,
    category_ids: category ? [category.value] : [],
  }))
}

export function synonymRows(): Rows<typeof search_synonyms> {
  const Words = z.record(z.string(), z.array(z.string()).min(1))
  const all = readDemo('synonyms.yaml', z.strictObject({ uk: Words, ru: Words, en: Words }))
  return locales.flatMap(lang =>
    Object.entries(all[lang]).flatMap(([word, replacements]) =>
      replacements.map(replacement => ({ lang, word: tokenize(word).join(' '), replacement })),
    ),
  )
}
