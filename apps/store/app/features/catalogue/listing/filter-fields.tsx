import { Facets } from '@shop/ui/facets'
import { type ReactElement, use } from 'react'
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

interface GroupProps {
  facet: Facet
  /** The chosen ones. */
  values: readonly string[]
  open: boolean
  children: ReactElement
}

function Group({ facet: { id, name }, values, open, children }: GroupProps) {
  return (
    <Facets.Group
      title={name}
      count={values.length}
      open={open}
      // Also fired when it is rendered open.
      onToggle={event => {
        if (event.currentTarget.open !== open) rememberFold(id, event.currentTarget.open)
      }}
    >
      {children}
    </Facets.Group>
  )
}

interface ChoiceGroupProps extends Omit<GroupProps, 'children'> {
  facet: Choice
  onChoice: (values: readonly string[]) => void
}

/** A facet with values: half of the tags of a list are theirs, and the same on each of its pages, in any order. */
function ChoiceGroup({ onChoice, ...props }: ChoiceGroupProps) {
  const { facet, values, open } = props
  const { id, name } = facet
  const renderFragment = import.meta.env.SSR ? use(FragmentCacheContext) : null
  const group = (
    <Group {...props}>
      <Facets.Options
        legend={name}
        options={optionsOf(facet)}
        name={id}
        layout={id === 'size' ? 'grid' : 'list'}
        value={values}
        onValueChange={onChoice}
      />
    </Group>
  )
  if (!renderFragment) return <div>{group}</div>
  return (
    <CachedFragment
      renderFragment={renderFragment}
      dependsOn={['facet', facet, values, open]}
      container={content => <div {...content} />}
    >
      {group}
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
    if (facet.kind === 'choice')
      return (
        <ChoiceGroup
          key={id}
          facet={facet}
          values={values}
          open={open}
          onChoice={next => onChoice(withFacetValues(chosen, id, next))}
        />
      )
    return (
      <Group key={id} facet={facet} values={values} open={open}>
        <Facets.Range
          legend={name}
          bounds={boundsOf(facet)}
          step={PRICE_STEP}
          names={PRICE}
          value={chosenPrice(chosen)}
          defaultInputValue={typedPrice(chosen)}
          onValueChange={range => onChoice(withPrice(chosen, range))}
        />
      </Group>
    )
  })
}
