'use client'
import { type ComponentPropsWithRef, type ReactNode, type RefCallback, useId } from 'react'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { joined } from '../internal/joined.ts'
import type { fieldData } from './field.data.ts'
import type { FieldValidity } from './field.tsx'

const attrs = /* @__PURE__ */ createAnatomy<typeof fieldData>('field')

/** Props that a radio group and a checkbox group share. */
export interface ChoiceGroupProps
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'defaultValue' | 'onChange'>,
    Omit<FieldValidity, 'valid' | 'icon'> {
  /** Visible label of the group: «Delivery method». */
  label: ReactNode
  /** Name of the form field. @default generated */
  name?: string | undefined
  /** `rows`: full-width rows in one frame; `grid`: cards side by side, as many as fit. @default 'rows' */
  layout?: 'rows' | 'grid' | undefined
}

/** A fieldset of cards with its legend, hint and error. `inForm`: an element of the form that it is in. */
export function ChoiceGroup({
  label,
  error,
  hint,
  layout,
  children,
  className,
  inForm,
  ...rest
}: Omit<ChoiceGroupProps, 'name'> & { inForm: RefCallback<HTMLDivElement> }) {
  const id = useId()
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`]
  return (
    <fieldset
      tabIndex={-1}
      {...rest}
      aria-labelledby={`${id}-label`}
      className={joined(className, error && 'invalid')}
      aria-describedby={joined(error && errorId, hint && hintId)}
      data-invalid={dataAttr(Boolean(error))}
      {...attrs('root')}
    >
      <legend id={`${id}-label`} {...attrs('label')}>
        {label}
      </legend>
      <div ref={inForm} data-layout={layout === 'grid' ? layout : undefined} {...attrs('cards')}>
        {children}
      </div>
      {hint && (
        <p id={hintId} {...attrs('hint')}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} {...attrs('error')}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
