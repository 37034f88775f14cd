import { DownIcon } from '@shop/ui/icon'
import { type FormEvent, useState } from 'react'
import type { ListView } from './list.server.ts'

interface FacetsProps extends Pick<ListView, 'facets' | 'chosenPrice' | 'words'> {
  /** Called when a choice is made; typed numbers count once they are left. */
  onChoice?: ((event: FormEvent<HTMLElement>) => void) | undefined
}

/** Values that a facet shows at once; a longer one scrolls in its own place. */
const LONG = 9
/** Facets that stand open at first. */
const OPEN = 5

interface ChoiceProps extends Pick<FacetsProps, 'onChoice'> {
  facet: string
  value: string
  /** Whether the list that is shown has it. */
  chosen: boolean
  /** Goods that choosing it would list. */
  count: number
  children: string
}

/** One value of a facet. What is pressed shows at once, the list follows. */
function Choice({ facet, value, chosen, count, onChoice, children }: ChoiceProps) {
  const [checked, setChecked] = useState(chosen)
  const [known, setKnown] = useState(chosen)
  if (known !== chosen) {
    setKnown(chosen)
    setChecked(chosen)
  }
  return (
    <label className="choice">
      <input
        type="checkbox"
        name={facet}
        value={value}
        checked={checked}
        disabled={count === 0 && !checked}
        onChange={event => {
          setChecked(event.currentTarget.checked)
          onChoice?.(event)
        }}
      />
      <span>{children}</span>
      {facet !== 'size' && <span className="choice__count">{count}</span>}
    </label>
  )
}

/** Every facet of a list as a disclosure with native fields. */
export function Facets({ facets, chosenPrice, words, onChoice }: FacetsProps) {
  return facets.map((facet, index) => (
    <details className="facet" key={facet.id} open={index < OPEN || isChosen(facet)}>
      <summary>
        {facet.name}
        <DownIcon size="small" />
      </summary>
      {facet.kind === 'range' ? (
        <div className="facet__body range">
          {(['min', 'max'] as const).map(end => (
            <label key={end}>
              <span aria-hidden="true">{end === 'min' ? words.priceFrom : words.priceTo}</span>
              <input
                name={`price_${end}`}
                inputMode="decimal"
                autoComplete="off"
                aria-label={end === 'min' ? words.priceFromLabel : words.priceToLabel}
                placeholder={String(facet[end])}
                key={chosenPrice[end]}
                defaultValue={chosenPrice[end]}
                onBlur={event => event.currentTarget.value !== String(chosenPrice[end] ?? '') && onChoice?.(event)}
              />
            </label>
          ))}
        </div>
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: the disclosure's summary names it already, a legend would say it twice
        <div
          className="facet__body"
          role="group"
          aria-label={facet.name}
          data-keys={facet.id === 'size' ? '' : undefined}
          data-long={facet.values.length > LONG && facet.id !== 'size' ? '' : undefined}
        >
          {facet.values.map(({ value, name, count, chosen }) => (
            <Choice key={value} facet={facet.id} value={value} chosen={chosen} count={count} onChoice={onChoice}>
              {name}
            </Choice>
          ))}
        </div>
      )}
    </details>
  ))
}

const isChosen = (facet: ListView['facets'][number]): boolean =>
  facet.kind === 'choice' && facet.values.some(({ chosen }) => chosen)
