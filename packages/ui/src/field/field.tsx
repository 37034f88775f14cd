'use client'
import {
  type ChangeEvent,
  type ChangeEventHandler,
  type ComponentPropsWithRef,
  createContext,
  type FocusEvent,
  type FocusEventHandler,
  type ReactNode,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { AlertIcon, CheckIcon } from '../icon/icons.tsx'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { joined } from '../internal/joined.ts'
import { reportChange } from '../internal/use-controlled.ts'
import { usePart } from '../internal/use-part.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { useShopUi } from '../provider/provider.tsx'
import type { fieldData } from './field.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof fieldData>('field')

interface FieldState {
  id: string
  hintId: string
  errorId: string
  error: ReactNode
  valid: boolean
  hint: ReactNode
  icon: ReactNode
  required: boolean
  disabled: boolean
}
const FieldContext = /* @__PURE__ */ createContext<FieldState | null>(null)

const useField = (part: string) => usePart(FieldContext, `Field.${part}`, 'Field.Root')

/** Validation result that the consumer passes to a field. */
export interface FieldValidity {
  /** Error message. Set it only after the field was blurred or the form submitted. */
  error?: ReactNode
  /** The value passed validation. `error` takes precedence. @default false */
  valid?: boolean | undefined
  /** Help text, always visible. */
  hint?: ReactNode
  /** Shown with an error or when valid; `null`: none. @default a warning sign, or a check mark */
  icon?: ReactNode
}

export interface FieldRootProps extends ComponentPropsWithRef<'div'>, FieldValidity {
  /** Id of the control, which the label refers to. @default generated */
  controlId?: string | undefined
  /** Sets `aria-required`. Validation is up to the consumer: forms are `noValidate`. @default false */
  required?: boolean | undefined
  /** Disables the control. @default false */
  disabled?: boolean | undefined
}

/**
 * Associates a label, a control, its hint and its error. Sets the class `valid` or `invalid` and the matching `data-`
 * attributes. Renders a `<div>`.
 */
export function FieldRoot(props: FieldRootProps) {
  const { controlId, error, valid = false, hint, icon, required = false, disabled = false, className, ...rest } = props
  const generatedId = useId()
  const id = controlId ?? generatedId
  const field = useMemo(
    () => ({ id, hintId: `${id}-hint`, errorId: `${id}-error`, error, valid, hint, icon, required, disabled }),
    [id, error, valid, hint, icon, required, disabled],
  )
  const isValid = valid && !error
  return (
    <FieldContext value={field}>
      <div
        {...rest}
        className={joined(className, error ? 'invalid' : isValid && 'valid')}
        data-valid={dataAttr(isValid)}
        data-invalid={dataAttr(Boolean(error))}
        data-disabled={dataAttr(disabled)}
        {...attrs('root')}
      />
    </FieldContext>
  )
}

export interface FieldLabelProps extends ComponentPropsWithRef<'label'> {
  /** Marks the field as optional. @default false */
  optional?: boolean | undefined
}

/** Label of the control. Renders a `<label>`. */
export function FieldLabel({ optional = false, children, ...rest }: FieldLabelProps) {
  const { messages } = useShopUi()
  const { id } = useField('Label')
  return (
    <label htmlFor={id} {...rest} {...attrs('label')}>
      {children}
      {optional && <span {...attrs('optional')}> ({messages.field.optional})</span>}
    </label>
  )
}

/** Wraps the control and shows the validation icon. Renders a `<div>`. */
export function FieldInputGroup({ children, ...rest }: ComponentPropsWithRef<'div'>) {
  const { error, valid, icon } = useField('InputGroup')
  return (
    <div {...rest} {...attrs('input-group')}>
      {children}
      {(error || valid) && (icon === undefined ? error ? <AlertIcon /> : <CheckIcon /> : icon)}
    </div>
  )
}

/** Attributes of a control that the consumer may set as well. */
interface ControlProps {
  disabled?: boolean | undefined
  'aria-describedby'?: string | undefined
}

/**
 * Props that associate a custom control with its field: id, description, validity, data attributes. Pass the control's
 * own props and spread the result after them.
 */
export function useFieldControl(props: ControlProps = {}, part = 'Input') {
  const { id, hintId, errorId, error, hint, required, disabled } = useField(part)
  const describedBy = joined(error && errorId, hint && hintId, props['aria-describedby'])
  return {
    id,
    disabled: disabled || props.disabled,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
    ...attrs('input'),
  }
}

/** Change callback of a control. */
export interface FieldControlChange {
  /** Called with the value on every change; `cancel()` takes the change back. */
  onValueChange?: ChangeHandler<string, 'input'> | undefined
}

interface NativeControlProps<Control> {
  defaultValue?: string | number | readonly string[] | undefined
  onFocus?: FocusEventHandler<Control> | undefined
  onChange?: ChangeEventHandler<Control> | undefined
}

/** Reports what is typed or selected, and takes it back when the consumer cancels the change. */
function useReportedValue<Control extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
  { defaultValue, onFocus, onChange }: NativeControlProps<Control>,
  onValueChange: FieldControlChange['onValueChange'],
) {
  /** Value before the next change; React itself restores that of a controlled one. */
  const accepted = useRef(String(defaultValue ?? ''))
  return {
    onFocus: composeEventHandlers<FocusEvent<Control>>(onFocus, event => {
      accepted.current = event.currentTarget.value
    }),
    onChange: composeEventHandlers<ChangeEvent<Control>>(onChange, event => {
      const control = event.currentTarget
      if (reportChange(onValueChange, control.value, 'input', event)) accepted.current = control.value
      else control.value = accepted.current
    }),
  }
}

/** Single-line text. Renders an `<input>`; native props go to it. */
export function FieldInput({ onValueChange, ...rest }: ComponentPropsWithRef<'input'> & FieldControlChange) {
  return <input {...rest} {...useReportedValue(rest, onValueChange)} {...useFieldControl(rest, 'Input')} />
}

/** Multi-line text. Renders a `<textarea>`. */
export function FieldTextarea({ onValueChange, ...rest }: ComponentPropsWithRef<'textarea'> & FieldControlChange) {
  const control = useFieldControl(rest, 'Textarea')
  // Hydration keeps what is typed in an input, but writes the rendered text into a textarea that has one.
  const [reenter] = useState(() => {
    const field = globalThis.document?.getElementsByTagName('textarea').namedItem(control.id)
    if (!field || field.value === field.defaultValue) return
    const { value, selectionEnd } = field
    return () => {
      if (!field.isConnected) return
      Object.assign(field, { value, selectionEnd })
      reportChange(onValueChange, value, 'input')
    }
  })
  useLayoutEffect(() => reenter?.(), [reenter])
  return <textarea {...rest} {...useReportedValue(rest, onValueChange)} {...control} />
}

/** Native select. Renders a `<select>`. */
export function FieldSelect({ onValueChange, ...rest }: ComponentPropsWithRef<'select'> & FieldControlChange) {
  return <select {...rest} {...useReportedValue(rest, onValueChange)} {...useFieldControl(rest, 'Select')} />
}

/** The root's `hint`. Renders a `<p>`, or nothing without one. */
export function FieldHint(props: Omit<ComponentPropsWithRef<'p'>, 'children'>) {
  const { hint, hintId } = useField('Hint')
  if (!hint) return null
  return (
    <p {...props} id={hintId} {...attrs('hint')}>
      {hint}
    </p>
  )
}

/** The root's `error`. Renders a `<p>`, or nothing without one. */
export function FieldError(props: Omit<ComponentPropsWithRef<'p'>, 'children'>) {
  const { error, errorId } = useField('Error')
  if (!error) return null
  return (
    <p {...props} id={errorId} {...attrs('error')}>
      {error}
    </p>
  )
}
