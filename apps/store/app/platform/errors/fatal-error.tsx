import { localise, splitLocale } from '@shop/contract/locales'
import { useLocation } from 'react-router'
import { fatalErrorWords } from '../words/fatal-error.ts'

/** A plain message and a link to the home page: depends on no data, provider or style. Source: spec §8. */
export function FatalError() {
  const { locale } = splitLocale(useLocation().pathname)
  const { title, home } = fatalErrorWords[locale]
  return (
    <div className="wrap fatal-error">
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
