import { type Form, fields } from '@shop/contract/fields'

/** The forms of «Контактна інформація» by the name of their intent. */
export const profileForms = {
  details: { name: fields.name, last_name: fields.last_name, phone: fields.phoneOptional },
  email: { email: fields.email, current_password: fields.password },
  password: { current_password: fields.password, password: fields.password },
  delete: { current_password: fields.password },
} as const satisfies Record<string, Form>

/** The same without the current password, for a customer who has none. */
export function withoutCurrentPassword(form: Form): Form {
  const { current_password, ...rest } = form
  return rest
}

export type ProfileForm = keyof typeof profileForms
