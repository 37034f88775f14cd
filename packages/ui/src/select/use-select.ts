'use client'
import { type FocusEvent, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { hasFocusLeft } from '../internal/has-focus-left.ts'
import { checkLook } from '../internal/look-check.ts'
import { checkName } from '../internal/name-check.ts'
import { type Cause, useControlled } from '../internal/use-controlled.ts'
import { useDismissal } from '../internal/use-dismissal.ts'
import { selectOnReset, useFormReset } from '../internal/use-form-reset.ts'
import { type LazyModule, useLazyModule } from '../internal/use-lazy-module.ts'
import {
  type InitialFocus,
  isGroup,
  type LazySelectParts,
  type SelectOpenReason,
  type SelectProps,
  type SelectState,
} from './select-context.ts'

const listbox: LazyModule<LazySelectParts> = { fetch: () => import('./listbox.tsx') }

/**
 * State of a select: what is selected and whether its list is open. The list with its keys is fetched when the trigger gets
 * the focus or the pointer; the native select below it submits and autofills.
 */
export function useSelect(props: SelectProps, givenId?: string) {
  const { items, value, onValueChange, defaultOpen = false, onOpenChange, placeholder } = props
  const { name, autoComplete, required = false, readOnly = false, disabled = false } = props
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const native = useRef<HTMLSelectElement>(null)
  const initialFocus = useRef<InitialFocus | null>(null)
  const [parts, loadParts] = useLazyModule(listbox)
  const options = useMemo(() => items.flatMap(entry => (isGroup(entry) ? entry.items : [entry])), [items])
  const first = placeholder === undefined && options.find(({ disabled }) => !disabled)?.value
  const { defaultValue = first || null } = props
  const [selectedValue, setValue] = useControlled(value, defaultValue, onValueChange)
  const [initial] = useState(selectedValue)
  const [open, setOpen] = useControlled<boolean, SelectOpenReason>(undefined, defaultOpen, onOpenChange)
  useDismissal(open, setOpen, root, trigger)

  const close = useCallback(
    (reason: SelectOpenReason, cause?: Cause) => {
      const hadFocus = root.current?.contains(document.activeElement)
      if (setOpen(false, reason, cause) && hadFocus) trigger.current?.focus()
    },
    [setOpen],
  )
  const isLocked = readOnly || disabled
  const show = useCallback(
    (focus: InitialFocus, reason: SelectOpenReason, cause: Cause) => {
      if (isLocked) return
      loadParts()
      initialFocus.current = focus
      setOpen(true, reason, cause)
    },
    [isLocked, loadParts, setOpen],
  )

  useEffect(() => {
    if (defaultOpen) loadParts()
  }, [defaultOpen, loadParts])

  // Before hydration the native select is used: what is selected there is kept, and so is the focus.
  useLayoutEffect(() => {
    if (process.env.NODE_ENV !== 'production') {
      checkName(trigger.current, 'Select.Trigger')
      checkLook(trigger.current, 'Select.Trigger', 'select')
    }
    const chosen = native.current?.value || null
    if (chosen !== null) setValue(chosen, 'autofill')
    if (native.current === document.activeElement) trigger.current?.focus()
  }, [setValue])
  useFormReset(native, event => {
    if (native.current) selectOnReset(native.current, initial ?? '')
    setValue(initial, 'reset', event)
  })

  const state: SelectState = {
    groups: items,
    options,
    selected: options.find(option => option.value === selectedValue),
    value: selectedValue,
    setValue,
    open,
    show,
    close,
    loadParts,
    parts,
    initialFocus,
    trigger,
    native,
    controlId: givenId ?? `${id}-control`,
    labelId: `${id}-label`,
    listId: `${id}-list`,
    placeholder,
    name,
    autoComplete,
    required,
    readOnly,
    disabled,
  }
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (open && hasFocusLeft(event)) setOpen(false, 'blur', event)
  }
  return { state, root, onBlur }
}
