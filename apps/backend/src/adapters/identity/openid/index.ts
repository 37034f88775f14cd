import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  ClientSecretBasic,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  ResponseBodyError,
} from 'openid-client'
import { z } from 'zod'
import { type IdentityProvider, IdentityProviderUnavailable } from '../../../auth/identity-provider.ts'
import { optional, together, webAddress, withDefault } from '../../../platform/variables.ts'

export const openIdVariables = z
  .object({
    /** Signing in with Google; both, or neither. */
    GOOGLE_CLIENT_ID: optional(z.string()),
    GOOGLE_CLIENT_SECRET: optional(z.string()),
    /** Another provider of OpenID Connect in its place; plain http only for one on this machine. */
    GOOGLE_ISSUER: withDefault(webAddress, 'https://accounts.google.com'),
  })
  .superRefine(together('GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'))
  .transform(({ GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret }) => ({
    pages: new URL(issuer).origin,
    settings: clientId && clientSecret ? { issuer, clientId, clientSecret } : null,
  }))

interface OpenIdOptions extends NonNullable<z.output<typeof openIdVariables>['settings']> {
  /** URL that the provider redirects the browser to. */
  redirectUri: string
}

/** Seconds per request: three must fit into the deadline of a call. */
const TIMEOUT = 1.5

const Claims = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
})

/** Codes of a failed validation of the ID token: claims, signature, times. */
const CHECKS = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
])

/** A rejected code or an invalid ID token; everything else is an outage or a misconfiguration. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ResponseBodyError
    ? error.error === 'invalid_grant'
    : error instanceof ClientError && CHECKS.has(error.code ?? '')

/** OpenID Connect with PKCE, nonce and a verified signature of the ID token. */
export function openIdProvider({ issuer, clientId, clientSecret, redirectUri }: OpenIdOptions): IdentityProvider {
  let found: Promise<Configuration> | null = null
  /** Discovers once; a failed discovery is repeated by the next request. */
  function configuration(): Promise<Configuration> {
    found ??= discovery(new URL(issuer), clientId, {}, ClientSecretBasic(clientSecret), {
      timeout: TIMEOUT,
      execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http://') ? [allowInsecureRequests] : [])],
    }).catch(error => {
      found = null
      throw new IdentityProviderUnavailable('The provider could not be discovered', { cause: error })
    })
    return found
  }
  return {
    async authorizationUrl({ state, nonce, codeVerifier }) {
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid profile email',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      })
      return url.href
    },
    async identify(code, { state, nonce, codeVerifier }) {
      const config = await configuration()
      const { issuer: iss, authorization_response_iss_parameter_supported: namesItself } = config.serverMetadata()
      const answer = new URL(redirectUri)
      // The contract does not pass `iss`: there is only one provider.
      answer.search = new URLSearchParams({ code, state, ...(namesItself ? { iss } : {}) }).toString()
      try {
        const tokens = await authorizationCodeGrant(config, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        const { sub, email, email_verified = false, given_name, family_name, name } = Claims.parse(tokens.claims())
        return {
          subject: sub,
          email: email ?? null,
          emailVerified: email_verified,
          name: given_name ?? name ?? '',
          lastName: family_name ?? '',
        }
      } catch (error) {
        if (isRefusal(error)) return null
        throw new IdentityProviderUnavailable('The provider did not answer', { cause: error })
      }
    },
  }
}
