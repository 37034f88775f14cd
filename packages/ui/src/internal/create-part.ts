import { type ComponentPropsWithRef, createElement, type JSX, type ReactElement } from 'react'
import type { PartAttributes } from './anatomy.ts'

/**
 * Creates a part that only adds its data attributes to an element: native props and `ref` pass through, the data
 * attributes cannot be overridden.
 */
export function createPart<Tag extends keyof JSX.IntrinsicElements>(
  tag: Tag,
  attributes: PartAttributes,
): (props: ComponentPropsWithRef<Tag>) => ReactElement {
  return props => createElement<object>(tag, { ...props, ...attributes })
}
