import type { InputHTMLAttributes, RefObject } from 'react'
import { useComboBox } from 'react-aria/useComboBox'
import type { ComboBoxState } from 'react-stately/useComboBoxState'
import type { ListState } from 'react-stately/useListState'

// Imported by deferred code only.

const noop = () => {}

const valid = { isInvalid: false, validationErrors: [], validationDetails: validityOf() }

/** Validation is up to the consumer: see `Field`. */
function validityOf(): ValidityState {
  return {
    badInput: false,
    customError: false,
    patternMismatch: false,
    rangeOverflow: false,
    rangeUnderflow: false,
    stepMismatch: false,
    tooLong: false,
    tooShort: false,
    typeMismatch: false,
    valueMissing: false,
    valid: true,
  }
}

/**
 * React Aria hides everything but the input and the list from screen readers while the list is open. Tab stops must not be
 * hidden (axe: aria-hidden-focus), and the list stands next to the input in the document, so nothing is.
 */
const wholePage: RefObject<Element | null> = {
  get current() {
    return document.body
  },
}

/** A copy of `original` with another method. */
const withMethod = <Original extends object, Name extends keyof Original>(
  original: Original,
  name: Name,
  method: Original[Name],
): Original => new Proxy(original, { get: (all, key) => (key === name ? method : Reflect.get(all, key, all)) })

/** What an input and its list are, and what React Aria's keys do. */
export interface InputBehaviour<Item> {
  list: ListState<Item>
  /** What is announced of the active option where screen readers do not read it by themselves. @default its text */
  announcementOf?: (key: string | number) => string
  input: RefObject<HTMLInputElement | null>
  listbox: RefObject<HTMLElement | null>
  labelId: string
  text: string
  isOpen: boolean
  isReadOnly?: boolean
  isDisabled?: boolean
  open: () => void
  close: () => void
  /** Enter and Tab. */
  accept: () => void
}

/**
 * Keys, virtual clicks and announcements of React Aria for an input whose state is ours. Use it in a component that is mounted
 * anew whenever the list opens, closes or has another number of options: React Aria would announce these in its own words, ours
 * are in the status.
 */
export function useInputBehaviour<Item>(behaviour: InputBehaviour<Item>): InputHTMLAttributes<HTMLInputElement> {
  const { list, input, listbox, labelId, text, isOpen, isReadOnly = false, isDisabled = false, ...actions } = behaviour
  const { open, close, accept, announcementOf } = actions
  const { collection, selectionManager } = list
  // Value, text and form reset are ours: they work before this code is there.
  const state: ComboBoxState<Item> = {
    ...list,
    // React Aria announces the active option on Apple devices and adds «selected» from a dictionary of its own, which is English
    // in a language that it does not have.
    selectionManager: withMethod(selectionManager, 'isSelected', () => false),
    collection: withMethod(collection, 'getItem', key => {
      const item = collection.getItem(key)
      return item && announcementOf ? { ...item, 'aria-label': announcementOf(key) } : item
    }),
    isOpen,
    setOpen: next => (next ? open() : close()),
    open,
    close,
    toggle: () => (isOpen ? close() : open()),
    point: null,
    setPoint: noop,
    focusStrategy: null,
    isFocused: true,
    setFocused: noop,
    inputValue: text,
    defaultInputValue: text,
    setInputValue: noop,
    value: null,
    defaultValue: null,
    setValue: noop,
    selectedKey: null,
    defaultSelectedKey: null,
    setSelectedKey: noop,
    selectedItem: null,
    selectedItems: [],
    commit: accept,
    revert: noop,
    realtimeValidation: valid,
    displayValidation: valid,
    updateValidation: noop,
    resetValidation: noop,
    commitValidation: noop,
  }
  const { inputProps } = useComboBox<Item>(
    {
      inputRef: input,
      listBoxRef: listbox,
      popoverRef: wholePage,
      shouldFocusWrap: true,
      isReadOnly,
      isDisabled,
      'aria-labelledby': labelId,
    },
    state,
  )
  return inputProps
}
