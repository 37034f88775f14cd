import type { BodyOf } from '@shop/contract/client'

/** Bodies of the wire; the language is the flow's. */
export type ProfileChange = Omit<BodyOf<'/api/profile/edit'>, 'lang'>
export type AddressFields = Omit<BodyOf<'/api/profile/address/create'>, 'lang'>

/** A queued change. `id` is its idempotency key. */
export type Command = { readonly id: string } & (
  | { readonly kind: 'profile.save'; readonly values: ProfileChange }
  | { readonly kind: 'address.save'; readonly addressId: number | null; readonly values: AddressFields }
  | { readonly kind: 'address.setMain' | 'address.delete'; readonly addressId: number }
)

/** Key of what a change is about: a later rejection replaces an earlier one. */
export const keyOf = (command: Command): string =>
  command.kind === 'profile.save'
    ? 'profile'
    : command.addressId === null
      ? 'address:new'
      : `address:${command.addressId}`
