'use client'
import { type ComponentPropsWithRef, createContext, type ReactNode, useId, useMemo } from 'react'
import { type AvailabilityValue, availabilityOf } from '../availability-label/availability-label.tsx'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { ColourPatch } from '../internal/colour-patch.tsx'
import { composeEventHandlers } from '../internal/compose-event-handlers.ts'
import { createPart } from '../internal/create-part.ts'
import { joined } from '../internal/joined.ts'
import { LinkPart } from '../internal/link-part.tsx'
import { PartElement } from '../internal/slot.tsx'
import { type SetControlled, useControlled } from '../internal/use-controlled.ts'
import { useValueReset } from '../internal/use-form-reset.ts'
import { useMergedRefs } from '../internal/use-merged-refs.ts'
import { usePart } from '../internal/use-part.ts'
import { visuallyHidden } from '../internal/visually-hidden.ts'
import type { ChangeHandler } from '../provider/change.ts'
import { type LinkPartProps, useShopUi } from '../provider/provider.tsx'
import type { optionPickerData } from './option-picker.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof optionPickerData>('option-picker')

interface Picker {
  name: string
  value: string | null
  required: boolean
  disabled: boolean
  select: SetControlled<string | null, 'select' | 'reset'>
}
const PickerContext = /* @__PURE__ */ createContext<Picker | null>(null)

const usePicker = (part: string) => usePart(PickerContext, `OptionPicker.${part}`, 'OptionPicker.Root')

export interface OptionPickerRootProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'onChange'> {
  /** Accessible name of the group: «Size». The visible legend may contain more. */
  label: string
  /** Name of the form field. @default generated */
  name?: string | undefined
  /** Controlled value; `null`: none selected. */
  value?: string | null | undefined
  /** Initial value; `null`: none selected. @default null */
  defaultValue?: string | null | undefined
  /** Called once per change with the selected value, or with the initial one when the form is reset; `cancel()` keeps the former. */
  onValueChange?: ChangeHandler<string | null, 'select' | 'reset'> | undefined
  /** Required: announced, and enforced by the browser in forms that are not `noValidate`. @default false */
  required?: boolean | undefined
  /** Error message: «Choose a size». Linked to the group, which gets the class `invalid`. */
  error?: ReactNode
}

/**
 * Single choice as square buttons over native radios: keyboard support, form value and use without JavaScript are the
 * browser's. Renders a `<fieldset role="radiogroup">`.
 *
 * Options out of stock are struck through, disabled and announced as such. Not for more than about twenty options.
 */
export function OptionPickerRoot(props: OptionPickerRootProps) {
  const {
    label,
    name,
    value,
    defaultValue = null,
    onValueChange,
    required = false,
    disabled = false,
    ...others
  } = props
  const { error, className, children, ref, ...rest } = others
  const generatedId = useId()
  const [selected, select] = useControlled(value, defaultValue, onValueChange)
  const inForm = useValueReset(selected, select)
  const mergedRef = useMergedRefs(ref, inForm)
  const picker = useMemo(
    () => ({ name: name ?? generatedId, value: selected, required, disabled, select }),
    [name, generatedId, selected, required, disabled, select],
  )
  return (
    <PickerContext value={picker}>
      <fieldset
        {...rest}
        ref={mergedRef}
        disabled={disabled}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA allows it, and a group of radios is one
        role="radiogroup"
        aria-label={label}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${generatedId}-error` : rest['aria-describedby']}
        className={joined(className, error && 'invalid')}
        data-invalid={dataAttr(Boolean(error))}
        {...attrs('root')}
      >
        {children}
        {error && (
          <p id={`${generatedId}-error`} {...attrs('error')}>
            {error}
          </p>
        )}
      </fieldset>
    </PickerContext>
  )
}

/** Selected option as text, and a link to help. Renders a `<legend>`. */
export const OptionPickerLegend = /* @__PURE__ */ createPart('legend', attrs('legend'))
/** Explains the markers on the items. Renders a `<p>`. */
export const OptionPickerDescription = /* @__PURE__ */ createPart('p', attrs('description'))

export interface OptionPickerItemsProps extends ComponentPropsWithRef<'div'> {
  /** Height of the items: 48 or 44 px. @default 'medium' */
  size?: 'medium' | 'small' | undefined
}

/** Row of items. Renders a `<div>`. */
export function OptionPickerItems({ size = 'medium', ...rest }: OptionPickerItemsProps) {
  return <div {...rest} data-size={size} {...attrs('items')} />
}

export interface OptionPickerItemProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'name' | 'value' | 'checked'> {
  /** Value of the picker when it is selected. */
  value: string
  /** Out of stock: struck through, disabled, with a text for screen readers. Low stock: marked. @default 'in-stock' */
  availability?: AvailabilityValue | undefined
  /** Visible label: a size. With `asChild` one element that contains it. */
  children: ReactNode
  /** Renders its only child around the radio instead of a `<label>`. @default false */
  asChild?: boolean | undefined
}

/** One option. Renders a `<label>` around a native radio, which gets the props. */
export function OptionPickerItem(props: OptionPickerItemProps) {
  const { value, availability = 'in-stock', asChild = false, children, ...rest } = props
  const { messages } = useShopUi()
  const picker = usePicker('Item')
  const state = availabilityOf(availability)
  const shared = { 'data-availability': state, ...attrs('item') }
  const wrapContent = (content: ReactNode) => (
    <>
      <input
        {...rest}
        type="radio"
        name={picker.name}
        value={value}
        required={picker.required}
        disabled={picker.disabled || rest.disabled || state === 'out-of-stock'}
        checked={picker.value === value}
        onChange={composeEventHandlers(rest.onChange, event => {
          picker.select(value, 'select', event)
        })}
        {...attrs('input')}
      />
      {content}
      {state !== 'in-stock' && <span {...visuallyHidden}>{` (${messages.availability[state].toLowerCase()})`}</span>}
    </>
  )
  return (
    <PartElement as="label" asChild={asChild} {...shared} wrapContent={wrapContent}>
      {children}
    </PartElement>
  )
}

/** Links to the same product in other colours. Renders a `<div>`: put `Swatch` links in it. */
export const OptionPickerSwatches = /* @__PURE__ */ createPart('div', attrs('swatches'))

export type OptionPickerSwatchProps = LinkPartProps & {
  /** One or two CSS colours: primary and secondary. */
  colours: readonly string[]
  /** Marks the current variant. @default false */
  current?: boolean | undefined
}

/** Link to a colour variant, labelled by its children. Renders the provider's link, or your own with `asChild`. */
export function OptionPickerSwatch({ colours, current, ...rest }: OptionPickerSwatchProps) {
  return (
    <LinkPart
      {...rest}
      wrapContent={content => (
        <>
          <ColourDot colours={colours} />
          {content}
        </>
      )}
      aria-current={current ? 'true' : undefined}
      {...attrs('swatch')}
    />
  )
}

export interface ColourDotProps extends ComponentPropsWithRef<'i'> {
  /** One or two CSS colours. */
  colours: readonly string[]
  /** Size: in a swatch, or inline in text. @default 'medium' */
  size?: 'medium' | 'small' | undefined
}

/** Decorative square of one or two colours: put a text beside it. Renders an `<i>`. */
export function ColourDot({ colours, size = 'medium', ...rest }: ColourDotProps) {
  return (
    <i aria-hidden="true" {...rest} data-size={size} {...attrs('dot')}>
      <ColourPatch colours={colours} />
    </i>
  )
}
