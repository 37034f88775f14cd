/** Who somebody is, by the word of a provider. */
export interface Identity {
  /** Never changes and is never given to somebody else, unlike an e-mail. */
  subject: string
  email: string | null
  /** Whether the provider has seen that the address is theirs. */
  emailVerified: boolean
  name: string
  lastName: string
}

/** One sign-in under way. Whoever brings the answer must know all three. */
export interface AuthorizationAttempt {
  state: string
  nonce: string
  /** Of PKCE. */
  codeVerifier: string
}

/** The provider cannot be reached or does not answer as it should. */
export class IdentityProviderUnavailable extends Error {
  override name = 'IdentityProviderUnavailable'
}

/** A provider that customers may sign in with, spoken to by authorisation code. Both reject with `IdentityProviderUnavailable`. */
export interface IdentityProvider {
  /** Where the customer's browser is sent. */
  authorizationUrl(attempt: AuthorizationAttempt): Promise<string>
  /** Exchanges the code that the browser came back with; null when the provider or its ID token does not stand for it. */
  identify(code: string, attempt: AuthorizationAttempt): Promise<Identity | null>
}
