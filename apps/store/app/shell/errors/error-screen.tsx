import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { use } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { fetchModule } from '../../platform/errors/chunk-reload.ts'
import type { MissingSubject } from '../../platform/errors/status.ts'
import { StoreLink } from '../../platform/navigation/store-link.tsx'
import { cacheByLocale } from '../../platform/words/cache-by-locale.ts'
import { loadErrorWords } from '../../platform/words/load-words.ts'
import type { ErrorWords } from '../../platform/words/uk/errors.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { useShopLayout } from '../layout/use-shop-layout.ts'
import errorStyles from './error.css?url'

interface ErrorScreenProps {
  /** HTTP status. */
  status: number
}

const wordsFor = (status: number, { notFound, gone, unavailable, serverError, tooLarge, badRequest }: ErrorWords) => {
  if (status === 404) return notFound
  if (status === 410) return gone
  if (status === 503) return unavailable
  if (status === 413) return tooLarge
  return status >= 400 && status < 500 ? badRequest : serverError
}

/** Waits for the network, as a failed page does. */
const errorWords = cacheByLocale(locale => fetchModule(() => loadErrorWords(locale)))

/** Status, message and a link to the home page. */
export function ErrorScreen({ status }: ErrorScreenProps) {
  const { locale } = usePage()
  const error = useRouteError()
  const isOrder = isRouteErrorResponse(error) && error.data === ('order' satisfies MissingSubject)
  const words = use(errorWords(locale))
  const { title, text } = wordsFor(status, words)
  return (
    <div className="wrap error-screen">
      <link rel="stylesheet" href={errorStyles} precedence="route" />
      <p className="error-screen__status" aria-hidden="true">
        {status}
      </p>
      <div className="error-screen__text">
        <h1 data-text="h1">
          <span data-visually-hidden="">{status}. </span>
          {title}
        </h1>
        <p data-text="lead muted">{text}</p>
        <Button asChild variant="accent" size="large">
          <a href={localise('/', locale)}>{words.home}</a>
        </Button>
        {/* The link of an order is incomplete, or the order is not in hand any more. */}
        {isOrder && (
          <StoreLink href={localise('/order', locale)} data-text="link">
            {words.notFound.findOrder}
          </StoreLink>
        )}
        {(status === 404 || status === 410) && <SuggestedCategories label={words.notFound.popular} />}
      </div>
    </div>
  )
}

const MAX_SUGGESTED = 4

/** The first categories of the catalogue, for the not-found screen. */
function SuggestedCategories({ label }: { label: string }) {
  return (
    <nav className="subcategories" aria-label={label}>
      {useShopLayout()
        .menus.catalogue.slice(0, MAX_SUGGESTED)
        .map(({ name, url }) => (
          <StoreLink key={url} href={url}>
            {name}
          </StoreLink>
        ))}
    </nav>
  )
}
