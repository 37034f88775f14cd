import type { UploadedPhoto } from '@shop/contract'
import type { Client, Result } from '@shop/contract/client'
import type { PhotoUploadOptions } from '@shop/contract/photo-upload'
import { createContext, type RouterContextProvider } from 'react-router'

/** What loaders and actions get with every request: `context.get(requestContext)`. */
export interface RequestContext {
  /** Calls the backend. */
  readonly client: Client
  /** Public origin of the shop, for canonical URLs. */
  readonly origin: string
  /** Key that encrypts cookies. */
  readonly secret: string
  /** Declares which query parameters the page reads: only those are part of its cache key. */
  readonly readsParameters: (names: readonly string[]) => void
  /** Whether the requested URL has parameters of an ad, which the loaders' URL does not contain. */
  readonly isAdClick: boolean
  /** The query of the requested URL; `url` of the loaders has only the parameters that the page reads. */
  readonly requestedSearch: string
  /** Whether this is a request for loader data of a client navigation, not for a document. */
  readonly isData: boolean
  /** Logs an error of rendering or loading. */
  readonly reportError: (error: unknown) => void
  /** Status of a request that is rejected before any route handles it; otherwise null. */
  readonly refusal: number | null
  /** Nonce of the inline scripts that the server renders; removed before sending. Empty in development, without a CSP. */
  readonly nonce: string
  /**
   * The shopper's cookies. Reading them makes the response private: no cache may store it.
   */
  readonly shopper: () => Shopper
}

export interface Shopper {
  cookie: (name: string) => string | undefined
  /** Whether there is a session cookie; only the backend knows whether its session still exists. */
  readonly isSignedIn: boolean
  /** Client authenticated as the signed-in customer; for a guest the same as `client`. */
  readonly client: Client
  /** Uploads a photo of a return or a review in the same name; a guest's of a return by the token of the order. */
  readonly sendPhoto: (
    photo: Blob,
    options: Pick<PhotoUploadOptions, 'lang' | 'order' | 'of'>,
  ) => Promise<Result<UploadedPhoto>>
}

/** `context` of loaders and actions. */
export type LoaderContext = Readonly<RouterContextProvider>

export const requestContext = createContext<RequestContext>()
