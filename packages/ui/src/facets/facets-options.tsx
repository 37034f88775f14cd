'use client'
import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { CheckboxField } from '../field/checkbox-field.tsx'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { formatMessage } from '../internal/format-message.ts'
import { useControlled } from '../internal/use-controlled.ts'
import { visuallyHidden } from '../internal/visually-hidden.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { facetsData } from './facets.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof facetsData>('facets')

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
export const FACET_SEARCH_THRESHOLD = 10

/** Whether an option was added to the selection or taken from it. */
export type FacetsOptionsChangeReason = 'select' | 'deselect'

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
  /** Called with the whole selection on every change; `cancel()` keeps the former one. */
  onValueChange?: ChangeHandler<readonly string[], FacetsOptionsChangeReason> | undefined
  /** Number of options from which a search input is shown. @default 10; never in the `grid` layout */
  searchThreshold?: number | undefined
  /** `grid`: short values such as sizes side by side, without counts. @default 'list' */
  layout?: 'list' | 'grid' | undefined
}

const none: readonly string[] = []

/**
 * Multiple choice. A long list has a search input; selected options always stay visible. Native checkboxes provide form
 * values and keyboard support. Renders a `<fieldset>`.
 *
 * Options are in a fieldset named like its trigger; thumbs are announced with the currency; the number of products is a status,
 * focus stays in place. Not for a required single choice: use radios.
 */
export function FacetsOptions(props: FacetsOptionsProps) {
  const { legend, options, name, value, defaultValue = none, onValueChange, layout = 'list', ...others } = props
  const { searchThreshold = layout === 'grid' ? Number.POSITIVE_INFINITY : FACET_SEARCH_THRESHOLD, ...rest } = others
  const { messages } = useShopUi()
  const [selected, select] = useControlled(value, defaultValue, onValueChange)
  const [query, setQuery] = useState('')
  /** Option changed last: it has focus, which disabling its checkbox would lose. */
  const [lastChanged, setLastChanged] = useState<string>()
  const searchInput = useRef<HTMLInputElement>(null)
  const searchable = options.length >= searchThreshold
  const searchLabel = formatMessage(messages.facets.search, { name: legend.charAt(0).toLowerCase() + legend.slice(1) })
  const filter = query.trim().toLocaleLowerCase()
  // The user may have typed before hydration.
  useLayoutEffect(() => setQuery(searchInput.current?.value ?? ''), [])
  const isVisible = (option: FacetOption) =>
    filter === '' || selected.includes(option.value) || option.text.toLocaleLowerCase().includes(filter)
  return (
    <fieldset {...rest} data-searchable={dataAttr(searchable)} data-layout={layout} {...attrs('options')}>
      <legend {...visuallyHidden} {...attrs('legend')}>
        {legend}
      </legend>
      {searchable && (
        <input
          type="search"
          aria-label={searchLabel}
          placeholder={searchLabel}
          autoComplete="off"
          ref={searchInput}
          onChange={event => setQuery(event.currentTarget.value)}
          // Enter would submit the surrounding form.
          onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
          {...attrs('search')}
        />
      )}
      <ul {...attrs('list')}>
        {options.map(option => (
          <li key={option.value} hidden={!isVisible(option)}>
            <CheckboxField
              name={name}
              value={option.value}
              label={option.label ?? option.text}
              count={layout === 'list' ? option.count : undefined}
              checked={selected.includes(option.value)}
              disabled={option.count === 0 && option.value !== lastChanged && !selected.includes(option.value)}
              onCheckedChange={(checked, { event, cancel }) => {
                const next = checked ? [...selected, option.value] : selected.filter(other => other !== option.value)
                if (select(next, checked ? 'select' : 'deselect', event)) setLastChanged(option.value)
                else cancel()
              }}
            />
          </li>
        ))}
      </ul>
      {searchable && (
        <span role="status" {...visuallyHidden} {...attrs('status')}>
          {filter !== '' && !options.some(isVisible) ? messages.combobox.empty : ''}
        </span>
      )}
    </fieldset>
  )
}
