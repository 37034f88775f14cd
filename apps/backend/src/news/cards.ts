import type { NewsCard } from '@shop/contract'
import { type Locale, localise } from '@shop/contract/locales'
import { eq } from 'drizzle-orm'
import { articles } from '../db/schema/index.ts'
import { inLanguage } from '../pictures/index.ts'
import type { Services } from '../wire/services.ts'

export type ArticleRow = typeof articles.$inferSelect

/** Articles whose date has come. */
export const isPublished = eq(articles.is_published, true)

export const articleUrl = (slug: string, lang: Locale): string => localise(`/news/${slug}`, lang)

export const newsCardOf = (article: ArticleRow, lang: Locale, { pictures }: Pick<Services, 'pictures'>): NewsCard => ({
  slug: article.slug,
  title: article.titles[lang],
  lead: article.leads[lang],
  url: articleUrl(article.slug, lang),
  date: article.published_at.toISOString(),
  image: article.picture ? pictures.image(inLanguage(article.picture, lang), article.slug, '') : null,
})
