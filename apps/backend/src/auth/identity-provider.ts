/** Claims of an ID token. */
export interface Identity {
  /** Stable and never reassigned, unlike an e-mail. */
  subject: string
  email: string | null
  /** Whether the provider has verified the e-mail. */
  emailVerified: boolean
  name: string
  lastName: string
}

/** Secrets of one authorisation request. */
interface AuthorizationAttempt {
  state: string
  nonce: string
  /** Of PKCE. */
  codeVerifier: string
}

/** The provider cannot be reached or is misconfigured. */
export class IdentityProviderUnavailable extends Error {
  override name = 'IdentityProviderUnavailable'
}

/** Port of an OpenID provider (authorisation code flow). Both methods reject with `IdentityProviderUnavailable`. */
export interface IdentityProvider {
  /** URL that the browser is redirected to. */
  authorizationUrl(attempt: AuthorizationAttempt): Promise<string>
  /** Exchanges the code; null when the provider rejects it or the ID token is invalid. */
  identify(code: string, attempt: AuthorizationAttempt): Promise<Identity | null>
}
