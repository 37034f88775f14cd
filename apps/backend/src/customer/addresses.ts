import {
  Address,
  profileAddress,
  profileAddressCreate,
  profileAddressDestroy,
  profileAddressSetmain,
  profileAddressUpdate,
} from '@shop/contract'
import type { Locale } from '@shop/contract/locales'
import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { withLockedUser } from '../auth/users.ts'
import type { Database } from '../db/database.ts'
import { addresses as table } from '../db/schema/index.ts'
import { createSettlementTranslator, type DirectoryContext } from '../delivery/directory.ts'
import type { DeliveryContext } from '../delivery/services.ts'
import { type CallError, type CallResult, notFound, ok } from '../wire/call-result.ts'
import { type Context, type Customer, defineCustomerHandler, paramOf } from '../wire/handler.ts'
import { executeOnce } from '../wire/idempotency.ts'
import { fill, words } from '../words/index.ts'

export const MAX_ADDRESSES = 50

type CustomerContext = DeliveryContext & { customer: Customer }

type Fields = z.output<typeof profileAddressCreate.body>

const toAddress = ({ user_id, created_at, main, phone, ...address }: typeof table.$inferSelect): Address => ({
  ...address,
  main: main ? 1 : 0,
  ...(phone === null ? {} : { phone }),
})

const toRow = ({ lang, ...fields }: Fields) => ({
  ...fields,
  apartment: fields.apartment ?? '',
  postal_index: fields.postal_index ?? '',
  phone: fields.phone || null,
})

const ofCustomer = ({ id }: Customer) => eq(table.user_id, id)
const one = (id: number, customer: Customer) => and(eq(table.id, id), ofCustomer(customer))

/** The main one first, then by id. */
export const listAddresses = async (db: Database, customer: Customer): Promise<Address[]> =>
  (await db.select().from(table).where(ofCustomer(customer)).orderBy(desc(table.main), asc(table.id))).map(toAddress)

/** The address book, with its cities in the language of the call. */
async function showAddresses(
  { db, carrier }: DirectoryContext,
  customer: Customer,
  lang: Locale,
): Promise<CallResult<Address[]>> {
  const saved = await listAddresses(db, customer)
  const refs = saved.map(({ shipping_city_id }) => shipping_city_id)
  const translate = await createSettlementTranslator({ db, carrier }, refs, lang)
  return ok(
    saved.map(address => ({
      ...address,
      shipping_city: translate(address.shipping_city, address.shipping_city_id),
    })),
  )
}

async function makeMain(tx: Database, id: number, customer: Customer): Promise<void> {
  // The unique index is checked per statement: unset the old main address first.
  await tx
    .update(table)
    .set({ main: false })
    .where(and(ofCustomer(customer), eq(table.main, true)))
  await tx.update(table).set({ main: true }).where(one(id, customer))
}

const full = (lang: Locale): CallError => ({
  ok: false,
  code: 'invalid',
  message: fill(words[lang].account.addressesFull, { most: MAX_ADDRESSES }),
})

async function addAddress(tx: Database, body: Fields, customer: Customer): Promise<CallResult<Address>> {
  const [existing] = await tx.select({ count: count() }).from(table).where(ofCustomer(customer))
  const before = existing?.count ?? 0
  if (before >= MAX_ADDRESSES) return full(body.lang)
  const [row] = await tx
    .insert(table)
    .values({ ...toRow(body), user_id: customer.id, main: before === 0 })
    .returning()
  return row ? ok(toAddress(row)) : notFound()
}

/**
 * Creates an address. The customer is locked, as for every change that follows: concurrent ones could leave two main addresses or
 * none. A repeated idempotency key gets the same one.
 */
const createAddress = (body: Fields, context: Context & { customer: Customer }) =>
  withLockedUser(context, tx => {
    const { customer, idempotencyKey: key } = context
    const scope = `profile/address/create:${customer.id}`
    const parseAnswer = (stored: unknown) => Address.parse(stored)
    return executeOnce(tx, { scope, key, body, parseAnswer }, () => addAddress(tx, body, customer))
  })

export const addresses = [
  defineCustomerHandler(profileAddress, ({ lang }, context: CustomerContext) =>
    showAddresses(context, context.customer, lang),
  ),
  defineCustomerHandler(profileAddressCreate, createAddress),
  defineCustomerHandler(profileAddressUpdate, async (body, context) => {
    const { db, customer } = context
    const [row] = await db
      .update(table)
      .set(toRow(body))
      .where(one(paramOf(context, 'id'), customer))
      .returning()
    return row ? ok(toAddress(row)) : notFound()
  }),
  defineCustomerHandler(profileAddressSetmain, ({ lang, id }, context: CustomerContext) =>
    withLockedUser(context, async tx => {
      const { customer, carrier } = context
      const found = await tx.select({ id: table.id }).from(table).where(one(id, customer))
      if (found.length === 0) return notFound()
      await makeMain(tx, id, customer)
      return showAddresses({ db: tx, carrier }, customer, lang)
    }),
  ),
  defineCustomerHandler(profileAddressDestroy, ({ lang, id }, context: CustomerContext) =>
    withLockedUser(context, async tx => {
      const { customer, carrier } = context
      const [destroyed] = await tx.delete(table).where(one(id, customer)).returning({ main: table.main })
      if (!destroyed) return notFound()
      const [oldest] = await tx
        .select({ id: table.id })
        .from(table)
        .where(ofCustomer(customer))
        .orderBy(asc(table.id))
        .limit(1)
      if (destroyed.main && oldest) await makeMain(tx, oldest.id, customer)
      return showAddresses({ db: tx, carrier }, customer, lang)
    }),
  ),
]
