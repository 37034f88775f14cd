import type { Client } from '@shop/contract/client'
import { createContext } from 'react-router'
import type { ShopFrame } from './frames/frame-of.ts'
import type { HeadTag } from './seo/head-tags.ts'

/** What loaders and actions get with every request: `context.get(requestContext)`. */
export interface RequestContext {
  /** Makes calls to the backend. */
  readonly client: Client
  /** Origin of the shop as shoppers see it, for canonical addresses. */
  readonly origin: string
  /** Seals what the shopper's browser keeps for the shop. */
  readonly secret: string
  /** Sets what the document says to machines. */
  readonly announce: (tags: readonly HeadTag[]) => void
  readonly announced: () => readonly HeadTag[]
  /** Says which parameters of the address change what the page shows: the others are no part of what it is kept under. */
  readonly readsParameters: (names: readonly string[]) => void
  /** Whether an ad led to this address. Its parameters need not be in the loaders' address. */
  readonly isAdClick: boolean
  /** Whether the browser asks for a page's data alone: the document that it is for is another page's. */
  readonly isData: boolean
  /** Sets what header, footer and menus of the document show. */
  readonly setFrame: (frame: ShopFrame) => void
  readonly frame: () => ShopFrame | null
  /** Writes into the log what went wrong while the page was made. */
  readonly reportError: (error: unknown) => void
  /** Status that a request is refused with before any route sees it; null for all others. */
  readonly refusal: number | null
  /** Marks the inline scripts that the server renders; never sent. Empty in development, where no policy is. */
  readonly nonce: string
  /**
   * What the shopper's cookies say. Reading it makes the answer personal: it is kept in no cache, ours or another's.
   */
  readonly shopper: () => Shopper
}

export interface Shopper {
  cookie: (name: string) => string | undefined
}

export const requestContext = createContext<RequestContext>()
