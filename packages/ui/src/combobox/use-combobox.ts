'use client'
import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  type TouchEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { hasFocusLeft } from '../internal/has-focus-left.ts'
import { checkName } from '../internal/name-check.ts'
import { reportChange } from '../internal/use-controlled.ts'
import { useFormReset } from '../internal/use-form-reset.ts'
import { type Late, useLate } from '../internal/use-late.ts'
import { claimEscape, useLayer } from '../internal/use-layer.ts'
import { usePart } from '../internal/use-part.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { type Options, useOptions } from './use-options.ts'

/** What a combobox offers. */
export interface ComboboxItem {
  /** Unique id, for example a reference of the API. */
  id: string
  /** Shown in the list and, once selected, in the input. */
  text: string
  /** What it is called for short: «Київ» of «Київ, Київська обл.». When focus leaves, the only option whose name is typed is selected. */
  name?: string | undefined
  /** Second line in the list: address, opening hours. */
  detail?: string | undefined
}

/**
 * Why the value changes: `select`, an option was pressed or accepted by Enter or Tab; `typed`, focus left an option or a name
 * typed out in full; `clear`, the input was emptied; `reset`, the form was reset.
 */
export type ComboboxChangeReason = 'select' | 'typed' | 'clear' | 'reset'
/** Why the list opens (`focus`, `press`, `input`, `key`) or closes (`escape`, `key`, `select`, `clear`, `blur`). */
export type ComboboxOpenReason = 'focus' | 'press' | 'input' | 'key' | 'escape' | 'select' | 'clear' | 'blur'

export interface ComboboxProps<Item extends ComboboxItem> {
  /** Controlled selected item; `null`: none. */
  value?: Item | null | undefined
  /** Initially selected item. @default null */
  defaultValue?: Item | null | undefined
  /** Called when an item is selected or the selection cleared, never for partially typed text. */
  onValueChange?: ChangeHandler<Item | null, ComboboxChangeReason> | undefined
  /**
   * Loads the options for a query; an empty query asks for the initial suggestions. A rejection shows an error with a
   * retry button, and is retried when the browser is online again. The signal aborts when the result is no longer needed.
   */
  load?: ((query: string, signal: AbortSignal) => Promise<readonly Item[]>) | undefined
  /** All options, when they are few and known: the typed words are looked for in them. Instead of `load`. */
  items?: readonly Item[] | undefined
  /**
   * Identifies the data that `load` reads, for example the city of a list of branches. When it changes, the options are
   * reset.
   */
  source?: string | undefined
  /** Debounce of typing before `load` is called, in milliseconds. @default 10, for a search that takes a few milliseconds */
  delay?: number | undefined
  /** Open on the first render, without taking the focus. @default false */
  defaultOpen?: boolean | undefined
  /** Initially typed text. */
  defaultInputValue?: string | undefined
  /** Called when the list opens or closes. */
  onOpenChange?: ChangeHandler<boolean, ComboboxOpenReason> | undefined
  /** The value cannot be changed, but it is read out, focused and submitted. @default false */
  readOnly?: boolean | undefined
  /** @default false */
  disabled?: boolean | undefined
}

/** What the deferred code does for the input. */
export interface ComboboxBehaviour {
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onTouchEnd: (event: TouchEvent<HTMLInputElement>) => void
}

/** What the deferred code reports to the input. */
export interface ComboboxReport {
  /** Id of the active option's element. */
  active: string | undefined
  /** Text of the status. */
  announcement: string
}

const nothing: ComboboxReport = { active: undefined, announcement: '' }

const listbox: Late<typeof import('./listbox.tsx')> = { fetch: () => import('./listbox.tsx') }

/** State of a combobox, shared by its parts. */
export interface ComboboxState extends Options<ComboboxItem> {
  inputId: string
  labelId: string
  listId: string
  input: RefObject<HTMLInputElement | null>
  behaviour: RefObject<ComboboxBehaviour | null>
  /** Enter was pressed before there was an answer for what is typed: the answer is selected when it is a single one. */
  isEnterAwaited: RefObject<boolean>
  late: typeof import('./listbox.tsx') | null
  report: ComboboxReport
  setReport: (report: ComboboxReport) => void
  selected: ComboboxItem | null
  /** Text of the input. */
  text: string
  /** Typed text while it differs from the selected item's. */
  draft: string | null
  open: boolean
  /** All options are known: they are filtered instead of loaded. */
  filtered: boolean
  readOnly: boolean
  disabled: boolean
  type: (text: string, event?: Event) => void
  show: (reason: ComboboxOpenReason, event?: Event) => void
  close: (reason: ComboboxOpenReason, event?: Event) => void
  /** Selects an option by its id. */
  select: (id: string, event?: Event) => void
  /** Selects the option typed out in full, or clears an emptied input. False when the text is neither. */
  accept: (reason: ComboboxChangeReason, event?: Event) => boolean
  retry: () => void
  focus: (event: FocusEvent<HTMLInputElement>) => void
  /** Keys that matter before the deferred code is there. */
  keyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onEscape: (event: Event) => void
}

export const ComboboxContext = /* @__PURE__ */ createContext<ComboboxState | null>(null)

export const useComboboxState = (part: string): ComboboxState =>
  usePart(ComboboxContext, `Combobox.${part}`, 'Combobox.Root')

/** The words of a text, each between spaces. */
const wordsOf = (text: string) =>
  ` ${text
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

const loadsNothing = async () => []

/**
 * State of a combobox: what is selected, typed and offered. The list, the keys and the announcements are fetched when it is
 * needed first; until then it is a text field that keeps what is typed.
 */
export function useCombobox<Item extends ComboboxItem>(props: ComboboxProps<Item>, inputId?: string) {
  const { value, defaultValue = null, onValueChange, load = loadsNothing, items, source, delay = 10 } = props
  const { defaultOpen = false, defaultInputValue, onOpenChange, readOnly = false, disabled = false } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const behaviour = useRef<ComboboxBehaviour>(null)
  const [late, wake] = useLate(listbox)
  const [report, setReport] = useState(nothing)

  const [own, setOwn] = useState(defaultValue)
  const selected = value === undefined ? own : value
  const [initial] = useState(selected)
  const [draft, setDraft] = useState(defaultInputValue ?? null)
  const text = draft ?? selected?.text ?? ''
  /** What is looked for. */
  const wanted = draft?.trim() ?? ''
  const [open, setOpen] = useState(defaultOpen)
  const [loaded, request] = useOptions(load, source)
  const offered: Options<Item> = items ? { status: 'ready', options: items, query: wanted } : loaded
  const { status, options, query } = offered
  /** Whether focus has left what is typed: Escape is not for it any more. */
  const [isLeft, setIsLeft] = useState(false)
  const layer = useLayer(open || (draft !== null && !isLeft))
  /** Focus left, or never was in the input, before there was an answer for what is typed: the answer decides. */
  const isAwaited = useRef(false)
  const isEnterAwaited = useRef(false)

  const change = (next: Item | null, reason: ComboboxChangeReason, event?: Event) => {
    if (next === selected || readOnly || disabled) return
    if (reportChange(onValueChange, next, reason, event) && value === undefined) setOwn(next)
  }
  const setOpenTo = (next: boolean, reason: ComboboxOpenReason, event?: Event) => {
    isEnterAwaited.current = false
    if (next !== open && reportChange(onOpenChange, next, reason, event)) setOpen(next)
  }
  const close = (reason: ComboboxOpenReason, event?: Event) => setOpenTo(false, reason, event)
  const show = (reason: ComboboxOpenReason, event?: Event) => {
    if (readOnly || disabled) return
    wake()
    setOpenTo(true, reason, event)
    if (!items && (!open || wanted !== query || status === 'failed' || status === 'idle')) request(wanted, 0)
  }
  const type = (typed: string, event?: Event) => {
    wake()
    setIsLeft(false)
    setDraft(typed)
    // A browser fills in fields that have no focus.
    const hasFocus = input.current === document.activeElement
    if (hasFocus) setOpenTo(true, 'input', event)
    isAwaited.current = !hasFocus
    if (!items) request(typed.trim(), delay)
  }
  const selectItem = (item: Item | null, reason: ComboboxChangeReason, event?: Event) => {
    isAwaited.current = false
    setDraft(null)
    close(item ? 'select' : 'clear', event)
    change(item, reason, event)
  }
  const accept = (reason: ComboboxChangeReason, event?: Event): boolean => {
    if (draft === null) return false
    if (wanted === '') {
      selectItem(null, 'clear', event)
      return true
    }
    const typed = wordsOf(draft)
    const named = options.filter(({ name }) => name && typed.includes(wordsOf(name)))
    const item = options.find(({ text }) => wordsOf(text) === typed) ?? (named[1] ? null : named[0])
    if (query !== wanted || !item) return false
    selectItem(item, reason, event)
    return true
  }
  /** What is typed and is no option gives way to the selected one; without one it stays. */
  const leave = () => {
    if (selected) setDraft(null)
    else setIsLeft(true)
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!hasFocusLeft(event)) return
    if (accept('typed', event.nativeEvent)) return
    isAwaited.current = draft !== null && status === 'loading'
    if (!isAwaited.current) leave()
    close('blur', event.nativeEvent)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer or a filled-in text, not every render
  useEffect(() => {
    if (!isAwaited.current || status === 'loading' || status === 'idle') return
    isAwaited.current = false
    if (!accept('typed')) leave()
  }, [status, draft])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    // Typed before hydration: React keeps it in the input, but knows nothing of it.
    if (process.env.NODE_ENV !== 'production') checkName(input.current, 'Combobox.Input')
    const typed = input.current?.value
    if (typed !== undefined && typed !== text) type(typed)
    if (input.current === document.activeElement) show('focus')
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the prop alone
  useEffect(() => {
    if (defaultOpen) show('focus')
  }, [defaultOpen])

  useFormReset(input, event => {
    setDraft(null)
    change(initial, 'reset', event)
  })

  const onEscape = (event: Event) => {
    if (!claimEscape(event, layer)) return
    if (open) close('escape', event)
    else setDraft(null)
  }
  const state: ComboboxState = {
    ...offered,
    inputId: inputId ?? `${id}-input`,
    labelId: `${id}-label`,
    listId: `${id}-list`,
    input,
    behaviour,
    isEnterAwaited,
    late,
    report: open ? report : nothing,
    setReport,
    selected,
    text,
    draft,
    open,
    filtered: items !== undefined,
    readOnly,
    disabled,
    type,
    show,
    close,
    select: (itemId, event) => {
      const item = options.find(option => option.id === itemId)
      if (item) selectItem(item, 'select', event)
    },
    accept,
    retry: () => {
      input.current?.focus()
      request(query, 0)
    },
    focus: event => {
      // Awaited still: a form that was submitted meanwhile has led back to the field.
      setIsLeft(false)
      if (selected && draft === null) event.currentTarget.select()
      show('focus', event.nativeEvent)
    },
    keyDown: event => {
      if (event.key === 'Enter' && open) {
        event.preventDefault()
        isEnterAwaited.current = true
      } else if (event.key === 'Escape') onEscape(event.nativeEvent)
    },
    onEscape,
  }
  return { state, onBlur, selectItem }
}
