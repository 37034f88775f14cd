import * as z from 'zod'
import { call } from './call.ts'
import { DeliveryAddress } from './checkout.ts'
import { optionalSchemaOf, schemaOf } from './field-schema.ts'
import { addressOf, fields } from './fields.ts'
import { id, Lang, LangOnly } from './primitives.ts'
import type { Schema } from './schema.ts'

/** Source: the shop’s specification; `main` is 1 for exactly one address if there are any. */
export interface Address extends z.output<typeof address> {}
const address = z.object({
  id,
  main: z.union([z.literal(0), z.literal(1)]),
  name: z.string(),
  shipping_city: z.string(),
  shipping_city_id: z.string(),
  ...addressOf(() => z.string()),
  phone: z.string().optional(),
})
export const Address: Schema<Address> = address

const AddressFields = z.strictObject({
  lang: Lang,
  name: schemaOf(fields.name),
  shipping_city: schemaOf(fields.city),
  shipping_city_id: z.string().min(1).max(64),
  ...DeliveryAddress.shape,
  phone: optionalSchemaOf(fields.phone),
})

export const profileAddress = call('/api/profile/address', {
  summary: 'The address book.',
  protected: true,
  body: LangOnly,
  data: z.array(Address),
})

export const profileAddressCreate = call('/api/profile/address/create', {
  summary: 'Adds an address.',
  protected: true,
  body: AddressFields,
  data: Address,
})

export const profileAddressUpdate = call('/api/profile/address/{id}', {
  summary: 'Updates an address.',
  protected: true,
  body: AddressFields,
  data: Address,
})

export const profileAddressSetmain = call('/api/profile/address/setmain', {
  summary: 'Makes an address the main one.',
  protected: true,
  body: z.strictObject({ lang: Lang, id }),
  data: z.array(Address),
})

/** When the main address is deleted, the oldest remaining one becomes main. */
export const profileAddressDestroy = call('/api/profile/address/destroy', {
  summary: 'Deletes an address.',
  protected: true,
  body: z.strictObject({ lang: Lang, id }),
  data: z.array(Address),
})
