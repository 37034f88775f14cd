import {
  type ComponentPropsWithRef,
  cloneElement,
  createElement,
  type ElementType,
  isValidElement,
  type JSX,
  type ReactNode,
  type Ref,
  useMemo,
} from 'react'
import { mergeRefs } from './merge-refs.ts'

type Props = Record<string, unknown>
type Handler = (...values: unknown[]) => void

const isHandler = (value: unknown): value is Handler => typeof value === 'function'

/**
 * The child's props take precedence, except that event handlers both run (the child's first), and class names and
 * styles are merged.
 */
function mergeProps(slotProps: Props, child: Props): Props {
  const merged: Props = { ...slotProps, ...child }
  for (const [name, slotValue] of Object.entries(slotProps)) {
    const childValue = child[name]
    if (childValue === undefined) merged[name] = slotValue
    else if (isHandler(slotValue) && isHandler(childValue)) {
      merged[name] = (...values: unknown[]) => {
        childValue(...values)
        slotValue(...values)
      }
    } else if (name === 'className') merged[name] = `${slotValue} ${childValue}`
    else if (name === 'style') merged[name] = Object.assign({}, slotValue, childValue)
  }
  return merged
}

export interface SlotProps {
  /** Exactly one element: rendered instead of the part's own element. */
  children?: ReactNode
  /** Adds the part's own content around that element's children: an icon, a count. */
  wrapContent?: ((content: ReactNode) => ReactNode) | undefined
  ref?: Ref<HTMLElement> | undefined
  [name: string]: unknown
}

/** Renders its only child with the part's props merged in. Throws unless there is exactly one element. */
export function Slot({ children, wrapContent, ref, ...slotProps }: SlotProps) {
  if (!isValidElement<Props & { children?: ReactNode; ref?: Ref<HTMLElement> }>(children)) {
    throw new Error(
      process.env.NODE_ENV === 'production'
        ? '@shop/ui: asChild'
        : '@shop/ui: asChild needs exactly one element as its child, which gets the props of the part. Wrap the content in one element.',
    )
  }
  const childRef = children.props.ref
  const merged = useMemo(() => mergeRefs(ref, childRef), [ref, childRef])
  const content = children.props.children
  return cloneElement(
    children,
    { ...mergeProps(slotProps, children.props), ref: merged },
    wrapContent ? wrapContent(content) : content,
  )
}

/** Props of a part that can render its only child. */
export type PartProps<Tag extends keyof JSX.IntrinsicElements> = ComponentPropsWithRef<Tag> & {
  /** Renders its only child instead of the part's own element. @default false */
  asChild?: boolean | undefined
}

interface PartElementProps extends SlotProps {
  /** Element or component of the part. */
  as: ElementType
  asChild?: boolean | undefined
}

/** The element of a part, or with `asChild` its only child. A `<button>` submits a form only when its type says so. */
export function PartElement({ as, asChild, wrapContent, children, ...rest }: PartElementProps) {
  if (asChild) {
    return (
      <Slot {...rest} wrapContent={wrapContent}>
        {children}
      </Slot>
    )
  }
  if (as === 'button') rest.type ??= 'button'
  return createElement(as, rest, wrapContent ? wrapContent(children) : children)
}
