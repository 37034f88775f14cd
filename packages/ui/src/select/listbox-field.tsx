'use client'
import type { ComponentPropsWithRef } from 'react'
import { FieldError, FieldHint, FieldInputGroup, FieldLabel, FieldRoot, useFieldControl } from '../field/field.tsx'
import type { LabelledFieldProps } from '../field/labelled-field.tsx'
import { createAnatomy } from '../internal/anatomy.ts'
import type { selectData } from './select.data.ts'
import { SelectPopup, SelectTrigger } from './select.tsx'
import { SelectContext, type SelectPopupProps, type SelectProps } from './select-context.ts'
import { useSelect } from './use-select.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof selectData>('select')

export interface ListboxFieldProps
  extends SelectProps,
    Omit<ComponentPropsWithRef<'button'>, keyof SelectProps | 'className' | 'children'>,
    LabelledFieldProps {
  /** Class of the root element, not of the control. */
  className?: string | undefined
  /** Renders one option: a `Select.Option`. @default its picture, text, detail and reason */
  children?: SelectPopupProps['children']
}

/** The trigger with the ids and the description of its field. */
function Trigger(props: ComponentPropsWithRef<'button'>) {
  const { id, disabled, 'aria-describedby': describedBy, 'aria-invalid': invalid } = useFieldControl(props, 'Trigger')
  return <SelectTrigger {...props} id={id} disabled={disabled} aria-describedby={describedBy} aria-invalid={invalid} />
}

/**
 * Labelled select with options of one's own look: the parts of `Select` as a field with its hint and error. Native props, `id`
 * and `ref` go to the `<button role="combobox">`. For a plain list of texts the native `SelectField` is lighter.
 *
 * A combobox button with a listbox. The native select stays below it, hidden from assistive technology: it submits the value, is
 * filled in by the browser and is what is used before hydration. Not for plain texts: SelectField of the field is a native
 * select, lighter and at home on phones. For more than about twenty options: use the combobox.
 */
export function ListboxField(props: ListboxFieldProps) {
  const { label, optional, error, valid, hint, icon, className, id, children, ...others } = props
  const { items, value, defaultValue, onValueChange, defaultOpen, onOpenChange, placeholder, name, ...more } = others
  const { autoComplete, required, readOnly, disabled, ...rest } = more
  const { state, root, onBlur } = useSelect(props, id)
  return (
    <SelectContext value={state}>
      <FieldRoot {...{ className, error, valid, hint, icon, required, disabled }} controlId={state.controlId}>
        <FieldLabel optional={optional} id={state.labelId}>
          {label}
        </FieldLabel>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: notices that focus leaves the parts inside */}
        <div ref={root} onBlur={onBlur} data-state={state.open ? 'open' : 'closed'} {...attrs('root')}>
          <FieldInputGroup>
            <Trigger {...rest} />
          </FieldInputGroup>
          <SelectPopup>{children}</SelectPopup>
        </div>
        <FieldHint />
        <FieldError />
      </FieldRoot>
    </SelectContext>
  )
}
