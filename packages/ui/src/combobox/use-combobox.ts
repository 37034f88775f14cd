'use client'
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react'
import { hasFocusLeft } from '../internal/has-focus-left.ts'
import { checkName } from '../internal/name-check.ts'
import { reportChange } from '../internal/use-controlled.ts'
import { useFormReset } from '../internal/use-form-reset.ts'
import { claimEscape, useLayer } from '../internal/use-layer.ts'
import { type LazyModule, useLazyModule } from '../internal/use-lazy-module.ts'
import type {
  ComboboxChangeReason,
  ComboboxItem,
  ComboboxOpenReason,
  ComboboxProps,
  ComboboxReport,
  ComboboxState,
  LazyComboboxParts,
} from './combobox-context.ts'
import { type Options, useOptions } from './use-options.ts'

const nothing: ComboboxReport = { active: undefined, announcement: '' }

const listbox: LazyModule<LazyComboboxParts> = { fetch: () => import('./listbox.tsx') }

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
  const behaviour = useRef<ComboboxState['behaviour']['current']>(null)
  const [parts, loadParts] = useLazyModule(listbox)
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
    loadParts()
    setOpenTo(true, reason, event)
    if (!items && (!open || wanted !== query || status === 'failed' || status === 'idle')) request(wanted, 0)
  }
  const type = (typed: string, event?: Event) => {
    loadParts()
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
    parts,
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
      // The list would cover the error that the focus was led to.
      if (event.currentTarget.ariaInvalid === 'true') loadParts()
      else show('focus', event.nativeEvent)
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
