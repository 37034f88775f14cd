import type { Context } from '../wire/handler.ts'
import type { Services } from '../wire/services.ts'
import type { IdentityProvider } from './identity-provider.ts'
import type { Passwords } from './passwords.ts'

export interface AuthServices extends Services {
  passwords: Passwords
  /** Null: nobody signs in with Google. */
  google: IdentityProvider | null
}

export type AuthContext = Context & AuthServices
