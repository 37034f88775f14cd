import {
  type ComponentPropsWithRef,
  cloneElement,
  createElement,
  type ElementType,
  Fragment,
  isValidElement,
  type JSX,
  type ReactNode,
  type Ref,
  use,
} from 'react'
import { useMergedRefs } from './use-merged-refs.ts'

type Props = Record<string, unknown>
type Child = Props & { children?: ReactNode; ref?: Ref<HTMLElement> }
type Handler = (...values: unknown[]) => void

const isHandler = (value: unknown): value is Handler => typeof value === 'function'
const isThenable = (value: unknown): value is PromiseLike<unknown> => 'then' in Object(value)

/**
 * The child's props take precedence, except that event handlers both run (the child's first), and class names and
 * styles are merged.
 */
function mergeProps(slotProps: Props, child: Props): Props {
  const merged = { ...child }
  for (const name in slotProps) {
    const slotValue = slotProps[name]
    const childValue = child[name]
    if (childValue === undefined) merged[name] = slotValue
    else if (isHandler(slotValue) && isHandler(childValue)) {
      merged[name] = (...values: unknown[]) => {
        childValue(...values)
        slotValue(...values)
      }
    } else if (name === 'className') merged[name] = `${slotValue ?? ''} ${childValue}`
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

/**
 * Renders its only child with the part's props merged in: also a child behind a promise, a fragment around it, or a lazy
 * node, which stands for what a server component passes and a later row of its answer brings, so by the length of the page.
 * Throws unless there is exactly one element.
 */
export function Slot({ children, wrapContent, ref, ...slotProps }: SlotProps) {
  let child: unknown = children
  while (!isValidElement<Child>(child) || child.type === Fragment) {
    const { _payload: pending = child }: { _payload?: unknown } = Object(child)
    if (isThenable(pending)) child = use(pending)
    else if (isValidElement<Child>(child)) child = child.props.children
    else
      throw new Error(
        process.env.NODE_ENV === 'production'
          ? '@shop/ui: asChild'
          : `@shop/ui: asChild needs exactly one element as its child, which gets the props of the part, and has ${
              Array.isArray(child)
                ? `a list of ${child.length}`
                : (child ?? false) === false
                  ? 'none'
                  : `a ${typeof child}`
            }. Wrap the content in one element.`,
      )
  }
  const { ref: childRef, children: content } = child.props
  return cloneElement(
    child,
    { ...mergeProps(slotProps, child.props), ref: useMergedRefs(ref, childRef) },
    wrapContent ? wrapContent(content) : content,
  )
}

/** Children of a part of another library, whose own slot knows no promises. */
export const slotChildren = (asChild: boolean | undefined, children: ReactNode): ReactNode =>
  asChild ? <Slot>{children}</Slot> : children

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
