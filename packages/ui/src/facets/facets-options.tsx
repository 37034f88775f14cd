'use client'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react'
import { CheckboxField } from '../field/checkbox-field.tsx'
import { anatomy, presence } from '../internal/anatomy.ts'
import { useControlled } from '../internal/use-controlled.ts'
import { fill } from '../internal/words.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { facetsData } from './facets.data.ts'

const at = /* @__PURE__ */ anatomy<typeof facetsData>('facets')

/** A value of a facet. */
export interface FacetOption {
  /** Key in `value`. */
  value: string
  /** Label text, also used by the search. */
  text: string
  /** Number of matching products. With 0 the option is disabled, unless it is selected. */
  count?: number | undefined
  /** Shown instead of the text, for example with a colour dot. */
  label?: ReactNode
}

/** Number of options from which a search input is shown. */
export const FACET_SEARCH_FROM = 10

export interface FacetsOptionsProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'onChange'> {
  /** Accessible name of the group: «Size». Visually hidden: the group's trigger shows it. */
  legend: string
  /** Available options. */
  options: readonly FacetOption[]
  /** Name of the checkboxes. */
  name?: string | undefined
  /** Controlled selection. */
  value?: readonly string[] | undefined
  /** Initial selection. @default none */
  defaultValue?: readonly string[] | undefined
  /** Called with the whole selection on every change. */
  onValueChange?: ((value: readonly string[]) => void) | undefined
  /** Number of options from which a search input is shown. @default 10; never in the `grid` layout */
  searchFrom?: number | undefined
  /** `grid`: short values such as sizes side by side, without counts. @default 'list' */
  layout?: 'rows' | 'keys' | undefined
}

const nothing: readonly string[] = []

/**
 * Multiple choice. A long list has a search input; selected options always stay visible. Native checkboxes provide form
 * values and keyboard support. Renders a `<fieldset>`.
 */
export function FacetsOptions(props: FacetsOptionsProps) {
  const { legend, options, name, value, defaultValue = nothing, onValueChange, layout = 'rows', ...others } = props
  const { searchFrom = layout === 'keys' ? Number.POSITIVE_INFINITY : FACET_SEARCH_FROM, ...rest } = others
  const { messages } = useShopUi()
  const [chosen, choose] = useControlled<readonly string[]>(value, defaultValue, onValueChange)
  const [query, setQuery] = useState('')
  /** Option changed last: it has focus, which disabling its checkbox would lose. */
  const [touched, setTouched] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const searchable = options.length >= searchFrom
  const wanted = query.trim().toLocaleLowerCase()
  // The user may have typed before hydration.
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
          // Enter would submit the surrounding form.
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
