'use client'
import { type ComponentPropsWithRef, createContext, type ReactNode, type RefObject } from 'react'
import type { Cause, SetControlled } from '../internal/use-controlled.ts'
import { usePart } from '../internal/use-part.ts'
import type { ChangeHandler } from '../provider/change.ts'

/** One option of a select. */
export interface SelectItem {
  /** Submitted value, and the one that `onValueChange` reports. Unique, not empty. */
  value: string
  /** Shown in the list and, once selected, in the trigger; typing finds it. */
  text: string
  /** Second line in the list. */
  detail?: string | undefined
  /** Picture before the text, decorative; also in the trigger. */
  icon?: ReactNode
  /** Cannot be selected. @default false */
  disabled?: boolean | undefined
  /** Why it is disabled: a line in the list, read out with it. */
  disabledReason?: string | undefined
}

/** Options under a heading. */
export interface SelectGroup {
  /** Heading of the group. Unique within the select. */
  label: string
  /** Its options. */
  items: readonly SelectItem[]
}

/**
 * Why the value changes: `select`, an option was pressed or chosen by a key; `autofill`, the browser filled in the native
 * select, or it was used before hydration; `reset`, the form was reset.
 */
export type SelectChangeReason = 'select' | 'autofill' | 'reset'
/** Why the list opens (`press`, `key`) or closes (`press`, `select`, `escape`, `blur`, `outside`). */
export type SelectOpenReason = 'press' | 'key' | 'select' | 'escape' | 'blur' | 'outside'

export interface SelectProps {
  /** Options, or groups of options. */
  items: readonly (SelectItem | SelectGroup)[]
  /** Controlled value; `null`: none selected. */
  value?: string | null | undefined
  /** Initial value; `null`: none selected. @default null with a placeholder, otherwise the first option, as of a native select */
  defaultValue?: string | null | undefined
  /** Called when an option is selected; `cancel()` keeps the former one. */
  onValueChange?: ChangeHandler<string | null, SelectChangeReason> | undefined
  /** Open on the first render, once the list is fetched, without taking the focus. @default false */
  defaultOpen?: boolean | undefined
  /** Called when the list opens or closes; `cancel()` keeps it as it is. */
  onOpenChange?: ChangeHandler<boolean, SelectOpenReason> | undefined
  /** Shown while nothing is selected. */
  placeholder?: string | undefined
  /** Name of the form field. */
  name?: string | undefined
  /** Token for the browser's autofill, for example `country`. */
  autoComplete?: string | undefined
  /** Announced as required; validation is up to the consumer. @default false */
  required?: boolean | undefined
  /** The value cannot be changed, but it is read out, focused and submitted. @default false */
  readOnly?: boolean | undefined
  /** @default false */
  disabled?: boolean | undefined
}

/** Option that gets the focus when the list opens: the selected one or else the first, the last, or one by its value. */
export type InitialFocus = 'first' | 'last' | { value: string }

export interface SelectPopupProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Renders one option: a `Select.Option`. @default its picture, text, detail and reason */
  children?: ((item: SelectItem) => ReactNode) | undefined
}

export interface SelectOptionProps extends ComponentPropsWithRef<'li'> {
  /** The option that it selects. */
  item: SelectItem
}

/** Parts that are fetched when the trigger gets the focus or the pointer. */
export interface LazySelectParts {
  Popup: (props: SelectPopupProps) => ReactNode
  Option: (props: SelectOptionProps) => ReactNode
}

/** State of a select, shared by its parts. */
export interface SelectState {
  groups: readonly (SelectItem | SelectGroup)[]
  /** All options, in order. */
  options: readonly SelectItem[]
  selected: SelectItem | undefined
  value: string | null
  setValue: SetControlled<string | null, SelectChangeReason>
  open: boolean
  show: (focus: InitialFocus, reason: SelectOpenReason, cause: Cause) => void
  /** Closes and returns the focus to the trigger. */
  close: (reason: SelectOpenReason, cause?: Cause) => void
  /** Fetches the list. */
  loadParts: () => void
  parts: LazySelectParts | null
  /** Null: open from the start, which takes no focus. */
  initialFocus: RefObject<InitialFocus | null>
  trigger: RefObject<HTMLButtonElement | null>
  native: RefObject<HTMLSelectElement | null>
  controlId: string
  labelId: string
  listId: string
  placeholder: string | undefined
  name: string | undefined
  autoComplete: string | undefined
  required: boolean
  readOnly: boolean
  disabled: boolean
}

export const SelectContext = /* @__PURE__ */ createContext<SelectState | null>(null)

export const useSelectState = (part: string): SelectState => usePart(SelectContext, `Select.${part}`, 'Select.Root')

export const isGroup = (entry: SelectItem | SelectGroup): entry is SelectGroup => 'items' in entry
