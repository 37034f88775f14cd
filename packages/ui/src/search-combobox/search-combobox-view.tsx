'use client'
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react'
import { matchedText } from '../combobox/matched-text.tsx'
import { SearchIcon } from '../icon/icons.tsx'
import { anatomy, presence } from '../internal/anatomy.ts'
import { first } from '../internal/first.ts'
import { isLeft } from '../internal/is-left.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { plural } from '../internal/words.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { searchComboboxData } from './search-combobox.data.ts'

const at = /* @__PURE__ */ anatomy<typeof searchComboboxData>('search-combobox')

/** Something to go to. */
export interface Suggestion {
  /** Unlike any other's. */
  id: string
  /** Visible text, in which what was typed is marked. */
  text: string
  /** Where it leads. */
  href: string
  /** At the end of the line: a price, «category». */
  detail?: ReactNode
  /** A picture for the eye only. */
  picture?: ReactNode
}

/** `none`: nothing is asked · `pending`: an answer is on its way, the suggestions are the ones before it · `empty`: nothing answers · `failed`: nobody answered. */
export type SearchStatus = 'none' | 'pending' | 'found' | 'empty' | 'failed'

export interface SearchComboboxViewProps<Found extends Suggestion>
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'className' | 'type'> {
  /** Class of the form, not of the field. */
  className?: string | undefined
  /** Where the form goes with the text: the page of results. Works without scripts. */
  action: string
  /** Name of the form field. @default 'q' */
  name?: string | undefined
  /** Whether suggestions can come. Until then it is a plain search field; its `<input>` stays the same node, with what is being typed. @default true */
  enhanced?: boolean | undefined
  /** What stands in the field. */
  value: string
  /** Fires with the text on every change. */
  onValueChange: (value: string) => void
  /** How far the asking is. */
  status: SearchStatus
  /** Whether what is below the field is shown: suggestions, that there are none, or that nobody answered. */
  open: boolean
  /** Suggestions for what was typed. */
  options: readonly Found[]
  /** Id of the suggestion that Enter follows; `null`: the text is sent. */
  active: string | null
  /** The field got the focus or was pressed. */
  onOpen?: (() => void) | undefined
  /** Escape, the focus has left, something was sent or followed. */
  onClose: () => void
  /** Down (1) and Up (-1). */
  onMove: (by: 1 | -1) => void
  /** The text is sent. `preventDefault()` keeps the browser from going to `action`. */
  onSend?: ((query: string, event: { preventDefault: () => void }) => void) | undefined
  /** A suggestion is followed. `preventDefault()` keeps the browser from going there. */
  onChoose?: ((suggestion: Found, event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Offered when nobody answered. */
  onRetry?: (() => void) | undefined
}

/**
 * The search with suggestions as it is seen and pressed, without a state of its own: for whoever keeps it elsewhere, as a
 * statechart does. Native props and `ref` go to the `<input role="combobox">` inside a `<form role="search">`.
 */
export function SearchComboboxView<Found extends Suggestion>(props: SearchComboboxViewProps<Found>) {
  const { action, name = 'q', value, onValueChange, status, open, options, active, className, ref, ...others } = props
  const { enhanced = true, onOpen, onClose, onMove, onSend, onChoose, onRetry, ...rest } = others
  const { locale, messages, linkComponent: Link } = useShopUi()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const merged = useMemo(() => mergeRefs(ref, input), [ref])
  const query = value.trim()
  const marked = open ? options.find(option => option.id === active) : undefined
  const optionId = (option: Found) => `${id}-${option.id}`
  const markedId = marked && optionId(marked)

  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' })
  }, [markedId])

  const roles: ComponentPropsWithRef<'input'> = enhanced
    ? {
        role: 'combobox',
        'aria-expanded': open,
        'aria-controls': `${id}-list`,
        'aria-autocomplete': 'list',
        'aria-activedescendant': markedId,
      }
    : { role: 'searchbox' }
  const spoken = () => {
    if (!open) return ''
    if (status === 'found') return plural(locale, messages.combobox.found, options.length)
    return status === 'empty' || status === 'failed' ? messages.combobox[status] : ''
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      onMove(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && markedId) {
      event.preventDefault()
      document.getElementById(markedId)?.click()
    } else if (event.key === 'Escape' && (open || value !== '')) {
      event.preventDefault()
      if (open) onClose()
      else onValueChange('')
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: one element is enough, and <search> is too new for some browsers
    <form
      role="search"
      action={action}
      className={className}
      onSubmit={event => {
        onClose()
        onSend?.(query, event)
      }}
      onBlur={event => {
        if (isLeft(event)) onClose()
      }}
      data-state={open ? 'open' : 'closed'}
      {...at('root')}
    >
      <input
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={messages.search.label}
        placeholder={messages.search.label}
        {...rest}
        ref={merged}
        name={name}
        type="text"
        {...roles}
        value={value}
        onFocus={first(rest.onFocus, () => onOpen?.())}
        onClick={first(rest.onClick, () => onOpen?.())}
        onChange={first(rest.onChange, event => onValueChange(event.currentTarget.value))}
        onKeyDown={first(rest.onKeyDown, onKeyDown)}
        {...at('input')}
      />
      <button type="submit" aria-label={messages.search.send} {...at('send')}>
        <SearchIcon />
      </button>
      {enhanced && (
        <>
          <div hidden={!open} {...at('popup')}>
            <div
              id={`${id}-list`}
              role="listbox"
              aria-label={messages.search.suggestions}
              hidden={open && options.length === 0}
              {...at('list')}
            >
              {open &&
                options.map(option => (
                  <Link
                    key={option.id}
                    id={optionId(option)}
                    href={option.href}
                    role="option"
                    tabIndex={-1}
                    aria-selected={option.id === active}
                    data-active={presence(option.id === active)}
                    onMouseDown={event => event.preventDefault()}
                    onClick={event => {
                      onChoose?.(option, event)
                      onClose()
                    }}
                    {...at('option')}
                  >
                    {option.picture && <span {...at('picture')}>{option.picture}</span>}
                    <span {...at('text')}>{matchedText(option.text, query)}</span>
                    {option.detail && <span {...at('detail')}>{option.detail}</span>}
                  </Link>
                ))}
            </div>
            {open && options.length === 0 && (status === 'empty' || status === 'failed') && (
              <div {...at('note')}>
                <span>{messages.combobox[status]}</span>
                {status === 'failed' && onRetry && (
                  <button
                    type="button"
                    onClick={() => {
                      input.current?.focus()
                      onRetry()
                    }}
                    {...at('retry')}
                  >
                    {messages.combobox.retry}
                  </button>
                )}
              </div>
            )}
          </div>
          <span role="status" data-visually-hidden="" {...at('status')}>
            {spoken()}
          </span>
        </>
      )}
    </form>
  )
}
