import { localise, splitLocale } from '@shop/contract/locales'
import { useLocation } from 'react-router'
import { lastWords } from '../words/last-words.ts'

/** A plain message and a link home: needs no data, no provider and no style. Source: spec §8. */
export function LastWords() {
  const { locale } = splitLocale(useLocation().pathname)
  const { title, home } = lastWords[locale]
  return (
    <div className="wrap last-words">
      <title>{title}</title>
      <h1 data-text="h1">{title}</h1>
      <p>
        <a data-text="link" href={localise('/', locale)}>
          {home}
        </a>
      </p>
    </div>
  )
}
