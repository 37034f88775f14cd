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
  useState,
} from 'react'
import { matchedText } from '../combobox/matched-text.tsx'
import { useOptions } from '../combobox/use-options.ts'
import { SearchIcon } from '../icon/icons.tsx'
import { anatomy, presence } from '../internal/anatomy.ts'
import { first } from '../internal/first.ts'
import { mergeRefs } from '../internal/merge-refs.ts'
import { plural } from '../internal/words.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { searchComboboxData } from './search-combobox.data.ts'

const at = /* @__PURE__ */ anatomy<typeof searchComboboxData>('search-combobox')

/** Something to go to. */
export interface Suggestion {
  /** Unlike any other's. */
  id: string
  text: string
  href: string
  /** At the end of the line: a price, «категорія». */
  detail?: ReactNode
  /** A picture for the eye only. */
  picture?: ReactNode
}

export interface SearchComboboxProps<Found extends Suggestion>
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'className' | 'type'> {
  /** Class of the form, not of the field. */
  className?: string | undefined
  /** Where the form goes with the text: the page of results. Works without scripts. */
  action: string
  /** Name of the form field. @default 'q' */
  name?: string | undefined
  /** What stands in the field at first. @default '' */
  defaultValue?: string | undefined
  /** Finds suggestions; an empty answer shows none, and so does a rejection. Respect the signal. */
  load: (query: string, signal: AbortSignal) => Promise<readonly Found[]>
  /** Characters from which suggestions are asked for. @default 2 */
  from?: number | undefined
  /** Milliseconds without typing before that. @default 200 */
  delay?: number | undefined
  /** The text is sent. `preventDefault()` keeps the browser from going to `action`. */
  onSend?: ((query: string, event: { preventDefault: () => void }) => void) | undefined
  /** A suggestion is followed. `preventDefault()` keeps the browser from going there. */
  onChoose?: ((suggestion: Found, event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/**
 * Search with suggestions that are links. Down and Up mark one, Enter follows the marked one or else sends the text, Escape
 * closes, a second Escape empties the field. Suggestions are a help: without an answer nothing gets in the way. Native props
 * and `ref` go to the `<input role="combobox">` inside a `<form role="search">`.
 */
export function SearchCombobox<Found extends Suggestion>(props: SearchComboboxProps<Found>) {
  const {
    action,
    name = 'q',
    defaultValue = '',
    load,
    from = 2,
    delay = 200,
    onSend,
    onChoose,
    ref,
    className,
    ...rest
  } = props
  const { locale, messages, linkComponent: Link } = useShopUi()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const merged = useMemo(() => mergeRefs(ref, input), [ref])
  const [text, setText] = useState(defaultValue)
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const [{ status, options }, ask] = useOptions(load, undefined)
  const query = text.trim()
  const open = wanted && query.length >= from && options.length > 0
  const marked = open ? options[active] : undefined
  const optionId = (option: Found) => `${id}-${option.id}`

  useEffect(() => {
    if (marked) document.getElementById(`${id}-${marked.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [marked, id])

  const close = () => {
    setWanted(false)
    setActive(-1)
  }
  const move = (by: number) => {
    if (!open) return setWanted(true)
    // One place more than there are suggestions: the field itself.
    const places = options.length + 1
    setActive(((active + 1 + by + places) % places) - 1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && marked) {
      event.preventDefault()
      document.getElementById(optionId(marked))?.click()
    } else if (event.key === 'Escape' && (open || text !== '')) {
      event.preventDefault()
      if (open) close()
      else setText('')
    }
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: one element is enough, and <search> is too new for some browsers
    <form
      role="search"
      action={action}
      className={className}
      onSubmit={event => {
        close()
        onSend?.(query, event)
      }}
      onBlur={event => !event.currentTarget.contains(event.relatedTarget) && close()}
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
        role="combobox"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={marked ? optionId(marked) : undefined}
        value={text}
        onChange={first(rest.onChange, event => {
          const typed = event.currentTarget.value
          setText(typed)
          setWanted(true)
          setActive(-1)
          if (typed.trim().length >= from) ask(typed.trim(), delay)
        })}
        onKeyDown={first(rest.onKeyDown, onKeyDown)}
        {...at('input')}
      />
      <button type="submit" aria-label={messages.search.send} {...at('send')}>
        <SearchIcon />
      </button>
      <div hidden={!open} {...at('popup')}>
        <div id={`${id}-list`} role="listbox" aria-label={messages.search.suggestions} {...at('list')}>
          {open &&
            options.map((option, index) => (
              <Link
                key={option.id}
                id={optionId(option)}
                href={option.href}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                data-active={presence(index === active)}
                onMouseDown={event => event.preventDefault()}
                onClick={event => {
                  close()
                  onChoose?.(option, event)
                }}
                {...at('option')}
              >
                {option.picture && <span {...at('picture')}>{option.picture}</span>}
                <span {...at('text')}>{matchedText(option.text, query)}</span>
                {option.detail && <span {...at('detail')}>{option.detail}</span>}
              </Link>
            ))}
        </div>
      </div>
      <span role="status" data-visually-hidden="" {...at('status')}>
        {open && status === 'ready' ? plural(locale, messages.combobox.found, options.length) : ''}
      </span>
    </form>
  )
}
