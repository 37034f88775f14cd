'use client'
import type { ComponentPropsWithRef } from 'react'
import { createAnatomy } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { Slot } from '../internal/slot.tsx'
import { visuallyHidden } from '../internal/visually-hidden.ts'
import type { comboboxData } from './combobox.data.ts'
import {
  ComboboxContext,
  type ComboboxItem,
  type ComboboxListProps,
  type ComboboxOptionProps,
  type ComboboxPopupProps,
  type ComboboxProps,
  useComboboxState,
} from './combobox-context.ts'
import { useCombobox } from './use-combobox.ts'
import { useComboboxInput } from './use-combobox-input.ts'

// The list, its keys and Floating UI, which positions it, are fetched at the first focus: 'listbox.tsx'.
const attrs = /* @__PURE__ */ createAnatomy<typeof comboboxData>('combobox')

export interface ComboboxRootProps<Item extends ComboboxItem>
  extends ComboboxProps<Item>,
    Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange'> {
  /** Id of the input, which the label refers to. @default generated */
  controlId?: string | undefined
  /** Name of a hidden input with the selected `id`. The typed text is submitted under the name of the input. */
  valueName?: string | undefined
}

/**
 * Autocomplete: an input with a list of options. Opens on press, focus and typing. Arrow keys move through the list, Enter and
 * Tab select the active option (or the one whose whole text was typed), Escape closes, a second Escape restores the last
 * selection; so does leaving without selecting. Leaving an emptied input clears the selection. On the server and until it
 * hydrates a text field. Renders a `<div>`.
 */
export function ComboboxRoot<Item extends ComboboxItem>(props: ComboboxRootProps<Item>) {
  const { value, defaultValue, onValueChange, load, items, source, delay, controlId, valueName, ...others } = props
  const { defaultOpen, defaultInputValue, onOpenChange, readOnly, disabled, children, ...rest } = others
  const { state, onBlur } = useCombobox(props, controlId)
  return (
    <ComboboxContext value={state}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: notices that focus leaves the parts inside */}
      <div
        {...rest}
        onBlur={composeEventHandlers(rest.onBlur, onBlur)}
        data-state={state.open ? 'open' : 'closed'}
        {...attrs('root')}
      >
        {children}
        {valueName !== undefined && <input type="hidden" name={valueName} value={state.selected?.id ?? ''} />}
      </div>
    </ComboboxContext>
  )
}

/** Label of the input. Renders a `<label>`. */
export function ComboboxLabel(props: ComponentPropsWithRef<'label'>) {
  const { inputId, labelId } = useComboboxState('Label')
  // biome-ignore lint/a11y/noLabelWithoutControl: the input is another part
  return <label htmlFor={inputId} id={labelId} {...props} {...attrs('label')} />
}

export interface ComboboxInputProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue'> {
  /** Renders its only child instead of an `<input>`: an input of yours that forwards props and `ref`. @default false */
  asChild?: boolean | undefined
}

/**
 * Text field of the combobox. The same element before and after the deferred code is there: focus and text stay. Event
 * handlers passed as props run first; `preventDefault()` in them skips the built-in behaviour. Renders an `<input>`.
 */
export function ComboboxInput({ asChild = false, ...rest }: ComboboxInputProps) {
  const shared = { ...useComboboxInput(rest), ...attrs('input') }
  return asChild ? <Slot {...shared} /> : <input {...shared} />
}

/**
 * Contains the list; rendered while it is open. Below the input and as wide, or above it when there is no room; it is in the
 * browser's top layer, where nothing clips it, and stays where it is in the document: inside a dialog, and next in the tab
 * order. Its margins are the distance from the input. Renders a `<div>`.
 */
export function ComboboxPopup(props: ComboboxPopupProps) {
  const { parts } = useComboboxState('Popup')
  return parts && <parts.Popup {...props} />
}

/** The options. Labelled by `Combobox.Label` unless `aria-label` is given. Renders a `<ul role="listbox">`. */
export function ComboboxList(props: ComboboxListProps) {
  const { parts } = useComboboxState('List')
  return parts && <parts.List {...props} />
}

/**
 * One option. Its children replace its text and detail. Event handlers passed as props run first;
 * `preventDefault()` in them skips the built-in behaviour. Renders a `<li role="option">`.
 */
export function ComboboxOption(props: ComboboxOptionProps) {
  const { parts } = useComboboxState('Option')
  return parts && <parts.Option {...props} />
}

/**
 * Instead of the list: that it is loading, that nothing was found, or that loading failed, with a retry button. Its children
 * replace the text for «nothing found». Renders a `<p>`, or nothing while there are options.
 */
export function ComboboxEmpty(props: ComponentPropsWithRef<'p'>) {
  const { parts } = useComboboxState('Empty')
  return parts && <parts.Empty {...props} />
}

/** Announces the number of options, that there are none, or that loading failed. Renders a `<span role="status">`. */
export function ComboboxStatus(props: Omit<ComponentPropsWithRef<'span'>, 'children'>) {
  return (
    <span role="status" {...visuallyHidden} {...props} {...attrs('status')}>
      {useComboboxState('Status').report.announcement}
    </span>
  )
}
