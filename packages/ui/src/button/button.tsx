'use client'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { createAnatomy, dataAttr } from '../internal/anatomy.ts'
import { PartElement } from '../internal/slot.tsx'
import type { buttonData } from './button.data.ts'

const attrs = /* @__PURE__ */ createAnatomy<typeof buttonData>('button')

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `accent` is for the primary action: once per view. @default 'outline' */
  variant?: 'accent' | 'neutral' | 'outline' | 'quiet' | undefined
  /** Height: 44, 48 or 56 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined
  /** Takes the full width of its container. @default false */
  fullWidth?: boolean | undefined
  /**
   * The action is in progress: presses are ignored, so a form is not submitted twice. Width, focus and accessible name
   * do not change.
   * @default false
   */
  pending?: boolean | undefined
  /** Renders its only child instead of a `<button>`: for links styled as buttons. @default false */
  asChild?: boolean | undefined
}

function ignore(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Button with a text label. `type` is `button` by default, so that only explicit submit buttons submit a form.
 *
 * A pending button keeps its focus and name and says aria-disabled; an icon button must have a name. Not to lead to a page: use a
 * link with asChild.
 */
export function Button(props: ButtonProps) {
  const { variant = 'outline', size = 'medium', fullWidth, pending, onClick, ...rest } = props
  return (
    <PartElement
      as="button"
      {...rest}
      onClick={pending ? ignore : onClick}
      aria-disabled={pending || rest['aria-disabled']}
      data-variant={variant}
      data-size={size}
      data-full-width={dataAttr(fullWidth)}
      data-pending={dataAttr(pending)}
      {...attrs('root')}
    />
  )
}

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** Required: an icon alone has no accessible name. */
  'aria-label': string
  /** Always shows a border, not only on hover. @default false */
  outlined?: boolean | undefined
  /** Width and height: 44 or 56 px. @default 'medium' */
  size?: 'medium' | 'large' | undefined
  /** Renders its only child instead of a `<button>`. @default false */
  asChild?: boolean | undefined
}

/** Square icon button, at least 44 px. A toggle button sets `aria-pressed`. */
export function IconButton({ outlined, size = 'medium', ...rest }: IconButtonProps) {
  return <PartElement {...rest} as="button" data-outlined={dataAttr(outlined)} data-size={size} {...attrs('icon')} />
}
