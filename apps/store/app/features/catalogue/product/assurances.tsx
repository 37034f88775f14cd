import { SwapIcon, TruckIcon } from '@shop/ui/icon'
import { StandardBadge } from '@shop/ui/standard-badge'
import type { ProductView } from './loader.server.ts'

interface AssurancesProps {
  standards: ProductView['product']['standards']
  words: ProductView['words']
}

/** Standards of the product, delivery and return terms. */
export function Assurances({ standards, words }: AssurancesProps) {
  const terms = [
    { Icon: TruckIcon, title: words.delivery, text: words.deliveryText },
    { Icon: SwapIcon, title: words.returns, text: words.returnsText },
  ]
  return (
    <>
      {standards.length > 0 && (
        <ul className="standards-list">
          {standards.map(standard => (
            <li key={standard.code}>
              <StandardBadge code={standard.code} protectionClass={standard.class} text={standard.text} layout="row" />
            </li>
          ))}
        </ul>
      )}
      <ul className="purchase__terms">
        {terms.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon />
            <div>
              <b>{title}</b>
              <span>{text}</span>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
