import { localise } from '@shop/contract/locales'
import type { Change } from '@shop/flows/checkout/rules'
import { Button } from '@shop/ui/button'
import { AlertIcon } from '@shop/ui/icon'
import { formatMessage } from '@shop/ui/messages/format'
import { StoreLink } from '../../platform/navigation/store-link.tsx'
import type { CheckoutWords } from '../../platform/words/uk/checkout.ts'
import { useMoney } from '../../platform/words/use-money.ts'
import { usePage } from '../../platform/words/use-page.ts'

interface ChangesNoticeProps {
  changes: readonly Change[]
  words: CheckoutWords
}

const keyOf = (change: Change) => ('line' in change ? `${change.kind} ${change.line.id}` : change.kind)

/** Name of a line with its option, because a cart may contain two options of one product. */
const nameOf = ({ line: { name, option } }: Extract<Change, { line: object }>) =>
  option === null ? name : `${name}, ${option}`

/** Lists what has changed since the cart was shown. No order is submitted before the changes are accepted. */
export function ChangesNotice({ changes, words: { changesNotice: texts } }: ChangesNoticeProps) {
  const money = useMoney()
  const { locale } = usePage()
  const textOf = (change: Change): string => {
    switch (change.kind) {
      case 'gone':
        return formatMessage(texts.soldOut, { name: nameOf(change) })
      case 'fewer':
        return formatMessage(texts.fewerLeft, { name: nameOf(change), was: change.was, now: change.now })
      case 'price':
        return formatMessage(texts.price, { name: nameOf(change), was: money(change.was), now: money(change.now) })
      default:
        return formatMessage(texts[change.kind], { was: money(change.was), now: money(change.now) })
    }
  }
  return (
    <div className="changes-notice" role="alert" id="changes" tabIndex={-1}>
      <AlertIcon />
      <div>
        <h2 data-text="h4">{texts.title}</h2>
        <ul>
          {changes.map(change => (
            <li key={keyOf(change)}>{textOf(change)}</li>
          ))}
        </ul>
        <p>{texts.text}</p>
        <div className="changes-notice__actions">
          <Button type="submit" variant="neutral">
            {texts.accept}
          </Button>
          <Button asChild variant="quiet">
            <StoreLink href={localise('/cart', locale)}>{texts.toCart}</StoreLink>
          </Button>
        </div>
      </div>
    </div>
  )
}
