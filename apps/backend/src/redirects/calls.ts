import { pageMoved } from '@shop/contract'
import { localise } from '@shop/contract/locales'
import { eq } from 'drizzle-orm'
import { redirects } from '../db/schema/index.ts'
import { ok } from '../wire/call-result.ts'
import { defineHandler } from '../wire/handler.ts'
import { normalisePath } from './old-address.ts'

export const redirectCalls = [
  defineHandler(pageMoved, async ({ path, lang }, { db }) => {
    const old = normalisePath(path)
    const [found] = old === null ? [] : await db.select().from(redirects).where(eq(redirects.old_path, old))
    if (!found) return ok({ state: 'unknown' as const })
    if (found.new_path === null) return ok({ state: 'gone' as const })
    return ok({ state: 'moved' as const, url: localise(encodeURI(found.new_path), lang) })
  }),
]
