import { Facets } from '@shop/ui/facets'
import { withFacetValues, withPrice } from './filter-params.ts'
import type { ListView } from './list.server.ts'
import { chosenPrice, typedPrice } from './price.ts'

interface FacetFieldsProps {
  facets: ListView['facets']
  /** What is chosen. */
  chosen: URLSearchParams
  onChoice: (next: URLSearchParams) => void
}

/** Facets that stand open at first. */
const OPEN = 5
/** Hryvnias that one key moves a thumb of the price. */
const STEP = 10

type Facet = ListView['facets'][number]
type Choice = Extract<Facet, { kind: 'choice' }>
type Span = Extract<Facet, { kind: 'range' }>

const PRICE = ['price_min', 'price_max'] as const

const optionsOf = ({ values }: Choice) => values.map(([value, count, text = value]) => ({ value, text, count }))
const boundsOf = ({ min, max }: Span) => [Math.floor(min / STEP) * STEP, Math.ceil(max / STEP) * STEP] as const

/** Every facet of a list. */
export function FilterFields({ facets, chosen, onChoice }: FacetFieldsProps) {
  return facets.map((facet, index) => {
    const { id, name } = facet
    const values = chosen.getAll(id)
    return (
      <Facets.Group key={id} title={name} count={values.length} open={index < OPEN || values.length > 0}>
        {facet.kind === 'range' ? (
          <Facets.Range
            legend={name}
            bounds={boundsOf(facet)}
            step={STEP}
            names={PRICE}
            value={chosenPrice(chosen)}
            defaultInputValue={typedPrice(chosen)}
            onValueChange={range => onChoice(withPrice(chosen, range))}
          />
        ) : (
          <Facets.Options
            legend={name}
            options={optionsOf(facet)}
            name={id}
            layout={id === 'size' ? 'grid' : 'list'}
            value={values}
            onValueChange={next => onChoice(withFacetValues(chosen, id, next))}
          />
        )}
      </Facets.Group>
    )
  })
}
