'use client'
import type { ComponentPropsWithRef } from 'react'
import { anatomy } from '../internal/anatomy.ts'
import { part } from '../internal/part.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { consentBannerData } from './consent-banner.data.ts'

const at = /* @__PURE__ */ anatomy<typeof consentBannerData>('consent-banner')

/**
 * Asks about cookies without getting in the way: no dialog, the page stays in use and keeps its focus. Whether it is shown is
 * yours to say. Renders a named `<section>`, a landmark that screen readers can go to.
 */
export function ConsentBannerRoot(props: ComponentPropsWithRef<'section'>) {
  const { messages } = useShopUi()
  return <section aria-label={messages.consent.label} {...props} {...at('root')} />
}

/** Renders an `<h2>`. */
export const ConsentBannerTitle = /* @__PURE__ */ part('h2', at('title'))
/** What is kept and why, with a link to more. Renders a `<p>`. */
export const ConsentBannerText = /* @__PURE__ */ part('p', at('text'))
/** Kinds to allow one by one: `CheckboxField`, those that are needed disabled. Renders a `<div>`. */
export const ConsentBannerChoices = /* @__PURE__ */ part('div', at('choices'))
/** Refusing must be as easy as agreeing: two buttons of the same look. Renders a `<div>`. */
export const ConsentBannerActions = /* @__PURE__ */ part('div', at('actions'))
