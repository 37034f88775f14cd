import { createContext, type ReactElement } from 'react'

/**
 * HTML of an element, rendered once per key: the key contains everything that the HTML depends on. The element is rendered outside of the
 * page: it gets none of its contexts, must neither preload anything nor use `useId`, and nothing in it may suspend.
 */
export type RenderFragment = (key: string, render: () => ReactElement) => string

/** Provided on the server in production. Without it parts render their elements. */
export const FragmentCacheContext = /* @__PURE__ */ createContext<RenderFragment | null>(null)
