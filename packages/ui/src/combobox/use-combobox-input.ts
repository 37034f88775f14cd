'use client'
import type { ComponentPropsWithRef } from 'react'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { useHydrated } from '../internal/use-hydrated.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { useComboboxState } from './combobox-context.ts'

/** Props of the input of a combobox, its own and the consumer's. */
export function useComboboxInput({ ref, ...rest }: ComponentPropsWithRef<'input'>): ComponentPropsWithRef<'input'> {
  const combobox = useComboboxState('Input')
  const { input, behaviour, open, parts, readOnly, disabled, report, inputId, listId } = combobox
  const hydrated = useHydrated()
  const mergedRef = useMergedRefs(ref, input)
  return {
    id: inputId,
    autoComplete: 'off',
    spellCheck: false,
    disabled,
    readOnly,
    ...rest,
    ref: mergedRef,
    type: 'text',
    value: combobox.text,
    onChange: composeEventHandlers(rest.onChange, event => combobox.type(event.currentTarget.value, event.nativeEvent)),
    onFocus: composeEventHandlers(rest.onFocus, combobox.focus),
    onClick: composeEventHandlers(rest.onClick, event => {
      if (!open) combobox.show('press', event.nativeEvent)
    }),
    onKeyDown: event => {
      rest.onKeyDown?.(event)
      // Inside a dialog Escape arrives with its default prevented: the dialog leaves it to the layer above.
      if (event.nativeEvent.isComposing || (event.defaultPrevented && event.key !== 'Escape')) return
      if (behaviour.current) behaviour.current(event)
      else combobox.keyDown(event)
    },
    ...(hydrated && {
      role: 'combobox',
      'aria-expanded': open,
      'aria-controls': open && parts ? listId : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': report.active,
    }),
  }
}
