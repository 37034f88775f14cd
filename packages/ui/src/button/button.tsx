'use client'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { anatomy, presence } from '../internal/anatomy.ts'
import { Slot } from '../internal/slot.tsx'
import type { buttonData } from './button.data.ts'

const at = /* @__PURE__ */ anatomy<typeof buttonData>('button')

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `accent` once per place, for what the place is for. @default 'outline' */
  variant?: 'accent' | 'ink' | 'outline' | 'quiet' | undefined
  /** Height: 44, 48 or 56 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined
  /** As wide as its place. @default false */
  wide?: boolean | undefined
  /**
   * Its deed is under way: it keeps its width, focus and name, and ignores presses, so a form is not sent twice.
   * @default false
   */
  pending?: boolean | undefined
  /** Renders the only child instead of a `<button>`: for links that look like one. @default false */
  asChild?: boolean | undefined
}

function ignore(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** A button with words. `type` is `button` unless given, so that only what should submit does. */
export function Button(props: ButtonProps) {
  const { variant = 'outline', size = 'medium', wide, pending = false, asChild = false, onClick, ...rest } = props
  const shared = {
    ...rest,
    onClick: pending ? ignore : onClick,
    'aria-disabled': pending ? true : rest['aria-disabled'],
    'data-variant': variant,
    'data-size': size,
    'data-wide': presence(wide),
    'data-pending': presence(pending),
    ...at('root'),
  }
  return asChild ? <Slot {...shared} /> : <button type="button" {...shared} />
}

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** Required: an icon says nothing to those who cannot see it. */
  'aria-label': string
  /** Has an edge at rest, not only under the pointer. @default false */
  edge?: boolean | undefined
  /** Sides: 44 or 56 px. @default 'medium' */
  size?: 'medium' | 'large' | undefined
  /** Renders the only child instead of a `<button>`. @default false */
  asChild?: boolean | undefined
}

/** A square button with an icon, at least 44 px. A toggle carries `aria-pressed`. */
export function IconButton({ edge, size = 'medium', asChild = false, ...rest }: IconButtonProps) {
  const shared = { ...rest, 'data-edge': presence(edge), 'data-size': size, ...at('icon') }
  return asChild ? <Slot {...shared} /> : <button type="button" {...shared} />
}
