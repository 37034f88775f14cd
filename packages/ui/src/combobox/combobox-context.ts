'use client'
import {
  type ComponentPropsWithRef,
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { usePart } from '../internal/use-part.ts'
import type { ChangeHandler } from '../provider/change.ts'
import type { Options } from './use-options.ts'

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

/** What the deferred code reports to the input. */
export interface ComboboxReport {
  /** Id of the active option's element. */
  active: string | undefined
  /** Text of the status. */
  announcement: string
}

export interface ComboboxPopupProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is shown in it. @default the list and `Combobox.Empty` */
  children?: ReactNode
}

export interface ComboboxListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Renders one option: a `Combobox.Option`. @default its text and detail with the typed words marked */
  children?: ((item: ComboboxItem) => ReactNode) | undefined
}

export interface ComboboxOptionProps extends ComponentPropsWithRef<'li'> {
  /** The item that it selects. */
  item: ComboboxItem
}

/** Parts that are fetched at the first focus. */
export interface LazyComboboxParts {
  Popup: (props: ComboboxPopupProps) => ReactNode
  List: (props: ComboboxListProps) => ReactNode
  Option: (props: ComboboxOptionProps) => ReactNode
  Empty: (props: ComponentPropsWithRef<'p'>) => ReactNode
}

/** State of a combobox, shared by its parts. */
export interface ComboboxState extends Options<ComboboxItem> {
  inputId: string
  labelId: string
  listId: string
  input: RefObject<HTMLInputElement | null>
  /** Keys of the deferred code. */
  behaviour: RefObject<((event: KeyboardEvent<HTMLInputElement>) => void) | null>
  /** Enter was pressed before there was an answer for what is typed: the answer is selected when it is a single one. */
  isEnterAwaited: RefObject<boolean>
  parts: LazyComboboxParts | null
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
