import { count, eq } from 'drizzle-orm'
import { endSessions, type UserRow } from '../auth/sessions.ts'
import { findUserByEmail, lockUser } from '../auth/users.ts'
import { deleteAccount } from '../customer/profile.ts'
import type { Database } from '../db/database.ts'
import { addresses, orders, sessions } from '../db/schema/index.ts'
import { transact } from '../db/transact.ts'
import { command, oneOf } from './arguments.ts'
import { type CommandContext, CommandError, type CommandServices, localTime, table } from './command.ts'

async function findCustomer(db: Database, email: string): Promise<UserRow> {
  const user = await findUserByEmail(db, email)
  if (!user) throw new CommandError(`There is no customer with the e-mail address ${email}.`)
  return user
}

async function showCustomer({ db }: CommandServices, email: string): Promise<string> {
  const user = await findCustomer(db, email)
  const [ordered] = await db.select({ count: count() }).from(orders).where(eq(orders.user_id, user.id))
  const [known] = await db.select({ count: count() }).from(addresses).where(eq(addresses.user_id, user.id))
  const open = await db.select().from(sessions).where(eq(sessions.user_id, user.id))
  const facts = table([
    ['Customer', `${user.name} ${user.last_name}`],
    ['E-mail', `${user.email}, ${user.email_confirmed_at ? 'confirmed' : 'not confirmed'}`],
    ['Phone', user.phone],
    ['Language', user.lang],
    ['Since', localTime(user.created_at)],
    ['Orders', ordered?.count ?? 0],
    ['Addresses', known?.count ?? 0],
    ['Sessions', open.length],
  ])
  const devices = table(open.map(({ device, last_seen_at }) => [localTime(last_seen_at), device]))
  return [facts, ...(open.length > 0 ? [devices] : [])].join('\n\n')
}

async function endCustomerSessions({ db }: CommandServices, email: string): Promise<string> {
  return transact(db, async tx => {
    const user = await findCustomer(tx, email)
    const open = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.user_id, user.id))
    await endSessions(tx, user.id)
    return `${open.length} sessions of ${user.email} are ended.`
  })
}

async function deleteCustomer({ db, confirm }: CommandContext, email: string): Promise<string> {
  return transact(db, async tx => {
    const known = await findCustomer(tx, email)
    confirm(`The account of ${known.email} is deleted. Its orders stay, without a link to it.`)
    const user = await lockUser(tx, known.id)
    if (!user) throw new CommandError(`There is no customer with the e-mail address ${email}.`)
    await deleteAccount(tx, user, user.lang)
    return `The account of ${user.email} is deleted; its owner gets a mail.`
  })
}

const actions = { show: showCustomer, 'sessions-end': endCustomerSessions, delete: deleteCustomer }

export const customer = command(
  'customer <email> <action>',
  'shows a customer (show), ends the sessions (sessions-end) or deletes the account (delete)',
  (context, email, action) => actions[oneOf(['show', 'sessions-end', 'delete'])(action)](context, email),
)
