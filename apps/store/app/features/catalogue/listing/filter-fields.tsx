import { Facets } from '@shop/ui/facets'
import { use } from 'react'
import { CachedFragment } from '../../../platform/document/cached-fragment.tsx'
import { FragmentCacheContext } from '../../../platform/document/fragment-cache.ts'
import { rememberFold, useFacetFolds } from './facet-folds.ts'
import { withFacetValues, withPrice } from './filter-params.ts'
import type { ListView } from './list.server.ts'
import { chosenPrice, typedPrice } from './price.ts'

interface FacetFieldsProps {
  facets: ListView['facets']
  /** Applied filters. */
  chosen: URLSearchParams
  onChoice: (next: URLSearchParams) => void
}

/** Number of initially expanded facets. */
const EXPANDED_FACETS = 2
/** Hryvnias per arrow key on a thumb of the price range. */
const PRICE_STEP = 10

type Facet = ListView['facets'][number]
type Choice = Extract<Facet, { kind: 'choice' }>
type Span = Extract<Facet, { kind: 'range' }>

const PRICE = ['price_min', 'price_max'] as const

const optionsOf = ({ values }: Choice) => values.map(([value, count, text = value]) => ({ value, text, count }))
const boundsOf = ({ min, max }: Span) =>
  [Math.floor(min / PRICE_STEP) * PRICE_STEP, Math.ceil(max / PRICE_STEP) * PRICE_STEP] as const

interface OptionsProps {
  facet: Choice
  /** The chosen ones. */
  values: readonly string[]
  onChoice: (values: readonly string[]) => void
}

/** The values of a facet: half of the tags of a list, and the same on each of its pages, in any order. */
function Options({ facet, values, onChoice }: OptionsProps) {
  const { id, name } = facet
  const renderFragment = import.meta.env.SSR ? use(FragmentCacheContext) : null
  const options = (
    <Facets.Options
      legend={name}
      options={optionsOf(facet)}
      name={id}
      layout={id === 'size' ? 'grid' : 'list'}
      value={values}
      onValueChange={onChoice}
    />
  )
  if (!renderFragment) return <div>{options}</div>
  return (
    <CachedFragment
      renderFragment={renderFragment}
      dependsOn={['facet', facet, values]}
      container={content => <div {...content} />}
    >
      {options}
    </CachedFragment>
  )
}

/** Every facet of a list. */
export function FilterFields({ facets, chosen, onChoice }: FacetFieldsProps) {
  const folds = useFacetFolds()
  return facets.map((facet, index) => {
    const { id, name } = facet
    const values = chosen.getAll(id)
    const open = folds[id] ?? (index < EXPANDED_FACETS || values.length > 0)
    return (
      <Facets.Group
        key={id}
        title={name}
        count={values.length}
        open={open}
        // Also fired when it is rendered open.
        onToggle={event => {
          if (event.currentTarget.open !== open) rememberFold(id, event.currentTarget.open)
        }}
      >
        {facet.kind === 'range' ? (
          <Facets.Range
            legend={name}
            bounds={boundsOf(facet)}
            step={PRICE_STEP}
            names={PRICE}
            value={chosenPrice(chosen)}
            defaultInputValue={typedPrice(chosen)}
            onValueChange={range => onChoice(withPrice(chosen, range))}
          />
        ) : (
          <Options facet={facet} values={values} onChoice={next => onChoice(withFacetValues(chosen, id, next))} />
        )}
      </Facets.Group>
    )
  })
}
