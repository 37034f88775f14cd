import { type Field, type Form, fields, formatIssue, validateForm } from '@shop/contract/fields'
import type { Messages } from '@shop/contract/messages/uk'

/** «Вхід». */
export const loginForm = { email: fields.email, password: fields.password } as const satisfies Form

/** «Реєстрація». */
export const registrationForm = {
  name: fields.name,
  last_name: fields.last_name,
  email: fields.email,
  phone: fields.phoneOptional,
  password: fields.password,
} as const satisfies Form

/** A new password and its repetition. */
export const newPasswordForm = { password: fields.password } as const satisfies Form

/** A form with one e-mail address: requests a new password or a sign-in link. */
export const emailForm = { email: fields.email } as const satisfies Form

/** Name of the second password field. */
export const CONFIRMATION = 'password_confirmation'

/** Messages by the name of the input. A differing repetition is an error of the second field. */
export function formErrors(
  form: Readonly<Record<string, Field>>,
  values: Readonly<Record<string, string>>,
  messages: Messages,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const [name, issue] of Object.entries(validateForm(form, values)))
    if (issue) errors[name] = formatIssue(messages, issue)
  if (CONFIRMATION in values && values[CONFIRMATION] !== values.password)
    errors[CONFIRMATION] = formatIssue(messages, { rule: 'passwordMismatch' })
  return errors
}

const passwordFields = ['password', CONFIRMATION, 'current_password']

/** The values without passwords, which are never rendered again. */
export const withoutPasswords = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !passwordFields.includes(name)))
