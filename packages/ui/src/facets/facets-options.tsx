'use client'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react'
import { CheckboxField } from '../field/checkbox-field.tsx'
import { anatomy, presence } from '../internal/anatomy.ts'
import { useControlled } from '../internal/use-controlled.ts'
import { fill } from '../internal/words.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { facetsData } from './facets.data.ts'

const at = /* @__PURE__ */ anatomy<typeof facetsData>('facets')

/** A value that may be chosen. */
export interface FacetOption {
  /** What stands for it in `value`. */
  value: string
  /** Text that is shown and searched. */
  text: string
  /** Goods that would be listed. With 0 the value cannot be chosen, unless it is chosen already. */
  count?: number | undefined
  /** Shown instead of the text: with a colour dot, a pictogram. */
  label?: ReactNode
}

/** Values from which a group can be searched. */
export const FACET_SEARCH_FROM = 10

export interface FacetsOptionsProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'onChange'> {
  /** Name of the group: «Size». Not shown: the facet's handle says it. */
  legend: string
  /** What there is to choose from. */
  options: readonly FacetOption[]
  /** Name of the form fields. */
  name?: string | undefined
  /** What is chosen; makes it controlled. */
  value?: readonly string[] | undefined
  /** What is chosen at first. @default nothing */
  defaultValue?: readonly string[] | undefined
  /** Fires on every tick, with all that is chosen then. */
  onValueChange?: ((value: readonly string[]) => void) | undefined
  /** Number of options from which a search field is shown. @default 10; keys have none */
  searchFrom?: number | undefined
  /** `keys`: short values such as sizes side by side, without their counts. @default 'rows' */
  layout?: 'rows' | 'keys' | undefined
}

const nothing: readonly string[] = []

/**
 * Values to tick, several at once. A long list has a field that narrows it; what is ticked stays in sight. Native checkboxes:
 * form values and Space are the browser's own. Renders a `<fieldset>`.
 */
export function FacetsOptions(props: FacetsOptionsProps) {
  const { legend, options, name, value, defaultValue = nothing, onValueChange, layout = 'rows', ...others } = props
  const { searchFrom = layout === 'keys' ? Number.POSITIVE_INFINITY : FACET_SEARCH_FROM, ...rest } = others
  const { messages } = useShopUi()
  const [chosen, choose] = useControlled<readonly string[]>(value, defaultValue, onValueChange)
  const [query, setQuery] = useState('')
  /** What was ticked or unticked last: it has the focus, which a disabled checkbox would lose. */
  const [touched, setTouched] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const searchable = options.length >= searchFrom
  const wanted = query.trim().toLocaleLowerCase()
  // The page may have been typed into before scripts came.
  useEffect(() => setQuery(field.current?.value ?? ''), [])
  const shown = (option: FacetOption) =>
    wanted === '' || chosen.includes(option.value) || option.text.toLocaleLowerCase().includes(wanted)
  return (
    <fieldset {...rest} data-searchable={presence(searchable)} data-layout={layout} {...at('options')}>
      <legend data-visually-hidden="" {...at('legend')}>
        {legend}
      </legend>
      {searchable && (
        <input
          type="search"
          aria-label={fill(messages.facets.search, { name: legend })}
          placeholder={fill(messages.facets.search, { name: legend })}
          autoComplete="off"
          ref={field}
          onChange={event => setQuery(event.currentTarget.value)}
          // Enter would send the form that the panel stands in.
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
          {...at('search')}
        />
      )}
      <ul {...at('list')}>
        {options.map(option => (
          <li key={option.value} hidden={!shown(option)}>
            <CheckboxField
              name={name}
              value={option.value}
              label={option.label ?? option.text}
              count={layout === 'rows' ? option.count : undefined}
              checked={chosen.includes(option.value)}
              disabled={option.count === 0 && option.value !== touched && !chosen.includes(option.value)}
              onCheckedChange={checked => {
                setTouched(option.value)
                choose(checked ? [...chosen, option.value] : chosen.filter(other => other !== option.value))
              }}
            />
          </li>
        ))}
      </ul>
      {searchable && (
        <span role="status" data-visually-hidden="" {...at('status')}>
          {wanted !== '' && !options.some(shown) ? messages.combobox.empty : ''}
        </span>
      )}
    </fieldset>
  )
}
