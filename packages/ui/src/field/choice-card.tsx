'use client'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { createAnatomy } from '../internal/anatomy.ts'
import { PartElement } from '../internal/slot.tsx'
import type { fieldData } from './field.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof fieldData>('field')

/** What a card of a radio group or of a checkbox group shows. */
export interface ChoiceCardProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'name' | 'title' | 'checked'> {
  /** Submitted value, and the one that the group reports. */
  value: string
  /** Label: «Parcel office». */
  title: ReactNode
  /** Line below the title. */
  description?: ReactNode
  /** Why the card is disabled: a line below the description, part of the label. Shown while `disabled`. */
  disabledReason?: ReactNode
  /** Picture before the title, decorative. */
  icon?: ReactNode
  /** Content at the end of the row, for example a price. */
  aside?: ReactNode
  /** Renders its only child around the input instead of a `<label>`. @default false */
  asChild?: boolean | undefined
}

interface Props extends Omit<ChoiceCardProps, 'onChange'>, Pick<ComponentPropsWithRef<'input'>, 'name' | 'onChange'> {
  type: 'radio' | 'checkbox'
  checked: boolean
}

/** A card around a native radio or checkbox, which gets the native props. */
export function ChoiceCard({ title, description, disabledReason, icon, aside, asChild, children, ...input }: Props) {
  const content = (
    <>
      <input {...input} {...attrs('check-input')} />
      {icon && (
        <span aria-hidden="true" {...attrs('card-icon')}>
          {icon}
        </span>
      )}
      <span>
        <b {...attrs('title')}>{title}</b> {description && <small {...attrs('description')}>{description}</small>}
        {input.disabled && disabledReason && <small {...attrs('disabled-reason')}>{disabledReason}</small>}
      </span>
      {aside && <span {...attrs('aside')}>{aside}</span>}
    </>
  )
  return (
    <PartElement as="label" asChild={asChild} {...attrs('card')} wrapContent={() => content}>
      {children}
    </PartElement>
  )
}
