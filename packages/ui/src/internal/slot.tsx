import { cloneElement, isValidElement, type ReactNode, type Ref, useMemo } from 'react'
import { mergeRefs } from './merge-refs.ts'

type Props = Record<string, unknown>
type Handler = (...values: unknown[]) => void

const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === 'function'
const isObject = (value: unknown): value is Props => typeof value === 'object' && value !== null

/**
 * The child's props take precedence, except that event handlers both run (the child's first), and class names and
 * styles are merged.
 */
function merge(own: Props, child: Props): Props {
  const merged: Props = { ...own, ...child }
  for (const [name, ours] of Object.entries(own)) {
    const theirs = child[name]
    if (theirs === undefined) merged[name] = ours
    else if (isHandler(name, ours) && isHandler(name, theirs)) {
      merged[name] = (...values: unknown[]) => {
        theirs(...values)
        ours(...values)
      }
    } else if (name === 'className') merged[name] = `${ours} ${theirs}`
    else if (name === 'style' && isObject(ours) && isObject(theirs)) merged[name] = { ...ours, ...theirs }
  }
  return merged
}

export interface SlotProps {
  /** Exactly one element: rendered instead of the part's own element. */
  children?: ReactNode
  /** Adds the part's own content around that element's children: an icon, a count. */
  around?: ((content: ReactNode) => ReactNode) | undefined
  ref?: Ref<HTMLElement> | undefined
  [name: string]: unknown
}

/** Renders its only child with the part's props merged in. Throws unless there is exactly one element. */
export function Slot({ children, around, ref, ...own }: SlotProps) {
  if (!isValidElement<Props & { children?: ReactNode; ref?: Ref<HTMLElement> }>(children)) {
    throw new Error('@shop/ui: asChild needs exactly one element as its child. Wrap the content in one element.')
  }
  const childRef = children.props.ref
  const merged = useMemo(() => mergeRefs(ref, childRef), [ref, childRef])
  const content = children.props.children
  return cloneElement(children, { ...merge(own, children.props), ref: merged }, around ? around(content) : content)
}
