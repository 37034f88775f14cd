import { type ArticleKind, articleKinds } from '@shop/contract'
import { inEachLocale, locales } from '@shop/contract/locales'
import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { bodyOfMarkdown } from '../content/body-of-markdown.ts'
import { hasQuestions, markdownOfBody } from '../content/markdown-of-body.ts'
import type { Database } from '../db/database.ts'
import { articles, pages } from '../db/schema/index.ts'
import type { Text } from '../values/text.ts'
import { momentOf } from './amounts.ts'
import { localTime } from './command.ts'
import { MAX_SLUG, markdownFiles } from './content-file.ts'
import { choices, markdown, noText, optionalTexts, picture, texts } from './fields.ts'
import { menuItemsOf } from './menu-command.ts'
import { defineResource, type Entry, saveRow, type Target } from './resource.ts'
import { checkNewAddress, isSlug } from './shop-url.ts'

const MAX_BODY = 100_000

const markdownOf = (bodies: Text): Text => inEachLocale(lang => markdownOfBody(bodies[lang], lang))

/** Renders the bodies that differ; Markdown that is written otherwise may be the same text. */
function renderBodies(
  body: Text | undefined,
  layout: Text | undefined,
  { present, changed, faults }: Target<Entry & { row: { bodies: Text } }>,
): Text {
  const bodies = { ...(present?.row.bodies ?? noText) }
  for (const lang of locales) {
    if (!body || (present && !changed.has(`body.${lang}`) && !changed.has(`layout.${lang}`))) continue
    const { html, problems } = bodyOfMarkdown(body[lang], { lang, hasQuestions: layout?.[lang] === 'faq' })
    for (const { line, message } of problems) faults.add(`body.${lang}`, message, line)
    if (html === bodies[lang]) changed.delete(`body.${lang}`)
    bodies[lang] = html
  }
  return bodies
}

const losing = async (db: Database, path: string): Promise<string> => {
  const links = await menuItemsOf(db, path)
  return links.length > 0 ? ` The menu leads to it: ${links.join(', ')}.` : ''
}

export const pageResource = defineResource({
  name: 'page',
  what: 'pages of text',
  help: 'body is Markdown. layout: faq, or empty. picture: a file, an https address or none.',
  schema: z.object({
    title: texts(120),
    description: texts(300),
    meta_title: optionalTexts(120),
    layout: choices(['', 'faq'], 'It must be faq, or left out.'),
    picture,
    body: markdown(MAX_BODY),
  }),
  table: pages,
  tags: slug => [`page:${slug}`],
  listed: ['picture', 'title.uk'],
  isNamed: true,
  format: markdownFiles,
  async load(db) {
    const rows = await db.select().from(pages).orderBy(pages.slug)
    return rows.map(row => ({
      id: row.slug,
      key: row.slug,
      picture: row.picture,
      row,
      fields: {
        title: row.titles,
        description: row.descriptions,
        meta_title: row.meta_titles,
        layout: inEachLocale(lang => (hasQuestions(row.bodies[lang]) ? 'faq' : '')),
        // Made when it is read: that of all pages takes long.
        get body() {
          return markdownOf(row.bodies)
        },
      },
    }))
  },
  async check(tx, { body, layout }, target) {
    if (!target.present) await checkNewAddress(tx, target.key, MAX_SLUG, target.faults)
    return renderBodies(body, layout, target)
  },
  save(tx, { title, description, meta_title }, { key: slug, present, picture: shown }, bodies) {
    const texts = { titles: title, descriptions: description, meta_titles: meta_title, bodies }
    return saveRow(tx, pages, present, { slug, ...texts, picture: shown })
  },
  beforeRemove: (db, { key }) => losing(db, `/${key}`),
})

const NO_DATE = 'It must be a day, or a day and time: 2026-12-01 10:00.'

const articleResource = (kind: ArticleKind) =>
  defineResource({
    name: kind,
    what: `articles of the ${kind}`,
    help: 'body is Markdown. date: a day, or a day and time in Kyiv. picture: a file, an https address or none.',
    schema: z.object({
      title: texts(160),
      lead: texts(500),
      description: optionalTexts(300),
      meta_title: optionalTexts(120),
      date: z.string().refine(text => momentOf(text) !== null, NO_DATE),
      picture,
      body: markdown(MAX_BODY),
    }),
    table: articles,
    tags: () => ['news'],
    listed: ['date', 'shown', 'picture', 'title.uk'],
    isNamed: true,
    format: markdownFiles,
    async load(db, now) {
      const { published_at, id } = articles
      const rows = await db.select().from(articles).where(eq(articles.kind, kind)).orderBy(desc(published_at), id)
      return rows.map(row => ({
        id: row.id,
        key: row.slug,
        picture: row.picture,
        facts: { shown: row.published_at <= now ? 'yes' : 'not yet' },
        row,
        fields: {
          title: row.titles,
          lead: row.leads,
          description: row.descriptions,
          meta_title: row.meta_titles,
          date: localTime(row.published_at).replace(/ 00:00$/, ''),
          get body() {
            return markdownOf(row.bodies)
          },
        },
      }))
    },
    async check(_, { body, date = '' }, target, { clock }) {
      const { key, present, changed, faults } = target
      if (!isSlug(key, MAX_SLUG)) faults.add('address', 'It must be small Latin letters, digits and hyphens.')
      // One that was published with its seconds keeps them.
      const published_at = (present && !changed.has('date') ? present.row.published_at : momentOf(date)) ?? clock()
      return { bodies: renderBodies(body, undefined, target), published_at, is_published: published_at <= clock() }
    },
    save(tx, { title, lead, description, meta_title }, { key: slug, present, picture: shown }, ofBody) {
      const texts = { titles: title, leads: lead, descriptions: description, meta_titles: meta_title }
      return saveRow(tx, articles, present, { kind, slug, ...texts, ...ofBody, picture: shown })
    },
    beforeRemove: (db, { key }) => losing(db, `/${kind}/${key}`),
  })

export const articleResources = articleKinds.map(articleResource)
