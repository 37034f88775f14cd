'use client'
import type { ComponentPropsWithRef } from 'react'
import { createAnatomy } from '../internal/anatomy.ts'
import { createPart } from '../internal/create-part.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { consentBannerData } from './consent-banner.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof consentBannerData>('consent-banner')

/**
 * Cookie consent. Not a dialog: it neither blocks the page nor takes focus. The consumer decides when it is shown.
 * Renders a named `<section>`, a landmark for screen readers.
 *
 * Both buttons look the same. Not when the shop sets only required cookies: mention them on a page.
 */
export function ConsentBannerRoot({ 'aria-label': label, ...props }: ComponentPropsWithRef<'section'>) {
  const { messages } = useShopUi()
  // With a label of its own it needs no messages: a shop may send them only where they are used.
  return <section aria-label={label ?? messages.consent.label} {...props} {...attrs('root')} />
}

/** Renders an `<h2>`. */
export const ConsentBannerTitle = /* @__PURE__ */ createPart('h2', attrs('title'))
/** What is stored and why, with a link to the policy. Renders a `<p>`. */
export const ConsentBannerDescription = /* @__PURE__ */ createPart('p', attrs('description'))
/** Categories to allow one by one: `CheckboxField`, the required ones disabled. Renders a `<div>`. */
export const ConsentBannerChoices = /* @__PURE__ */ createPart('div', attrs('choices'))
/** Buttons. Rejecting must be as easy as accepting: use two buttons of the same variant. Renders a `<div>`. */
export const ConsentBannerFooter = /* @__PURE__ */ createPart('div', attrs('footer'))
