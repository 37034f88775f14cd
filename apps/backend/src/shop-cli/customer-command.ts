import { desc, eq } from 'drizzle-orm'
import { endSessions } from '../auth/sessions.ts'
import { findUserByEmail, lockUser } from '../auth/users.ts'
import { deleteAccount } from '../customer/profile.ts'
import type { Database } from '../db/database.ts'
import { addresses, orders, sessions } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { command, oneOf } from './arguments.ts'
import { type CommandContext, factsText, found, sections, table } from './command.ts'

const describe = (email: string): string => `customer with the e-mail address ${email}`

const findCustomer = async (db: Database, email: string) => found(await findUserByEmail(db, email), describe(email))

async function showCustomer({ db }: CommandContext, email: string): Promise<string> {
  const user = await findCustomer(db, email)
  const open = await db
    .select({ at: sessions.last_seen_at, device: sessions.device })
    .from(sessions)
    .where(eq(sessions.user_id, user.id))
    .orderBy(desc(sessions.last_seen_at))
  return sections(
    factsText({
      Customer: `${user.name} ${user.last_name}`,
      'E-mail': `${user.email}, ${user.email_confirmed_at ? 'confirmed' : 'not confirmed'}`,
      Phone: user.phone,
      Language: user.lang,
      Since: user.created_at,
      Orders: await db.$count(orders, eq(orders.user_id, user.id)),
      Addresses: await db.$count(addresses, eq(addresses.user_id, user.id)),
      Sessions: open.length,
    }),
    table(open.map(({ at, device }) => [at, device])),
  )
}

async function endCustomerSessions({ db }: CommandContext, email: string): Promise<string> {
  const user = await findCustomer(db, email)
  const ended = await endSessions(db, user.id).returning({ id: sessions.id })
  return `${ended.length} sessions of ${user.email} are ended.`
}

const deleteCustomer = ({ db, confirm }: CommandContext, email: string): Promise<string> =>
  transact(db, async tx => {
    const { id } = await findCustomer(tx, email)
    const user = found(await lockUser(tx, id), describe(email))
    confirm(`The account of ${user.email} is deleted. Its orders stay, without a link to it.`)
    await deleteAccount(tx, user, user.lang)
    return `The account of ${user.email} is deleted; its owner gets a mail.`
  })

const actions = { show: showCustomer, 'sessions-end': endCustomerSessions, delete: deleteCustomer }

export const customer = command(
  'customer <email> <action>',
  'shows a customer (show), ends the sessions (sessions-end) or deletes the account (delete)',
  (context, email, typed) => actions[oneOf(['show', 'sessions-end', 'delete'])(typed)](context, email),
)
