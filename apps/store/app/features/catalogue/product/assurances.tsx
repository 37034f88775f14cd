import { CardIcon, InfoIcon, ShieldIcon, SwapIcon, TruckIcon } from '@shop/ui/icon'
import { StandardBadge } from '@shop/ui/standard-badge'
import type { ProductView } from './loader.server.ts'
import { RenderedOnce } from './rendered-once.tsx'

const icons = {
  delivery: TruckIcon,
  payment: CardIcon,
  instalments: CardIcon,
  returns: SwapIcon,
  warranty: ShieldIcon,
  advice: InfoIcon,
}

/** Standards of the product and the terms of its purchase. */
export function Assurances({ details }: Pick<ProductView, 'details'>) {
  return (
    <div id="assurances">
      <RenderedOnce panel="assurances">
        {details && (
          <>
            {details.standards.length > 0 && (
              <ul className="standards-list">
                {details.standards.map(({ code, class: protectionClass, text }) => (
                  <li key={code}>
                    <StandardBadge code={code} protectionClass={protectionClass} text={text} layout="row" />
                  </li>
                ))}
              </ul>
            )}
            <ul className="purchase__terms">
              {details.terms.map(({ about, title, text, phone }) => {
                const Icon = icons[about]
                return (
                  <li key={about}>
                    <Icon />
                    <b>{title}</b>
                    <span>
                      {phone && (
                        <>
                          <a data-text="link" href={`tel:${phone.number}`}>
                            {phone.label}
                          </a>
                          {' · '}
                        </>
                      )}
                      {text}
                    </span>
                  </li>
                )
              })}
            </ul>
          </>
        )}
      </RenderedOnce>
    </div>
  )
}
