'use client'
import type { ComponentPropsWithRef } from 'react'
import { FieldError, FieldHint, FieldInput, FieldInputGroup, FieldLabel, FieldRoot } from '../field/field.tsx'
import type { LabelledFieldProps } from '../field/labelled-field.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { comboboxData } from './combobox.data.ts'
import { ComboboxPopup, ComboboxStatus } from './combobox.tsx'
import { ComboboxContext, type ComboboxItem, type ComboboxProps } from './combobox-context.ts'
import { useCombobox } from './use-combobox.ts'
import { useComboboxInput } from './use-combobox-input.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof comboboxData>('combobox')

export interface ComboboxFieldProps<Item extends ComboboxItem>
  extends ComboboxProps<Item>,
    Omit<ComponentPropsWithRef<'input'>, keyof ComboboxProps<Item> | 'className' | 'onSelect'>,
    Omit<LabelledFieldProps, 'label'> {
  /** Visible label. */
  label: string
  /** Class of the root element, not of the control. */
  className?: string | undefined
  /** Items offered as buttons below the input. */
  popularOptions?: readonly Item[] | undefined
  /** Name of a hidden input with the selected `id`. The typed text is submitted under `name`. */
  valueName?: string | undefined
}

const Input = (props: ComponentPropsWithRef<'input'>) => <FieldInput {...useComboboxInput(props)} />

/**
 * Labelled combobox: the parts of `Combobox` as a field with its hint and error. Native props, `id` and `ref` go to the
 * `<input role="combobox">`.
 *
 * The number of results and «nothing found» are announced, and on Apple devices the active option. Leaving without a selection
 * keeps the last one, leaving an emptied input clears it. With an `error` focus alone does not open the list, which would cover it.
 * Not for fewer than about ten fixed options: use a select or radios.
 */
export function ComboboxField<Item extends ComboboxItem>(props: ComboboxFieldProps<Item>) {
  const {
    label,
    optional,
    error,
    valid,
    hint,
    icon,
    className,
    id,
    required,
    ref,
    popularOptions,
    valueName,
    ...others
  } = props
  const { value, defaultValue, onValueChange, load, items, source, delay, ...more } = others
  const { defaultOpen, defaultInputValue, onOpenChange, readOnly, disabled, ...rest } = more
  const { messages } = useShopUi()
  const { state, onBlur, selectItem } = useCombobox(props, id)
  return (
    <ComboboxContext value={state}>
      <FieldRoot {...{ className, error, valid, hint, icon, required, disabled }} controlId={state.inputId}>
        <FieldLabel optional={optional} id={state.labelId}>
          {label}
        </FieldLabel>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: notices that focus leaves the parts inside */}
        <div onBlur={onBlur} data-state={state.open ? 'open' : 'closed'} {...attrs('root')}>
          <FieldInputGroup>
            <Input {...rest} ref={ref} />
          </FieldInputGroup>
          <ComboboxPopup />
          <ComboboxStatus />
          {valueName !== undefined && <input type="hidden" name={valueName} value={state.selected?.id ?? ''} />}
        </div>
        {popularOptions && popularOptions.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a group of buttons inside a field, not a fieldset of fields
          <div role="group" aria-label={`${label}: ${messages.combobox.popular}`} {...attrs('popular-options')}>
            {popularOptions.map(item => (
              <button
                key={item.id}
                type="button"
                disabled={disabled || readOnly}
                aria-pressed={item.id === state.selected?.id}
                onClick={event => selectItem(item, 'select', event.nativeEvent)}
                {...attrs('popular-option')}
              >
                {item.text}
              </button>
            ))}
          </div>
        )}
        <FieldHint />
        <FieldError />
      </FieldRoot>
    </ComboboxContext>
  )
}
