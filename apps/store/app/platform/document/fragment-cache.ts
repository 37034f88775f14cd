import { createContext, type ReactElement } from 'react'

/**
 * HTML of an element, rendered once per key: the key contains everything that the HTML depends on. The element is rendered outside of the
 * page: it gets none of its contexts, must neither preload anything nor use `useId`, and nothing in it may suspend. `isShort`: without the
 * markup that HTML does not need, on pages most of whose tags are kept: two ways of writing them in one page compress worse.
 */
export type RenderFragment = (key: string, render: () => ReactElement, isShort?: boolean) => string

/** Provided on the server in production. Without it parts render their elements. */
export const FragmentCacheContext = /* @__PURE__ */ createContext<RenderFragment | null>(null)
