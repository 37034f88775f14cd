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
import { FieldBox, FieldError, FieldHint, FieldInput, FieldLabel, FieldRoot } from '../field/field.tsx'
import type { LabelledField } from '../field/text-field.tsx'
import { anatomy, presence } from '../internal/anatomy.ts'
import { first } from '../internal/first.ts'
import { isLeft } from '../internal/is-left.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { useControlled } from '../internal/use-controlled.ts'
import { plural } from '../internal/words.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { comboboxData } from './combobox.data.ts'
import { matchedText } from './matched-text.tsx'
import { useOptions } from './use-options.ts'

// Implements the APG combobox with list autocomplete: the react-aria hooks weigh 41 kB, a third of the checkout's
// budget.
const at = /* @__PURE__ */ anatomy<typeof comboboxData>('combobox')

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
    Omit<LabelledField, 'label'> {
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
  /** Debounce of typing before `load` is called, in milliseconds. @default 200 */
  delay?: number | undefined
  /** Options offered as buttons below the input. */
  favourites?: readonly Option[] | undefined
  /** Name of a hidden input with the selected `id`. The typed text is submitted under `name`. */
  valueName?: string | undefined
}

const same = (one: string, other: string) => one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase()

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
    delay = 200,
    favourites,
    valueName,
    ...rest
  } = others
  const { locale, messages } = useShopUi()
  const words = messages.combobox
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const merged = useMemo(() => mergeRefs(ref, input), [ref])

  const [chosen, setChosen] = useControlled<Option | null>(value, defaultValue, onValueChange)
  /** Typed text while it differs from the selected option's. */
  const [draft, setDraft] = useState<string | null>(null)
  const text = draft ?? chosen?.text ?? ''
  const [open, setOpen] = useState(false)
  const [{ status, options, query }, ask] = useOptions(load, source)
  const [active, setActive] = useState<string | null>(null)

  // A single result of a non-empty query becomes active by itself; any other result resets the active option.
  const [judged, setJudged] = useState(options)
  if (options !== judged) {
    setJudged(options)
    setActive(options.length === 1 && query !== '' ? (options[0]?.id ?? null) : null)
  }
  const activeIndex = options.findIndex(option => option.id === active)
  const shownActive = open ? options[activeIndex] : undefined
  const optionId = (option: Option) => `${listId}-${option.id}`

  useEffect(() => {
    if (shownActive) document.getElementById(`${listId}-${shownActive.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [shownActive, listId])

  const show = (wanted = '') => {
    setOpen(true)
    if (!open || wanted !== query || status === 'failed' || status === 'idle') ask(wanted, 0)
  }
  const close = () => {
    setOpen(false)
    setActive(null)
  }
  const take = (option: Option) => {
    setDraft(null)
    close()
    setChosen(option)
  }
  /** Option that Enter and Tab select: the active one, or the one typed out in full. */
  const wanted = () =>
    shownActive ?? (draft === null ? undefined : options.find(option => query === draft && same(option.text, draft)))

  const move = (by: number) => {
    if (!open) return show(draft ?? '')
    const from = activeIndex < 0 && by < 0 ? options.length : activeIndex
    setActive(options[(from + by + options.length) % Math.max(options.length, 1)]?.id ?? null)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (event.key === 'ArrowDown' && (plain || event.altKey)) {
      event.preventDefault()
      if (plain) move(1)
      else show(draft ?? '')
    } else if (event.key === 'ArrowUp' && (plain || event.altKey)) {
      event.preventDefault()
      if (plain) move(-1)
      else close()
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      const option = wanted()
      if (option) take(option)
    } else if (event.key === 'Tab') {
      const option = wanted()
      if (open && option) take(option)
      // An open list would cover the next tab stop, unless that is the retry button inside it.
      else if (status !== 'failed') close()
    } else if (event.key === 'Escape' && (open || draft !== null)) {
      event.preventDefault()
      event.stopPropagation()
      if (open) close()
      else setDraft(null)
    }
  }
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    if (!isLeft(event)) return
    const option =
      draft === null ? undefined : options.find(candidate => query === draft && same(candidate.text, draft))
    if (option) return take(option)
    setDraft(null)
    close()
  }

  const found =
    open && status === 'ready' ? (options.length > 0 ? plural(locale, words.found, options.length) : words.empty) : ''
  const row = status === 'failed' ? words.failed : status === 'ready' ? words.empty : words.loading
  return (
    <FieldRoot {...{ className, error, valid, hint, required, disabled }} controlId={id} onBlur={leave}>
      <FieldLabel optional={optional}>{label}</FieldLabel>
      <div data-state={open ? 'open' : 'closed'} {...at('root')}>
        <FieldBox>
          <FieldInput
            autoComplete="off"
            spellCheck={false}
            {...rest}
            ref={merged}
            type="text"
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={shownActive ? optionId(shownActive) : undefined}
            value={text}
            onChange={first(rest.onChange, event => {
              const typed = event.currentTarget.value
              setDraft(typed)
              setOpen(true)
              setActive(null)
              ask(typed.trim(), delay)
            })}
            onFocus={first(rest.onFocus, event => {
              if (chosen) event.currentTarget.select()
              show(draft ?? '')
            })}
            onClick={first(rest.onClick, () => !open && show(draft ?? ''))}
            onKeyDown={event => {
              rest.onKeyDown?.(event)
              // Inside a dialog Escape arrives with its default prevented: the dialog leaves it to the open list.
              if (!event.defaultPrevented || (event.key === 'Escape' && open)) onKeyDown(event)
            }}
          />
        </FieldBox>
        <div hidden={!open} {...at('popup')}>
          <ul
            id={listId}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the APG listbox is a list of options
            role="listbox"
            aria-label={label}
            aria-busy={status === 'loading' || undefined}
            {...at('list')}
          >
            {options.map(option => (
              // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input keeps focus and handles the keys
              <li
                key={option.id}
                id={optionId(option)}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an option of the listbox
                role="option"
                aria-selected={option.id === chosen?.id}
                data-active={presence(option === shownActive)}
                onMouseDown={event => event.preventDefault()}
                onClick={() => take(option)}
                {...at('option')}
              >
                {matchedText(option.text, query)}
                {option.detail && <span {...at('detail')}>{matchedText(option.detail, query)}</span>}
              </li>
            ))}
          </ul>
          {(options.length === 0 || status === 'failed') && (
            <p data-status={status === 'ready' ? 'empty' : status} {...at('row')}>
              {row}
              {status === 'failed' && (
                <button type="button" onClick={() => ask(query, 0)} {...at('retry')}>
                  {words.retry}
                </button>
              )}
            </p>
          )}
        </div>
        <span role="status" data-visually-hidden="" {...at('status')}>
          {found}
        </span>
        {valueName !== undefined && <input type="hidden" name={valueName} value={chosen?.id ?? ''} />}
      </div>
      {favourites && favourites.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a group of buttons inside a field, not a fieldset of fields
        <div role="group" aria-label={`${label}: ${words.favourites}`} {...at('favourites')}>
          {favourites.map(option => (
            <button
              key={option.id}
              type="button"
              disabled={disabled}
              aria-pressed={option.id === chosen?.id}
              onClick={() => take(option)}
              {...at('favourite')}
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
