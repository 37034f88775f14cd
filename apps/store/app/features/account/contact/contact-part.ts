import type { User } from '@shop/contract'
import type { DataOf } from '@shop/contract/client'
import type { Form } from '@shop/contract/fields'
import type { AuthWords } from '../../../platform/words/uk/auth.ts'
import type { ProfileWords } from '../../../platform/words/uk/profile.ts'
import type { AccountReply } from '../account-reply.server.ts'
import { withoutCurrentPassword } from './profile-forms.ts'

export type SignInMethods = DataOf<'/api/profile/sign-in-methods'>

export type CustomerMessages = DataOf<'/api/profile/messages'>

/** Inputs of the form of messages. */
export const ORDER_MESSAGES = 'order_messages'
export const NEWSLETTER = 'newsletter'

/** Props of every part of «Контактна інформація». */
export interface ContactPartProps {
  customer: User
  words: ProfileWords
  authWords: AuthWords
  /** The reply to a form sent without scripts. */
  reply: AccountReply | undefined
}

/** Props of a part whose change the current password protects. */
export interface ProtectedPartProps extends ContactPartProps {
  hasPassword: boolean
}

/** The fields of a protected form: a customer without a password is not asked for it. */
export const protectedFields = (form: Form, hasPassword: boolean): Form =>
  hasPassword ? form : withoutCurrentPassword(form)
