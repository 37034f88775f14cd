/// <reference types="vite/client" />
import type { ReactNode } from 'react'
import { en } from '../messages/en.ts'
import { ru } from '../messages/ru.ts'
import { uk } from '../messages/uk.ts'
import { ShopUiProvider, useShopUi } from '../provider/provider.tsx'
import { exampleLists } from './example-lists.ts'
import { en as enTexts } from './example-texts/en.ts'
import { ru as ruTexts } from './example-texts/ru.ts'
import { type ExampleTexts, uk as ukTexts } from './example-texts/uk.ts'

// Products and texts for stories and tests. Not published.
export const exampleLocales = ['uk', 'ru', 'en'] as const
export type ExampleLocale = (typeof exampleLocales)[number]

const messages = { uk, ru, en }
const hryvnia = { suffix: '₴' }

const texts = { uk: ukTexts, ru: ruTexts, en: enTexts }

/** Language of the example texts for a locale of the toolbar or of a provider; Ukrainian for any other. */
export const exampleLocaleOf = (locale: unknown): ExampleLocale =>
  exampleLocales.find(known => known === locale) ?? 'uk'

/** Texts in the nearest provider's language. */
export function useExampleTexts(): ExampleTexts {
  return texts[exampleLocaleOf(useShopUi().locale)]
}

/** Lists in the nearest provider's language. */
export function useExampleLists() {
  return exampleLists[exampleLocaleOf(useShopUi().locale)]
}

/** Texts, lists and messages that a story's play function looks for, in the language of the toolbar. */
export function localeFixtures({ locale }: Readonly<Record<string, unknown>>) {
  const known = exampleLocaleOf(locale)
  return { locale: known, texts: texts[known], lists: exampleLists[known], messages: messages[known] }
}

interface WithLanguageProps {
  locale: ExampleLocale
  dir?: 'ltr' | 'rtl'
  children: ReactNode
}

/** Provider in one language. */
export function WithLanguage({ locale, dir = 'ltr', children }: WithLanguageProps) {
  return (
    <ShopUiProvider locale={locale} dir={dir} messages={messages[locale]} currency={hryvnia}>
      {children}
    </ShopUiProvider>
  )
}

/** Renders its children once in each language. */
export function InEachLanguage({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'grid', gap: 32 }}>
      {exampleLocales.map(locale => (
        <section key={locale} lang={locale} aria-label={locale}>
          <WithLanguage locale={locale}>{children}</WithLanguage>
        </section>
      ))}
    </div>
  )
}

/** Product image, decorative unless `alt` is given. A site may be published below a path. */
export function ExamplePicture({ name, alt = '' }: { name: string; alt?: string }) {
  return <img src={`${import.meta.env.BASE_URL}goods/${name}.svg`} alt={alt} width={800} height={1000} />
}

/** Explains that the component above renders nothing on purpose. */
export function RendersNothing() {
  return <p data-text="caption">{useExampleLists().nothing}</p>
}

/** Lays its children out in a row. */
export function Row({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>{children}</div>
}

/** Lays its children out in a column of a given width. */
export function Column({ width = 420, children }: { width?: number; children: ReactNode }) {
  return <div style={{ display: 'grid', gap: 20, maxInlineSize: width }}>{children}</div>
}
