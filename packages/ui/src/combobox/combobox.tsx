'use client'
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { FieldError, FieldHint, FieldInput, FieldInputGroup, FieldLabel, FieldRoot } from '../field/field.tsx'
import type { LabelledFieldProps } from '../field/text-field.tsx'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { formatPlural } from '../internal/format-message.ts'
import { hasFocusLeft } from '../internal/has-focus-left.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { useControlled } from '../internal/use-controlled.ts'
import { claimEscape, useLayer } from '../internal/use-layer.ts'
import { visuallyHidden } from '../internal/visually-hidden.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { comboboxData } from './combobox.data.ts'
import { matchedText } from './matched-text.tsx'
import { useOptions } from './use-options.ts'

// Implements the APG combobox with list autocomplete: the react-aria hooks weigh 41 kB, a third of the checkout's
// budget.
const attrs = /* @__PURE__ */ createAnatomy<typeof comboboxData>('combobox')

/** An option. */
export interface ComboboxOption {
  /** Unique id, for example a reference of the API. */
  id: string
  /** Shown in the list and, once selected, in the input. */
  text: string
  /** Second line in the list: address, opening hours. */
  detail?: string | undefined
}

export interface ComboboxProps<Option extends ComboboxOption>
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'className' | 'onSelect'>,
    Omit<LabelledFieldProps, 'label'> {
  /** Visible label. */
  label: string
  /** Class of the root element, not of the control. */
  className?: string | undefined
  /** Controlled selected option; `null`: none. */
  value?: Option | null | undefined
  /** Initially selected option. @default null */
  defaultValue?: Option | null | undefined
  /** Called when an option is selected, never for partially typed text. */
  onValueChange?: ((option: Option | null) => void) | undefined
  /**
   * Loads the options for a query; an empty query asks for the initial suggestions. A rejection shows an error with a
   * retry button. The signal aborts when the result is no longer needed.
   */
  load: (query: string, signal: AbortSignal) => Promise<readonly Option[]>
  /**
   * Identifies the data that `load` reads, for example the city of a list of branches. When it changes, the options are
   * reset.
   */
  source?: string | undefined
  /** Debounce of typing before `load` is called, in milliseconds. @default 30, for a search that takes a few milliseconds */
  delay?: number | undefined
  /** Options offered as buttons below the input. */
  popularOptions?: readonly Option[] | undefined
  /** Name of a hidden input with the selected `id`. The typed text is submitted under `name`. */
  valueName?: string | undefined
}

const isSameText = (one: string, other: string) => one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase()

/**
 * Autocomplete input with options from `load`. Opens on press, focus and typing. Arrow keys move through the list,
 * Enter and Tab select the active option (or the one whose whole text was typed), Escape closes, a second Escape
 * restores the last selection; so does leaving without selecting. Native props and `ref` go to the `<input
 * role="combobox">`. Event handlers passed as props run first; `preventDefault()` in them skips the built-in behaviour.
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, optional, error, valid, hint, className, id, required, disabled, ref, ...others } = props
  const {
    value,
    defaultValue = null,
    onValueChange,
    load,
    source,
    delay = 30,
    popularOptions,
    valueName,
    ...rest
  } = others
  const { locale, messages } = useShopUi()
  const texts = messages.combobox
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const mergedRef = useMemo(() => mergeRefs(ref, input), [ref])

  const [selected, setSelected] = useControlled(value, defaultValue, onValueChange)
  /** Typed text while it differs from the selected option's. */
  const [draft, setDraft] = useState<string | null>(null)
  const text = draft ?? selected?.text ?? ''
  const [open, setOpen] = useState(false)
  const [{ status, options, query }, request] = useOptions(load, source)
  const [active, setActive] = useState<string | null>(null)
  const layer = useLayer(open || draft !== null)

  // A single result of a non-empty query becomes active by itself; any other result resets the active option.
  const [previousOptions, setPreviousOptions] = useState(options)
  if (options !== previousOptions) {
    setPreviousOptions(options)
    setActive(options.length === 1 && query !== '' ? (options[0]?.id ?? null) : null)
  }
  const activeIndex = options.findIndex(option => option.id === active)
  const activeOption = open ? options[activeIndex] : undefined
  const optionId = (option: Option) => `${listId}-${option.id}`

  useEffect(() => {
    if (activeOption) document.getElementById(`${listId}-${activeOption.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [activeOption, listId])

  const show = (nextQuery = '') => {
    setOpen(true)
    if (!open || nextQuery !== query || status === 'failed' || status === 'idle') request(nextQuery, 0)
  }
  const close = () => {
    setOpen(false)
    setActive(null)
  }
  const select = (option: Option) => {
    setDraft(null)
    close()
    setSelected(option, 'select')
  }
  /** Option that Enter and Tab select: the active one, or the one typed out in full. */
  const optionToSelect = () =>
    activeOption ??
    (draft === null ? undefined : options.find(option => query === draft && isSameText(option.text, draft)))

  const move = (by: number) => {
    if (!open) return show(draft ?? '')
    const from = activeIndex < 0 && by < 0 ? options.length : activeIndex
    setActive(options[(from + by + options.length) % Math.max(options.length, 1)]?.id ?? null)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const noModifier = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (event.key === 'ArrowDown' && (noModifier || event.altKey)) {
      event.preventDefault()
      if (noModifier) move(1)
      else show(draft ?? '')
    } else if (event.key === 'ArrowUp' && (noModifier || event.altKey)) {
      event.preventDefault()
      if (noModifier) move(-1)
      else close()
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      const option = optionToSelect()
      if (option) select(option)
    } else if (event.key === 'Tab') {
      const option = optionToSelect()
      if (open && option) select(option)
      // An open list would cover the next tab stop, unless that is the retry button inside it.
      else if (status !== 'failed') close()
    } else if (event.key === 'Escape' && claimEscape(event.nativeEvent, layer)) {
      if (open) close()
      else setDraft(null)
    }
  }
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!hasFocusLeft(event)) return
    const option =
      draft === null ? undefined : options.find(candidate => query === draft && isSameText(candidate.text, draft))
    if (option) return select(option)
    setDraft(null)
    close()
  }

  const found =
    open && status === 'ready'
      ? options.length > 0
        ? formatPlural(locale, texts.found, options.length)
        : texts.empty
      : ''
  const message = status === 'failed' ? texts.failed : status === 'ready' ? texts.empty : texts.loading
  return (
    <FieldRoot {...{ className, error, valid, hint, required, disabled }} controlId={id} onBlur={handleBlur}>
      <FieldLabel optional={optional}>{label}</FieldLabel>
      <div data-state={open ? 'open' : 'closed'} {...attrs('root')}>
        <FieldInputGroup>
          <FieldInput
            autoComplete="off"
            spellCheck={false}
            {...rest}
            ref={mergedRef}
            type="text"
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeOption ? optionId(activeOption) : undefined}
            value={text}
            onChange={composeEventHandlers(rest.onChange, event => {
              const typed = event.currentTarget.value
              setDraft(typed)
              setOpen(true)
              setActive(null)
              request(typed.trim(), delay)
            })}
            onFocus={composeEventHandlers(rest.onFocus, event => {
              if (selected) event.currentTarget.select()
              show(draft ?? '')
            })}
            onClick={composeEventHandlers(rest.onClick, () => !open && show(draft ?? ''))}
            onKeyDown={event => {
              rest.onKeyDown?.(event)
              // Inside a dialog Escape arrives with its default prevented: the dialog leaves it to the layer above.
              if (!event.defaultPrevented || event.key === 'Escape') onKeyDown(event)
            }}
          />
        </FieldInputGroup>
        <div hidden={!open} {...attrs('popup')}>
          <ul
            id={listId}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the APG listbox is a list of options
            role="listbox"
            aria-label={label}
            aria-busy={status === 'loading' || undefined}
            {...attrs('list')}
          >
            {options.map(option => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input keeps focus and handles the keys
              <li
                key={option.id}
                id={optionId(option)}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of the listbox
                role="option"
                aria-selected={option.id === selected?.id}
                data-active={dataAttr(option === activeOption)}
                onMouseDown={event => event.preventDefault()}
                onClick={() => select(option)}
                {...attrs('option')}
              >
                {matchedText(option.text, query)}
                {option.detail && <span {...attrs('detail')}>{matchedText(option.detail, query)}</span>}
              </li>
            ))}
          </ul>
          {(options.length === 0 || status === 'failed') && (
            <p data-status={status === 'ready' ? 'empty' : status} {...attrs('message')}>
              {message}
              {status === 'failed' && (
                <button type="button" onClick={() => request(query, 0)} {...attrs('retry')}>
                  {texts.retry}
                </button>
              )}
            </p>
          )}
        </div>
        <span role="status" {...visuallyHidden} {...attrs('status')}>
          {found}
        </span>
        {valueName !== undefined && <input type="hidden" name={valueName} value={selected?.id ?? ''} />}
      </div>
      {popularOptions && popularOptions.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a group of buttons inside a field, not a fieldset of fields
        <div role="group" aria-label={`${label}: ${texts.popular}`} {...attrs('popular-options')}>
          {popularOptions.map(option => (
            <button
              key={option.id}
              type="button"
              disabled={disabled}
              aria-pressed={option.id === selected?.id}
              onClick={() => select(option)}
              {...attrs('popular-option')}
            >
              {option.text}
            </button>
          ))}
        </div>
      )}
      <FieldHint />
      <FieldError />
    </FieldRoot>
  )
}
