// Signing out, for the HTTP server too, which Node runs as it stands.
export { signedOutCookies } from './auth/sign-out.server.ts'
