import { randomUUID } from 'node:crypto'
import { createToken, hashToken } from '../auth/access-token.ts'
import { sessions, users } from '../db/schema/index.ts'
import type { Sent, Shop } from './shop.ts'

export interface SignedIn {
  id: number
  email: string
  /** Headers of a call that this customer makes. */
  sent: Sent
}

/** A customer with a session, inserted as rows: signing in itself is not what is tried. */
export async function signIn({ db }: Shop, email: string = `${randomUUID()}@example.com`): Promise<SignedIn> {
  const token = createToken()
  const [user] = await db
    .insert(users)
    .values({ name: 'Олена', last_name: 'Шевчук', email, lang: 'uk' })
    .returning({ id: users.id })
  if (!user) throw new Error('No customer was inserted')
  await db.insert(sessions).values({
    user_id: user.id,
    token_hash: hashToken(token),
    device: 'Firefox, Linux',
    expires_at: new Date(Date.now() + 3_600_000),
  })
  return { id: user.id, email, sent: { headers: { Authorization: `Bearer ${token}` } } }
}

/** Headers of several kinds in one call. */
export const withHeaders = (...all: readonly Sent[]): Sent => ({
  headers: Object.assign({}, ...all.map(({ headers }) => headers)),
})
