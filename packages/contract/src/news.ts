import * as z from 'zod'
import { call } from './call.ts'
import { articleKinds } from './constants.ts'
import { optionalSchemaOf, schemaOf } from './field-schema.ts'
import { fields } from './fields.ts'
import { Image, id, Lang, Meta, moment, Nothing, paged, pageNumber, secret, slug } from './primitives.ts'
import type { Schema } from './schema.ts'

export interface NewsCard extends z.output<typeof newsCardObject> {}
export const newsCardObject = z.object({
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  url: z.string(),
  date: moment,
  image: Image.nullable(),
})
export const NewsCard: Schema<NewsCard> = newsCardObject

export type ArticleKind = (typeof articleKinds)[number]

/** Without it: the news. */
const kind = z.enum(articleKinds).optional()

const AdjacentNews = z.object({ title: z.string(), url: z.string() }).nullable()

export interface Article extends z.output<typeof article> {}
const article = newsCardObject.extend({
  /** Sanitised HTML. */
  body: z.string(),
  /** Products that the body links to, then one of each category that it links to. */
  product_ids: z.array(id),
  previous: AdjacentNews,
  next: AdjacentNews,
  meta: Meta,
})
export const Article: Schema<Article> = article

export const newsList = call('/api/news/list', {
  summary: 'News, or articles of another kind, the newest first.',
  body: z.strictObject({ lang: Lang, kind, page_number: pageNumber }),
  data: paged(NewsCard),
})

export const newsShow = call('/api/news/show', {
  summary: 'An article with links to the previous and the next one.',
  body: z.strictObject({ lang: Lang, kind, article: slug }),
  data: Article,
})

/** Returns the same response for a new and a known address. */
export const newsSubscribe = call('/api/news/subscribe', {
  summary: 'Mails a link that puts the address on the newsletter.',
  body: z.strictObject({ lang: Lang, email: schemaOf(fields.newsletter) }),
  data: Nothing,
})

/** Of a link in a mail of the newsletter. An unknown one, or that of a subscription that is gone: 404. */
export const newsConfirm = call('/api/news/confirm', {
  summary: 'Confirms a subscription to the newsletter by the token of its mail.',
  body: z.strictObject({ lang: Lang, token: secret }),
  data: Nothing,
})

/** Once more does nothing. An unknown token: 404. */
export const newsUnsubscribe = call('/api/news/unsubscribe', {
  summary: 'Ends a subscription to the newsletter by the token of its mails.',
  body: z.strictObject({ lang: Lang, token: secret }),
  data: Nothing,
})

export const contactSend = call('/api/contact/send', {
  summary: 'Sends the contact form to the shop.',
  body: z.strictObject({
    lang: Lang,
    name: schemaOf(fields.name),
    phone: schemaOf(fields.phone),
    email: optionalSchemaOf(fields.email),
    message: schemaOf(fields.message),
  }),
  data: Nothing,
})
