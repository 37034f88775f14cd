import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { text } from 'node:stream/consumers'
import Provider, { interactionPolicy } from 'oidc-provider'
import { listen } from './listen.ts'

export interface Account {
  sub: string
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

export interface OpenIdProvider {
  issuer: string
  /** Environment of a shop that uses it. */
  variables: Record<string, string>
  /** Sets the account that the consent page offers. */
  offer(account: Account): void
  /** Follows an authorisation request as a browser does and consents as `account`; returns code and state. */
  visit(url: string, account: Account): Promise<{ code: string; state: string }>
  /** Makes every request hang, or those whose path starts with `path`. */
  hang(hangs: boolean, path?: string): void
  close(): Promise<void>
}

const CLIENT = { client_id: 'shop', client_secret: 'a secret of the shop and its provider' }

interface OpenIdProviderOptions {
  /** Key and certificate of `localhost`, as PEM; without them the provider speaks plain HTTP. */
  tls?: { key: string; cert: string }
}

/** The consent page: a real form, so that browsers can be tested with it. */
const consentPage = ({ email = '' }: Account) => `<!doctype html>
<html lang="en">
  <title>Sign in to the shop</title>
  <form method="post">
    <p>${email}</p>
    <button name="decision" value="continue">Continue</button>
    <button name="decision" value="cancel">Cancel</button>
  </form>
</html>`

/** Starts an OpenID provider on a local port. */
export async function startOpenIdProvider(
  publicUrl: string,
  { tls }: OpenIdProviderOptions = {},
): Promise<OpenIdProvider> {
  const accounts = new Map<string, Account>()
  let offered: Account = { sub: 'nobody' }
  let hanging: string | null = null
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    if (hanging !== null && request.url?.startsWith(hanging)) return
    if (request.url?.startsWith('/interaction/')) void interact(request, response)
    else void provider.callback()(request, response)
  }
  const server = tls ? createTlsServer(tls, listener) : createServer(listener)
  const port = await listen(server)
  const issuer = tls ? `https://localhost:${port}` : `http://127.0.0.1:${port}`

  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }))
  const provider = new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [`${publicUrl}/google/callback`] }],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of the cookies of a provider'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // Like Google: claims in the ID token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ ...accounts.get(accountId), sub: accountId }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        ...(oidc.client ? { clientId: oidc.client.clientId } : {}),
        ...(oidc.session?.accountId ? { accountId: oidc.session.accountId } : {}),
      })
      grant.addOIDCScope('openid profile email')
      await grant.save()
      return grant
    },
  })
  async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(consentPage(offered))
      return
    }
    const isRefused = new URLSearchParams(await text(request)).get('decision') !== 'continue'
    const refusal = { error: 'access_denied', error_description: 'The customer has refused' }
    const consent = { login: { accountId: offered.sub }, select_account: {} }
    await provider.interactionFinished(request, response, isRefused ? refusal : consent)
  }
  const offer = (account: Account) => {
    accounts.set(account.sub, account)
    offered = account
  }

  return {
    issuer,
    variables: {
      PUBLIC_URL: publicUrl,
      DEMO: 'on',
      SECRET: 'Kx8sPq2vLm4nRt6wYz0bDf3hJk5gHc7a',
      GOOGLE_CLIENT_ID: CLIENT.client_id,
      GOOGLE_CLIENT_SECRET: CLIENT.client_secret,
      GOOGLE_ISSUER: issuer,
    },
    offer,
    async visit(url, account) {
      offer(account)
      const cookies = new Map<string, string>()
      let at = new URL(url)
      for (let step = 0; step < 10; step++) {
        if (at.origin !== issuer) {
          const [code, state] = [at.searchParams.get('code'), at.searchParams.get('state')]
          if (!code || !state) throw new Error(`The provider refused: ${at.search}`)
          return { code, state }
        }
        const isConsent = at.pathname.startsWith('/interaction/')
        const response = await fetch(at, {
          redirect: 'manual',
          ...(isConsent ? { method: 'POST', body: new URLSearchParams({ decision: 'continue' }) } : {}),
          headers: { Cookie: [...cookies].map(pair => pair.join('=')).join('; ') },
        })
        for (const cookie of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
          cookies.set(name, value)
        }
        const location = response.headers.get('location')
        if (!location) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
        at = new URL(location, at)
      }
      throw new Error('The provider led nowhere')
    },
    hang(hangs, path = '/') {
      hanging = hangs ? path : null
    },
    async close() {
      server.closeAllConnections()
      await server[Symbol.asyncDispose]()
    },
  }
}
