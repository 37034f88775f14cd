import { type ComponentPropsWithRef, createElement, type JSX, type ReactElement } from 'react'
import type { PartAttributes } from './anatomy.ts'

/** Makes a part that is nothing but a marked element: native props and `ref` go to it, the marks cannot be overridden. */
export function part<Tag extends keyof JSX.IntrinsicElements>(
  tag: Tag,
  attributes: PartAttributes,
): (props: ComponentPropsWithRef<Tag>) => ReactElement {
  return props => createElement<object>(tag, { ...props, ...attributes })
}
