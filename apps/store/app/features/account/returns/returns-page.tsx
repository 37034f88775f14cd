import type { ReturnableOrder, ReturnRequest } from '@shop/contract'
import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { formatMessage } from '@shop/ui/messages/format'
import { useEffect, useId, useRef } from 'react'
import { broughtIntoView } from '../../../platform/forms/brought-into-view.ts'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { formatDay } from '../../../platform/words/format-date.ts'
import { refundText } from '../../../platform/words/refund-text.ts'
import type { ReturnsWords } from '../../../platform/words/uk/returns.ts'
import { useMoney } from '../../../platform/words/use-money.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { ReturnForm } from './return-form.tsx'
import type { GuestOrder } from './return-form-data.ts'
import type { ReturnsPageData, ReturnsResult } from './returns.server.ts'

interface ReturnsPageProps {
  data: ReturnsPageData
  result: ReturnsResult | undefined
}

/** «Обмін та повернення»: returnable orders, request form, existing requests. */
export function ReturnsPage({ data, result }: ReturnsPageProps) {
  const { words, orders, order, requests, sent, sentTo, guest } = data
  const { locale } = usePage()
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (sent) notice.current?.focus()
  }, [sent])
  return (
    <>
      <h1 data-text="h1">{words.title}</h1>
      {sent && (
        <p className="returns__sent" role="status" {...broughtIntoView} ref={notice}>
          {formatMessage(words.sent, { number: sent, email: sentTo })}
        </p>
      )}
      {order && !sent ? (
        <ReturnForm key={order.number} data={data} order={order} result={result} />
      ) : orders.length === 0 ? (
        requests.length === 0 && (
          <EmptyState.Root>
            <EmptyState.Title>{words.nothing}</EmptyState.Title>
            <EmptyState.Description>{words.nothingHint}</EmptyState.Description>
            {!guest && (
              <EmptyState.Footer>
                <Button asChild variant="accent">
                  <StoreLink href={localise('/account/orders', locale)}>{words.toOrders}</StoreLink>
                </Button>
              </EmptyState.Footer>
            )}
          </EmptyState.Root>
        )
      ) : (
        !guest && <ReturnableOrders orders={orders} words={words} />
      )}
      {requests.length > 0 && <ReturnRequests requests={requests} guest={guest} words={words} />}
    </>
  )
}

function ReturnableOrders({ orders, words }: { orders: readonly ReturnableOrder[]; words: ReturnsWords }) {
  const { locale } = usePage()
  const title = useId()
  const path = localise('/account/exchange', locale)
  return (
    <section className="returns__part" aria-labelledby={title}>
      <h2 id={title} data-text="h3">
        {words.choose}
      </h2>
      <p data-text="muted">{words.lead}</p>
      <ul className="returns__list">
        {orders.map(({ number, items, return_until }) => (
          <li key={number}>
            <StoreLink href={`${path}?${new URLSearchParams({ order: number })}`} data-text="link">
              {formatMessage(words.order, { number })}
            </StoreLink>
            <span>{items.map(({ name }) => name).join(', ')}</span>
            <span data-text="small muted">{formatMessage(words.until, { date: formatDay(return_until, locale) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ReturnRequestsProps {
  requests: readonly ReturnRequest[]
  guest: GuestOrder | null
  words: ReturnsWords
}

function ReturnRequests({ requests, guest, words }: ReturnRequestsProps) {
  const { locale } = usePage()
  const money = useMoney()
  const title = useId()
  return (
    <section className="returns__part" aria-labelledby={title}>
      <h2 id={title} data-text="h3">
        {words.requests}
      </h2>
      <ul className="returns__list">
        {requests.map(({ number, order_number, kind, items, status, refund, date, comment, photos }) => (
          <li key={number}>
            <b>{formatMessage(words.request, { number })}</b>
            <span>
              {words.kinds[kind]} · {words.statuses[status]}
            </span>
            <span data-text="small muted">
              {formatMessage(words.order, { number: order_number })}&nbsp;·{' '}
              <time dateTime={date}>{formatDay(date, locale)}</time>
            </span>
            {items.map(({ line_id, name, count, wanted_option }) => (
              <span key={line_id}>
                {formatMessage(words.item, { name, count })}
                {wanted_option !== null && ` (${formatMessage(words.wanted, { option: wanted_option })})`}
              </span>
            ))}
            {refund && <span>{refundText(refund, { words: words.refunds, money, locale })}</span>}
            {comment && <span data-text="muted">{comment}</span>}
            {photos.length > 0 && <RequestPhotos photos={photos} number={number} guest={guest} words={words.photos} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

const photoPath = (id: number, guest: GuestOrder | null, preview: boolean): string => {
  const query = new URLSearchParams({ ...(guest ? { token: guest.token } : {}), ...(preview ? { preview: '' } : {}) })
  return `/return-photo/${id}${query.size > 0 ? `?${query}` : ''}`
}

interface RequestPhotosProps {
  photos: ReturnRequest['photos']
  /** Number of the request. */
  number: string
  /** The order of a guest, whose token opens the photos. */
  guest: GuestOrder | null
  words: ReturnsWords['photos']
}

/** The photos of a request, small; each leads to the whole one. */
function RequestPhotos({ photos, number, guest, words }: RequestPhotosProps) {
  return (
    <ul className="returns__photos" aria-label={formatMessage(words.ofRequest, { number })}>
      {photos.map(({ id, width, height }, index) => (
        <li key={id}>
          <a href={photoPath(id, guest, false)}>
            <img
              src={photoPath(id, guest, true)}
              alt={formatMessage(words.nth, { index: index + 1, total: photos.length })}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
