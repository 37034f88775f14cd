'use client'
import type { ComponentPropsWithRef } from 'react'
import { anatomy } from '../internal/anatomy.ts'
import { part } from '../internal/part.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { consentBannerData } from './consent-banner.data.ts'

const at = /* @__PURE__ */ anatomy<typeof consentBannerData>('consent-banner')

/**
 * Cookie consent. Not a dialog: it neither blocks the page nor takes focus. The consumer decides when it is shown.
 * Renders a named `<section>`, a landmark for screen readers.
 */
export function ConsentBannerRoot(props: ComponentPropsWithRef<'section'>) {
  const { messages } = useShopUi()
  return <section aria-label={messages.consent.label} {...props} {...at('root')} />
}

/** Renders an `<h2>`. */
export const ConsentBannerTitle = /* @__PURE__ */ part('h2', at('title'))
/** What is stored and why, with a link to the policy. Renders a `<p>`. */
export const ConsentBannerText = /* @__PURE__ */ part('p', at('text'))
/** Categories to allow one by one: `CheckboxField`, the required ones disabled. Renders a `<div>`. */
export const ConsentBannerChoices = /* @__PURE__ */ part('div', at('choices'))
/** Buttons. Rejecting must be as easy as accepting: use two buttons of the same variant. Renders a `<div>`. */
export const ConsentBannerActions = /* @__PURE__ */ part('div', at('actions'))
