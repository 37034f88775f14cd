import type { ArticleKind, NewsCard } from '@shop/contract'
import { type Locale, localise } from '@shop/contract/locales'
import { and, eq } from 'drizzle-orm'
import { articles } from '../db/schema/index.ts'
import { inLanguage } from '../pictures/index.ts'
import type { Services } from '../wire/services.ts'

export type ArticleRow = typeof articles.$inferSelect

/** Articles of a kind whose date has come. */
export const isPublished = (kind: ArticleKind) => and(eq(articles.kind, kind), eq(articles.is_published, true))

export const articleUrl = ({ kind, slug }: Pick<ArticleRow, 'kind' | 'slug'>, lang: Locale): string =>
  localise(`/${kind}/${slug}`, lang)

export const newsCardOf = (article: ArticleRow, lang: Locale, { pictures }: Pick<Services, 'pictures'>): NewsCard => ({
  slug: article.slug,
  title: article.titles[lang],
  lead: article.leads[lang],
  url: articleUrl(article, lang),
  date: article.published_at.toISOString(),
  image: article.picture ? pictures.image(inLanguage(article.picture, lang), article.slug, '') : null,
})
