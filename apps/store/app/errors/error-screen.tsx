import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { use } from 'react'
import { usePage } from '../page.ts'
import { errorWords } from './error-words.ts'
import { OfferedCategories } from './offered-categories.tsx'

interface ErrorScreenProps {
  /** HTTP status. */
  status: number
}

/** Status, message and the way home. */
export function ErrorScreen({ status }: ErrorScreenProps) {
  const { locale } = usePage()
  const words = use(errorWords(locale))
  const { title, text } = status === 404 ? words.missing : status === 503 ? words.away : words.broken
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
        <p data-text="lead soft">{text}</p>
        <Button asChild variant="accent" size="large">
          <a href={localise('/', locale)}>{words.home}</a>
        </Button>
        {status === 404 && <OfferedCategories label={words.missing.popular} />}
      </div>
    </div>
  )
}
