'use client'
import type { ComponentPropsWithRef } from 'react'
import { anatomy, presence } from '../internal/anatomy.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { userCardData } from './user-card.data.ts'

const at = /* @__PURE__ */ anatomy<typeof userCardData>('user-card')

/** Signed-in user. */
export interface CardUser {
  /** First and last name. */
  name: string
  /** E-mail, shown as a mailto link; hidden when missing. */
  email?: string | null | undefined
  /** Phone, shown as a tel link; a text is shown when missing. */
  phone?: string | null | undefined
}

export interface UserCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** `null`: a guest; nothing is rendered. */
  user: CardUser | null
}

/**
 * Signed-in user: name, e-mail and phone, or a text when there is no phone. Source: shop spec §4, "user card". Renders
 * a `<div>`, or nothing for a guest.
 */
export function UserCard({ user, ...rest }: UserCardProps) {
  const { messages } = useShopUi()
  if (!user) return null
  const { name, email, phone } = user
  return (
    <div {...rest} {...at('root')}>
      <p {...at('name')}>{name}</p>
      {email && (
        <a href={`mailto:${email}`} {...at('email')}>
          {email}
        </a>
      )}
      {phone ? (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} {...at('phone')}>
          {phone}
        </a>
      ) : (
        <span data-missing={presence(true)} {...at('phone')}>
          {messages.account.noPhone}
        </span>
      )}
    </div>
  )
}
