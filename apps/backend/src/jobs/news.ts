import { and, eq, lte, sql } from 'drizzle-orm'
import { bumpDataVersions } from '../db/data-versions.ts'
import type { Database } from '../db/database.ts'
import { articles } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import type { Job } from './scheduler.ts'

/** Shows the articles whose date has come. */
export const publishNews = (db: Database): Promise<void> =>
  transact(db, async tx => {
    const shown = await tx
      .update(articles)
      .set({ is_published: true })
      .where(and(eq(articles.is_published, false), lte(articles.published_at, sql`now()`)))
      .returning({ id: articles.id })
    if (shown.length > 0) await bumpDataVersions(tx, ['news'])
  })

export const newsJob = (db: Database): Job => ({ name: 'news', cron: '* * * * *', run: () => publishNews(db) })
