import { type ComponentPropsWithRef, createElement, type JSX, type ReactElement } from 'react'
import type { PartAttributes } from './anatomy.ts'
import { Slot, type SlotProps } from './slot.tsx'

/** Props of a part: those of its element, and `asChild`. */
export type PartProps<Tag extends keyof JSX.IntrinsicElements> = ComponentPropsWithRef<Tag> & {
  /** Renders its only child instead of the part's own element. @default false */
  asChild?: boolean | undefined
}

/**
 * Creates a part that only adds its data attributes to an element: native props and `ref` pass through, the data
 * attributes cannot be overridden.
 */
export function createPart<Tag extends keyof JSX.IntrinsicElements>(
  tag: Tag,
  attributes: PartAttributes,
): (props: PartProps<Tag>) => ReactElement
export function createPart(tag: string, attributes: PartAttributes) {
  return ({ asChild, ...rest }: SlotProps & { asChild?: boolean | undefined }): ReactElement =>
    asChild ? createElement(Slot, { ...rest, ...attributes }) : createElement(tag, { ...rest, ...attributes })
}
