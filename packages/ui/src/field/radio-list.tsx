'use client'
import { type ComponentPropsWithRef, createContext, type ReactNode, use, useId, useMemo } from 'react'
import { anatomy, presence } from '../internal/anatomy.ts'
import { useControlled } from '../internal/use-controlled.ts'
import type { fieldData } from './field.data.ts'
import type { FieldJudgement } from './field.tsx'

const at = /* @__PURE__ */ anatomy<typeof fieldData>('field')

interface RadioGroup {
  name: string
  value: string | null
  choose: (value: string) => void
}
const RadioContext = /* @__PURE__ */ createContext<RadioGroup | null>(null)

export interface RadioListProps
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'onChange'>,
    Omit<FieldJudgement, 'valid'> {
  /** Visible label of the group: «Delivery method». */
  label: ReactNode
  /** Name of the form field. @default generated */
  name?: string | undefined
  /** Controlled value; `null`: none selected. */
  value?: string | null | undefined
  /** Initial value; `null`: none selected. @default null */
  defaultValue?: string | null | undefined
  /** Called with the value of the selected radio. */
  onValueChange?: ((value: string | null) => void) | undefined
  /** Sets `aria-required`. @default false */
  required?: boolean | undefined
}

/**
 * Group of native radios, each a full-width row. With an error it has the class `invalid`, and the error is linked to
 * the group. `id` goes to the `<fieldset>`, which is focusable for links to it.
 */
export function RadioList(props: RadioListProps) {
  const {
    label,
    name,
    value,
    defaultValue = null,
    onValueChange,
    required,
    error,
    hint,
    children,
    className,
    ...rest
  } = props
  const madeUp = useId()
  const [chosen, choose] = useControlled<string | null>(value, defaultValue, onValueChange)
  const group = useMemo(() => ({ name: name ?? madeUp, value: chosen, choose }), [name, madeUp, chosen, choose])
  const [errorId, hintId] = [`${madeUp}-error`, `${madeUp}-hint`]
  return (
    <RadioContext value={group}>
      <fieldset
        {...rest}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA allows role=radiogroup on a fieldset
        role="radiogroup"
        tabIndex={rest.tabIndex ?? -1}
        aria-labelledby={`${madeUp}-label`}
        className={[className, error ? 'invalid' : ''].filter(Boolean).join(' ') || undefined}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={[error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined}
        data-invalid={presence(Boolean(error))}
        {...at('root')}
      >
        <legend id={`${madeUp}-label`} {...at('label')}>
          {label}
        </legend>
        <div {...at('list')}>{children}</div>
        {hint && (
          <p id={hintId} {...at('hint')}>
            {hint}
          </p>
        )}
        {error && (
          <p id={errorId} {...at('error')}>
            {error}
          </p>
        )}
      </fieldset>
    </RadioContext>
  )
}

export interface RadioListItemProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'name' | 'value' | 'title' | 'checked'> {
  /** Value of the group when it is selected. */
  value: string
  /** Label: «Parcel office». */
  title: ReactNode
  /** Line below the title. */
  text?: ReactNode
  /** Content at the end of the row, for example a price. */
  aside?: ReactNode
}

/** One option. Renders a `<label>` around a native radio, which gets the props. */
export function RadioListItem({ value, title, text, aside, ...rest }: RadioListItemProps) {
  const group = use(RadioContext)
  if (!group) throw new Error('@shop/ui: <RadioListItem> must be used inside <RadioList>.')
  return (
    <label {...at('row')}>
      <input
        {...rest}
        type="radio"
        name={group.name}
        value={value}
        checked={group.value === value}
        onChange={event => {
          rest.onChange?.(event)
          if (!event.defaultPrevented) group.choose(value)
        }}
        {...at('tick')}
      />
      <span>
        <b {...at('title')}>{title}</b> {text && <small {...at('text')}>{text}</small>}
      </span>
      {aside && <span {...at('aside')}>{aside}</span>}
    </label>
  )
}
