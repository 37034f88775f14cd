import type { ReactNode } from 'react'

/** Marks a text after words of the page as being in another language; without `lang` it is in that of the page. */
export const inLanguage = (lang: string | undefined, text: string): ReactNode =>
  lang ? <span lang={lang}>{text}</span> : text
