'use client'
import type { ComponentPropsWithRef } from 'react'
import { anatomy, presence } from '../internal/anatomy.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { userCardData } from './user-card.data.ts'

const at = /* @__PURE__ */ anatomy<typeof userCardData>('user-card')

/** A signed-in shopper, as far as the card shows them. */
export interface CardUser {
  /** First and last name. */
  name: string
  /** Address, a link to write to; without one nothing stands there. */
  email?: string | null | undefined
  /** Number, a link to call; without one words say so. */
  phone?: string | null | undefined
}

export interface UserCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** `null`: a guest, for whom nothing is rendered. */
  user: CardUser | null
}

/**
 * Who is signed in: name, e-mail and phone, or the words that there is no phone. Source: shop spec §4, "user card". Renders a
 * `<div>`, or nothing for a guest.
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
