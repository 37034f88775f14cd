import { z } from 'zod'
import { call } from './call.ts'
import { Option } from './catalogue.ts'
import { Order, OrderItem, OrderStatus } from './checkout.ts'
import { optionalSchemaOf, schemaOf } from './field-schema.ts'
import { fields } from './fields.ts'
import { count, id, lang, moment, Nothing, paged, pageNumber, secret } from './primitives.ts'

/** Source: spec §3; the phone is optional. */
export const User = z.object({
  id,
  name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  email_confirmed: z.boolean(),
})
export type User = z.infer<typeof User>

/** `expires_in` in seconds. */
const Session = z.object({ access_token: secret, expires_in: z.int().positive(), user: User })

const samePassword = (body: { password?: string | undefined; password_confirmation?: string | undefined }) =>
  body.password === body.password_confirmation

const mismatch = { path: ['password_confirmation'], params: { rule: 'passwordMismatch' } }

const newPassword = { password: schemaOf(fields.password), password_confirmation: z.string().max(128) }

export const authRegister = call('/api/auth/register', {
  summary: 'Creates an account, signs it in and sends a confirmation mail.',
  body: z
    .strictObject({
      lang,
      name: schemaOf(fields.name),
      last_name: schemaOf(fields.last_name),
      email: schemaOf(fields.email),
      phone: optionalSchemaOf(fields.phone),
      ...newPassword,
    })
    .refine(samePassword, mismatch),
  data: Session,
})

/** Source: spec §7. */
export const authLogin = call('/api/auth/login', {
  summary: 'Signs in; returns the same 401 for a wrong password and an unknown e-mail.',
  body: z.strictObject({ lang, email: schemaOf(fields.email), password: z.string().min(1).max(128) }),
  data: Session,
})

/** Source: spec §7. */
export const authLogout = call('/api/auth/logout', {
  summary: 'Ends the session and invalidates its token.',
  protected: true,
  body: z.strictObject({ lang }),
  data: Nothing,
})

/** Source: spec §7. */
export const authUser = call('/api/auth/user', {
  summary: 'The signed-in user.',
  protected: true,
  body: z.strictObject({ lang }),
  data: User,
})

export const authPasswordForgot = call('/api/auth/password/forgot', {
  summary: 'Sends a link for setting a new password; returns the same response for every address.',
  body: z.strictObject({ lang, email: schemaOf(fields.email) }),
  data: Nothing,
})

export const authPasswordReset = call('/api/auth/password/reset', {
  summary: 'Sets a new password and ends every session of that user.',
  body: z.strictObject({ lang, token: secret, ...newPassword }).refine(samePassword, mismatch),
  data: Nothing,
})

export const authEmailConfirm = call('/api/auth/email/confirm', {
  summary: 'Confirms an e-mail address.',
  body: z.strictObject({ lang, token: secret }),
  data: Nothing,
})

export const authEmailResend = call('/api/auth/email/resend', {
  summary: 'Sends the confirmation mail again.',
  protected: true,
  body: z.strictObject({ lang }),
  data: Nothing,
})

/**
 * `url` is Google's page, with a `state` of 256 random bits in its query. The caller keeps that state in the browser which it
 * sends there (the store: in a cookie) and makes `/api/auth/google/callback` only when the same browser comes back with the
 * same state: or somebody could be made to finish the sign-in of another. `next`: a path of the shop to go on to; any other
 * address becomes the home page.
 */
export const authGoogle = call('/api/auth/google', {
  summary: 'Starts signing in with Google; the caller binds the state in `url` to the browser.',
  body: z.strictObject({ lang, next: z.string().max(500).optional() }),
  data: z.object({ url: z.string() }),
})

/** A state serves once, for ten minutes. */
export const authGoogleCallback = call('/api/auth/google/callback', {
  summary: 'Finishes signing in with Google.',
  body: z.strictObject({ lang, code: z.string().min(1).max(2000), state: z.string().min(1).max(500) }),
  data: Session.extend({ next: z.string() }),
})

export const authLink = call('/api/auth/link', {
  summary: 'Sends a one-time sign-in link.',
  body: z.strictObject({ lang, email: schemaOf(fields.email) }),
  data: Nothing,
})

export const authToken = call('/api/auth/token', {
  summary: 'Signs in with a one-time token.',
  body: z.strictObject({ lang, token: secret }),
  data: Session,
})

/** Source: spec §7; a new e-mail or password requires `current_password`. */
export const profileEdit = call('/api/profile/edit', {
  summary: 'Updates the profile.',
  protected: true,
  body: z
    .strictObject({
      lang,
      name: schemaOf(fields.name).optional(),
      last_name: schemaOf(fields.last_name).optional(),
      email: schemaOf(fields.email).optional(),
      phone: optionalSchemaOf(fields.phone),
      current_password: z.string().max(128).optional(),
      password: schemaOf(fields.password).optional(),
      password_confirmation: z.string().max(128).optional(),
    })
    .refine(samePassword, mismatch),
  data: User,
})

/** Source: spec §3; `main` is 1 for exactly one address if there are any. */
export const Address = z.object({
  id,
  main: z.union([z.literal(0), z.literal(1)]),
  name: z.string(),
  shipping_city: z.string(),
  shipping_city_id: z.string(),
  street: z.string(),
  house: z.string(),
  apartment: z.string(),
  postal_index: z.string(),
  phone: z.string().optional(),
})
export type Address = z.infer<typeof Address>

const AddressFields = z.strictObject({
  lang,
  name: schemaOf(fields.name),
  shipping_city: schemaOf(fields.city),
  shipping_city_id: z.string().min(1).max(64),
  street: schemaOf(fields.street),
  house: schemaOf(fields.house),
  apartment: optionalSchemaOf(fields.apartment),
  postal_index: optionalSchemaOf(fields.postal_index),
  phone: optionalSchemaOf(fields.phone),
})

/** Source: spec §7. */
export const profileAddress = call('/api/profile/address', {
  summary: 'The address book.',
  protected: true,
  body: z.strictObject({ lang }),
  data: z.array(Address),
})

export const profileAddressCreate = call('/api/profile/address/create', {
  summary: 'Adds an address.',
  protected: true,
  body: AddressFields,
  data: Address,
})

/** Source: spec §7. */
export const profileAddressUpdate = call('/api/profile/address/{id}', {
  summary: 'Updates an address.',
  protected: true,
  body: AddressFields,
  data: Address,
})

/** Source: spec §7. */
export const profileAddressSetmain = call('/api/profile/address/setmain', {
  summary: 'Makes an address the main one.',
  protected: true,
  body: z.strictObject({ lang, id }),
  data: z.array(Address),
})

/** Source: spec §7; when the main address is deleted, the oldest remaining one becomes main. */
export const profileAddressDestroy = call('/api/profile/address/destroy', {
  summary: 'Deletes an address.',
  protected: true,
  body: z.strictObject({ lang, id }),
  data: z.array(Address),
})

/** An order in the customer's own list. `token`: what `checkout/order`, `checkout/pay` and `checkout/cancel` take with its number. */
export const CustomerOrder = Order.extend({ token: secret })
export type CustomerOrder = z.infer<typeof CustomerOrder>

/** Source: spec §7. */
export const profileOrders = call('/api/profile/orders', {
  summary: 'Orders, the newest first.',
  protected: true,
  body: z.strictObject({ lang, page_number: pageNumber, status: OrderStatus.optional() }),
  data: paged(CustomerOrder),
})

export const returnKinds = ['exchange', 'return'] as const

export const returnStatuses = ['new', 'approved', 'rejected', 'received', 'completed'] as const
export const ReturnStatus = z.enum(returnStatuses)
export type ReturnStatus = z.infer<typeof ReturnStatus>

/** Most photos of one request. */
export const MAX_RETURN_PHOTOS = 5

/** `number`: of the request itself, `order_number`: of the order; `question` is an id. */
export const ReturnRequest = z.object({
  id,
  number: z.string(),
  order_number: z.string(),
  kind: z.enum(returnKinds),
  /** `option` is the size that was bought, `wanted_option` the one it is exchanged for. */
  items: z.array(
    z.object({
      line_id: id,
      count: z.int().min(1),
      option_id: id.nullable(),
      name: z.string(),
      option: z.string().nullable(),
      wanted_option: z.string().nullable(),
    }),
  ),
  question: z.string(),
  comment: z.string().nullable(),
  status: ReturnStatus,
  date: moment,
  history: z.array(z.object({ status: ReturnStatus, date: moment })),
  /** Pixels; the picture itself: `return/photo/show`. */
  photos: z.array(z.object({ id, width: z.int().positive(), height: z.int().positive() })),
})
export type ReturnRequest = z.infer<typeof ReturnRequest>

/**
 * An order of which something can still go back. `return_until`: the last moment for it. `return_excluded`: the law excludes
 * the goods from return when nothing is wrong with them (gloves, underwear, socks). `options`: the sizes to exchange for.
 */
export const ReturnableOrder = Order.extend({
  return_until: moment,
  items: z.array(
    OrderItem.extend({
      return_excluded: z.boolean(),
      options: z.array(Option.pick({ id: true, name: true, availability: true })),
    }),
  ),
})
export type ReturnableOrder = z.infer<typeof ReturnableOrder>

const ReturnForm = z.object({
  orders: z.array(ReturnableOrder),
  requests: z.array(ReturnRequest),
  questions: z.array(z.object({ id: z.string(), text: z.string() })),
})

const returnFields = {
  lang,
  number: z.string().min(1).max(32),
  kind: z.enum(returnKinds),
  items: z
    .array(z.strictObject({ line_id: id, count, option_id: id.optional() }))
    .min(1)
    .max(100),
  question: z.string().min(1).max(64),
  comment: optionalSchemaOf(fields.comment),
  /** Tokens that `POST /api/return/photo` has answered with. */
  photos: z.array(secret).max(MAX_RETURN_PHOTOS).optional(),
}

/** Source: spec §7. */
export const profileReturn = call('/api/profile/return', {
  summary: 'Orders with returnable items, existing return requests, and the reasons to choose from.',
  protected: true,
  body: z.strictObject({ lang }),
  data: ReturnForm,
})

export const profileReturnCreate = call('/api/profile/return/create', {
  summary: 'Requests an exchange or a return.',
  protected: true,
  body: z.strictObject(returnFields),
  data: ReturnRequest,
})

export const returnShow = call('/api/return/show', {
  summary: 'As profile/return for one order, opened by its token.',
  body: z.strictObject({ lang, number: z.string().min(1).max(32), token: secret }),
  data: ReturnForm,
})

export const returnCreate = call('/api/return/create', {
  summary: 'Requests an exchange or a return as a guest, with the token of the order.',
  body: z.strictObject({ ...returnFields, token: secret }),
  data: ReturnRequest,
})

export const returnPhotoShow = call('/api/return/photo/show', {
  summary: 'A photo of a return request, for the customer whose order it is or by the token of the order.',
  body: z.strictObject({ lang, id, token: secret.optional() }),
  data: z.object({ type: z.literal('image/webp'), /** Base64. */ data: z.string() }),
})

/** What `POST /api/return/photo` answers: a token for `photos` of a request, and the size it was reduced to, in pixels. */
export const UploadedPhoto = z.object({ token: secret, width: z.int().positive(), height: z.int().positive() })
export type UploadedPhoto = z.infer<typeof UploadedPhoto>

/** Where a photo of a return is sent as raw bytes; the only call whose body is not JSON. */
export const RETURN_PHOTO_PATH = '/api/return/photo'

/** Bytes of an uploaded photo. */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024

/** Headers by which a guest names the order of an uploaded photo; a customer has the bearer token. */
export const ORDER_NUMBER_HEADER = 'Order-Number'
export const ORDER_TOKEN_HEADER = 'Order-Token'

export const SignedInDevice = z.object({
  id,
  device: z.string(),
  current: z.boolean(),
  created: moment,
  last_seen: moment,
})

export const profileSessions = call('/api/profile/sessions', {
  summary: 'Active sessions of the customer.',
  protected: true,
  body: z.strictObject({ lang }),
  data: z.array(SignedInDevice),
})

export const profileSessionsEnd = call('/api/profile/sessions/end', {
  summary: 'Ends one session or all of them, that of the call included.',
  protected: true,
  body: z.union([z.strictObject({ lang, id }), z.strictObject({ lang, all: z.literal(true) })]),
  data: z.array(SignedInDevice),
})

export const profileExport = call('/api/profile/export', {
  summary: 'All stored data of the customer.',
  protected: true,
  body: z.strictObject({ lang }),
  data: z.record(z.string(), z.json()),
})

export const profileDelete = call('/api/profile/delete', {
  summary: 'Deletes the account; orders stay without a link to the customer.',
  protected: true,
  body: z.strictObject({ lang, current_password: z.string().max(128) }),
  data: Nothing,
})
