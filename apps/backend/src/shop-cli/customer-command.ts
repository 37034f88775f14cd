import { desc, eq } from 'drizzle-orm'
import { endSessions } from '../auth/sessions.ts'
import { findUserByEmail, lockUser } from '../auth/users.ts'
import { deleteAccount } from '../customer/profile.ts'
import { addresses, orders, sessions } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { command, oneOf } from './arguments.ts'
import { factsText, found, sections, table } from './command.ts'

const actions = ['show', 'sessions-end', 'delete'] as const

export const customer = command(
  'customer <email> <action>',
  'shows a customer (show), ends the sessions (sessions-end) or deletes the account (delete)',
  ({ db, confirm }, email, typed) => {
    const action = oneOf(actions)(typed)
    return transact(db, async tx => {
      const what = `customer with the e-mail address ${email}`
      const user = found(await findUserByEmail(tx, email), what)
      const ofUser = eq(sessions.user_id, user.id)
      if (action === 'delete') {
        confirm(`The account of ${user.email} is deleted. Its orders stay, without a link to it.`)
        await deleteAccount(tx, found(await lockUser(tx, user.id), what), user.lang)
        return `The account of ${user.email} is deleted; its owner gets a mail.`
      }
      const open = await tx
        .select({ at: sessions.last_seen_at, device: sessions.device })
        .from(sessions)
        .where(ofUser)
        .orderBy(desc(sessions.last_seen_at))
      if (action === 'sessions-end') {
        await endSessions(tx, user.id)
        return `${open.length} sessions of ${user.email} are ended.`
      }
      return sections(
        factsText({
          Customer: `${user.name} ${user.last_name}`,
          'E-mail': `${user.email}, ${user.email_confirmed_at ? 'confirmed' : 'not confirmed'}`,
          Phone: user.phone,
          Language: user.lang,
          Since: user.created_at,
          Orders: await tx.$count(orders, eq(orders.user_id, user.id)),
          Addresses: await tx.$count(addresses, eq(addresses.user_id, user.id)),
          Sessions: open.length,
        }),
        table(open.map(({ at, device }) => [at, device])),
      )
    })
  },
)
