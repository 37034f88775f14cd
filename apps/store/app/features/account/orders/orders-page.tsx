import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { formatMessage } from '@shop/ui/messages/format'
import { Pagination } from '@shop/ui/pagination'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import type { OrdersWords } from '../../../platform/words/uk/orders.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import type { AddedItems } from '../../cart/index.server.ts'
import { AddedNotice } from '../../cart/index.ts'
import { OrderDetails } from './order-details.tsx'
import type { OrdersPageData } from './orders.server.ts'

/** Result of a submitted form. */
export interface OrdersResult {
  repeated?: RepeatResult
  cancellation?: { number: string; error: string | null }
}

interface OrdersPageProps {
  data: OrdersPageData
  result: OrdersResult | undefined
}

/** «Мої замовлення»: filter by status, the orders, pages. */
export function OrdersPage({ data, result }: OrdersPageProps) {
  const { title, words, checkoutWords, orders, statuses, status, opened } = data
  const { locale } = usePage()
  const path = localise('/account/orders', locale)
  const hrefOf = (page: number, of = status) => {
    const search = new URLSearchParams({ ...(of ? { status: of } : {}), ...(page > 1 ? { page: String(page) } : {}) })
    return search.size > 0 ? `${path}?${search}` : path
  }
  const openNumber = result?.cancellation?.number ?? result?.repeated?.number ?? opened ?? orders.items[0]?.number
  const isEmpty = orders.total === 0 && status === null
  return (
    <>
      <h1 data-text="h1">{title}</h1>
      {!isEmpty && (
        <nav className="subcategories orders__filter" aria-label={words.filter}>
          {[null, ...statuses].map(each => (
            <StoreLink key={each} href={hrefOf(1, each)} aria-current={each === status ? 'true' : undefined}>
              {each === null ? words.all : checkoutWords.order.statuses[each]}
            </StoreLink>
          ))}
        </nav>
      )}
      {!data.isEmailConfirmed && (
        <div className="accountnotice">
          <p>{words.guestOrders.text}</p>
          <Button asChild>
            <StoreLink href={localise('/account', locale)}>{words.guestOrders.confirm}</StoreLink>
          </Button>
        </div>
      )}
      {result?.repeated && <RepeatNotice result={result.repeated} words={words} />}
      {orders.total === 0 ? (
        <EmptyState.Root>
          <EmptyState.Title>{isEmpty ? words.empty : words.emptyFilter}</EmptyState.Title>
          {isEmpty && <EmptyState.Description>{words.emptyHint}</EmptyState.Description>}
          <EmptyState.Footer>
            <Button asChild variant="accent">
              <StoreLink href={isEmpty ? localise('/catalogue', locale) : path}>
                {isEmpty ? words.toCatalogue : words.showAll}
              </StoreLink>
            </Button>
            {isEmpty && (
              <Button asChild>
                <StoreLink href={localise('/order', locale)}>{words.find}</StoreLink>
              </Button>
            )}
          </EmptyState.Footer>
        </EmptyState.Root>
      ) : (
        <section className="orders" aria-label={words.list}>
          {orders.items.map(order => (
            <OrderDetails
              key={order.number}
              order={order}
              open={order.number === openNumber}
              cancellation={result?.cancellation?.number === order.number ? result.cancellation : null}
              data={data}
            />
          ))}
        </section>
      )}
      <Pagination page={orders.page} pages={orders.pages} href={hrefOf} />
    </>
  )
}

/** Result of «Замовити знову». */
interface RepeatResult extends AddedItems {
  number: string
}

/** Says what was put into the cart and what is not to be had. */
function RepeatNotice({ result, words: { repeated } }: { result: RepeatResult; words: OrdersWords }) {
  const { number } = result
  const words = {
    ...repeated,
    all: formatMessage(repeated.all, { number }),
    some: formatMessage(repeated.some, { number }),
    none: formatMessage(repeated.none, { number }),
  }
  return <AddedNotice result={result} words={words} className="orders__notice" />
}
