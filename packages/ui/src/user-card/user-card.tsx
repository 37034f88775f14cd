'use client'
import type { ComponentPropsWithRef } from 'react'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { userCardData } from './user-card.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof userCardData>('user-card')

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
 * Signed-in user: name, e-mail and phone, or a text when there is no phone. Renders
 * a `<div>`, or nothing for a guest.
 *
 * E-mail and phone are links; a missing phone has a text. For guests nothing is rendered: offer sign-in elsewhere.
 */
export function UserCard({ user, ...rest }: UserCardProps) {
  const { messages } = useShopUi()
  if (!user) return null
  const { name, email, phone } = user
  return (
    <div {...rest} {...attrs('root')}>
      <p {...attrs('name')}>{name}</p>
      {email && (
        <a href={`mailto:${email}`} {...attrs('email')}>
          {email}
        </a>
      )}
      {phone ? (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} {...attrs('phone')}>
          {phone}
        </a>
      ) : (
        <span data-missing={dataAttr(true)} {...attrs('phone')}>
          {messages.account.noPhone}
        </span>
      )}
    </div>
  )
}
