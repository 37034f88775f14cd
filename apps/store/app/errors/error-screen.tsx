import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { use } from 'react'
import { usePage } from '../page.ts'
import type { ErrorWords } from '../words/uk/errors.ts'
import { OfferedCategories } from './offered-categories.tsx'

interface ErrorScreenProps {
  /** HTTP status. */
  status: number
  words: Promise<ErrorWords>
}

const wordsFor = (status: number, { missing, away, broken, tooLarge, refused }: ErrorWords) => {
  if (status === 404) return missing
  if (status === 503) return away
  if (status === 413) return tooLarge
  return status >= 400 && status < 500 ? refused : broken
}

/** Status, message and the way home. */
export function ErrorScreen({ status, words: loading }: ErrorScreenProps) {
  const { locale } = usePage()
  const words = use(loading)
  const { title, text } = wordsFor(status, words)
  return (
    <div className="wrap error">
      <p className="error__no" aria-hidden="true">
        {status}
      </p>
      <div className="error__text">
        <h1 data-text="h1">
          <span data-visually-hidden="">{status}. </span>
          {title}
        </h1>
        <p data-text="lead muted">{text}</p>
        <Button asChild variant="accent" size="large">
          <a href={localise('/', locale)}>{words.home}</a>
        </Button>
        {status === 404 && <OfferedCategories label={words.missing.popular} />}
      </div>
    </div>
  )
}
