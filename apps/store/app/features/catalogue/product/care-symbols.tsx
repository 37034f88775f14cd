import sprite from './care-symbols.svg?url&no-inline'
import type { ProductView } from './loader.server.ts'

type Symbols = NonNullable<NonNullable<ProductView['details']>['technical'][number]['rows'][number]['symbols']>

/** Symbols of the care label, each with its meaning. */
export function CareSymbols({ symbols }: { symbols: Symbols }) {
  return (
    <ul className="care-symbols">
      {symbols.map(({ id, text }) => (
        <li key={id}>
          <svg width={32} height={32} aria-hidden="true">
            <use href={`${sprite}#${id}`} />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  )
}
