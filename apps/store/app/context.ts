import type { UploadedPhoto } from '@shop/contract'
import type { Client, Result } from '@shop/contract/client'
import type { PhotoUploadOptions } from '@shop/contract/photo-upload'
import { createContext, type RouterContextProvider } from 'react-router'

/** What loaders and actions get with every request: `context.get(requestContext)`. */
export interface RequestContext {
  /** Calls the backend. */
  readonly client: Client
  /** Origin of the shop as shoppers see it, for canonical addresses. */
  readonly origin: string
  /** Key that encrypts cookies. */
  readonly secret: string
  /** Declares which parameters of the address the page reads: only those are part of its cache key. */
  readonly readsParameters: (names: readonly string[]) => void
  /** Whether an ad links to this address. Its parameters are not part of the loaders' URL. */
  readonly isAdClick: boolean
  /** Whether this is a request for loader data of a client navigation, not for a document. */
  readonly isData: boolean
  /** Logs an error of rendering or loading. */
  readonly reportError: (error: unknown) => void
  /** Status of a request that is refused before any route handles it; otherwise null. */
  readonly refusal: number | null
  /** Marks the inline scripts that the server renders; never sent. Empty in development, where no policy is. */
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
  /** Calls the backend in the name of the signed-in customer, for a guest like `client` of the request. */
  readonly client: Client
  /** Uploads a photo of a return in the same name; a guest's by the token of the order. */
  readonly sendPhoto: (
    photo: Blob,
    options: Pick<PhotoUploadOptions, 'lang' | 'order'>,
  ) => Promise<Result<UploadedPhoto>>
}

/** `context` of loaders and actions. */
export type LoaderContext = Readonly<RouterContextProvider>

export const requestContext = createContext<RequestContext>()
