import { SwapIcon, TruckIcon } from '@shop/ui/icon'
import { StandardBadge } from '@shop/ui/standard-badge'
import type { ProductView } from './product.server.ts'

interface AssurancesProps {
  standards: ProductView['product']['standards']
  words: ProductView['words']
}

/** Standards of the product, delivery and return terms. */
export function Assurances({ standards, words }: AssurancesProps) {
  return (
    <>
      {standards.length > 0 && (
        <ul className="stdgrid">
          {standards.map(standard => (
            <li key={standard.code}>
              <StandardBadge code={standard.code} protectionClass={standard.class} text={standard.text} layout="row" />
            </li>
          ))}
        </ul>
      )}
      <ul className="buybox__list">
        <li>
          <TruckIcon />
          <div>
            <b>{words.delivery}</b>
            <span>{words.deliveryText}</span>
          </div>
        </li>
        <li>
          <SwapIcon />
          <div>
            <b>{words.returns}</b>
            <span>{words.returnsText}</span>
          </div>
        </li>
      </ul>
    </>
  )
}
