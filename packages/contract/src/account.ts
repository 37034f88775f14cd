import * as z from 'zod'
import { call } from './call.ts'
import { orderMessages } from './constants.ts'
import { optionalSchemaOf, schemaOf } from './field-schema.ts'
import { fields } from './fields.ts'
import { id, Lang, LangOnly, moment, Nothing, secret } from './primitives.ts'
import type { Schema } from './schema.ts'

/** Source: the shop’s specification; the phone is optional. */
export interface User extends z.output<typeof User> {}
export const User = z.object({
  id,
  name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  email_confirmed: z.boolean(),
})

/** `expires_in` in seconds. */
export interface Session extends z.output<typeof session> {}
const session = z.object({ access_token: secret, expires_in: z.int().positive(), user: User })
const Session: Schema<Session> = session

const samePassword = (body: { password?: string | undefined; password_confirmation?: string | undefined }) =>
  body.password === body.password_confirmation

const mismatch = { path: ['password_confirmation'], params: { rule: 'passwordMismatch' } }

const newPassword = { password: schemaOf(fields.password), password_confirmation: z.string().max(128) }

export const authRegister = call('/api/auth/register', {
  summary: 'Creates an account, signs it in and sends a confirmation mail.',
  body: z
    .strictObject({
      lang: Lang,
      name: schemaOf(fields.name),
      last_name: schemaOf(fields.last_name),
      email: schemaOf(fields.email),
      phone: optionalSchemaOf(fields.phone),
      ...newPassword,
    })
    .refine(samePassword, mismatch),
  data: Session,
})

export const authLogin = call('/api/auth/login', {
  summary: 'Signs in; returns the same 401 for a wrong password and an unknown e-mail.',
  body: z.strictObject({ lang: Lang, email: schemaOf(fields.email), password: z.string().min(1).max(128) }),
  data: Session,
})

export const authLogout = call('/api/auth/logout', {
  summary: 'Ends the session and invalidates its token.',
  protected: true,
  body: LangOnly,
  data: Nothing,
})

export const authUser = call('/api/auth/user', {
  summary: 'The signed-in user.',
  protected: true,
  body: LangOnly,
  data: User,
})

export const authPasswordForgot = call('/api/auth/password/forgot', {
  summary: 'Sends a link for setting a new password; returns the same response for every address.',
  body: z.strictObject({ lang: Lang, email: schemaOf(fields.email) }),
  data: Nothing,
})

export const authPasswordReset = call('/api/auth/password/reset', {
  summary: 'Sets a new password and ends every session of that user.',
  body: z.strictObject({ lang: Lang, token: secret, ...newPassword }).refine(samePassword, mismatch),
  data: Nothing,
})

export const authEmailConfirm = call('/api/auth/email/confirm', {
  summary: 'Confirms an e-mail address. In a session of its account, guest orders with the address join the account.',
  body: z.strictObject({ lang: Lang, token: secret }),
  data: Nothing,
})

export const authEmailResend = call('/api/auth/email/resend', {
  summary: 'Sends the confirmation mail again.',
  protected: true,
  body: LangOnly,
  data: Nothing,
})

/**
 * `url` is Google's consent page, with a `state` of 256 random bits in its query. The caller stores that state in the browser
 * (the store: in a cookie) and calls `/api/auth/google/callback` only when the same browser returns with the same state, which
 * prevents login CSRF. `next`: a path of the shop to open after signing in; any other URL is replaced by the home page.
 */
export const authGoogle = call('/api/auth/google', {
  summary: 'Starts signing in with Google; the caller binds the state in `url` to the browser.',
  body: z.strictObject({ lang: Lang, next: z.string().max(500).optional() }),
  data: z.object({ url: z.string() }),
})

/** A state is valid once, for ten minutes. */
export const authGoogleCallback = call('/api/auth/google/callback', {
  summary: 'Finishes signing in with Google.',
  body: z.strictObject({ lang: Lang, code: z.string().min(1).max(2000), state: z.string().min(1).max(500) }),
  data: session.extend({ next: z.string() }),
})

export const authLink = call('/api/auth/link', {
  summary: 'Sends a one-time sign-in link.',
  body: z.strictObject({ lang: Lang, email: schemaOf(fields.email) }),
  data: Nothing,
})

export const authToken = call('/api/auth/token', {
  summary: 'Signs in with a one-time token.',
  body: z.strictObject({ lang: Lang, token: secret }),
  data: Session,
})

/**
 * A new e-mail or password requires `current_password`, or, of a customer who has no password, a recent sign-in:
 * see `profile/sign-in-methods`.
 */
export const profileEdit = call('/api/profile/edit', {
  summary: 'Updates the profile.',
  protected: true,
  body: z
    .strictObject({
      lang: Lang,
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

export interface SignedInDevice extends z.output<typeof signedInDevice> {}
const signedInDevice = z.object({
  id,
  device: z.string(),
  current: z.boolean(),
  created: moment,
  last_seen: moment,
})
export const SignedInDevice: Schema<SignedInDevice> = signedInDevice

export const profileSessions = call('/api/profile/sessions', {
  summary: 'Active sessions of the customer.',
  protected: true,
  body: LangOnly,
  data: z.array(SignedInDevice),
})

export const profileSessionsEnd = call('/api/profile/sessions/end', {
  summary: 'Ends one session or all of them, that of the call included.',
  protected: true,
  body: z.union([z.strictObject({ lang: Lang, id }), z.strictObject({ lang: Lang, all: z.literal(true) })]),
  data: z.array(SignedInDevice),
})

/** Each has as many entries as the customer has made. */
export const exportLists = ['orders', 'returns', 'reviews', 'questions', 'mails', 'notifications', 'messages'] as const
export type ExportList = (typeof exportLists)[number]

/** `more`: by the name of a list, the value of `after` for `profileExportList`, where the list goes on; empty when all is here. */
export const profileExport = call('/api/profile/export', {
  summary: 'All stored data of the customer; of long lists the first part.',
  protected: true,
  body: LangOnly,
  data: z.record(z.string(), z.json()),
})

/**
 * `next`: the value of `after` for the next part; null after the last one. Lines of orders have what was bought; pictures and addresses
 * of goods are data of the shop.
 */
export const profileExportList = call('/api/profile/export/list', {
  summary: 'A part of a list of the stored data of the customer, the oldest entry first.',
  protected: true,
  body: z.strictObject({ lang: Lang, list: z.enum(exportLists), after: id.optional() }),
  data: z.object({ items: z.array(z.record(z.string(), z.json())), next: id.nullable() }),
})

/** Number of the customer's addresses, of different products in the wishlist, and of orders. */
export const profileCounts = call('/api/profile/counts', {
  summary: 'How many addresses, liked products and orders the customer has.',
  protected: true,
  body: LangOnly,
  data: z.object({
    addresses: z.int().nonnegative(),
    wishlist: z.int().nonnegative(),
    orders: z.int().nonnegative(),
  }),
})

export const profileSignInMethods = call('/api/profile/sign-in-methods', {
  summary: 'How the customer can sign in, and whether this session is recent enough to stand for a missing password.',
  protected: true,
  body: LangOnly,
  data: z.object({
    password: z.boolean(),
    google: z.boolean(),
    /** Whether this session began less than 15 minutes ago. Only then a customer without a password changes what a password protects. */
    recent: z.boolean(),
  }),
})

export type OrderMessages = (typeof orderMessages)[number]
const OrderMessages: Schema<OrderMessages> = z.enum(orderMessages)
const messages = { order_messages: OrderMessages.optional(), newsletter: z.boolean().optional() }

/** Without what cannot be chosen: phones if the shop has no such service, the newsletter before the e-mail is confirmed. */
export const profileMessages = call('/api/profile/messages', {
  summary: 'How the customer hears of orders and whether of news; what is given is changed.',
  protected: true,
  body: z.strictObject({ lang: Lang, ...messages }),
  data: z.object(messages),
})

/** Requires what `profile/edit` does for a new e-mail. */
export const profileDelete = call('/api/profile/delete', {
  summary: 'Deletes the account; orders stay without a link to the customer.',
  protected: true,
  body: z.strictObject({ lang: Lang, current_password: z.string().max(128).optional() }),
  data: Nothing,
})
