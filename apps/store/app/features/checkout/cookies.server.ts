// The cookies of the checkout, for the HTTP server too, which Node runs as it stands.
export { clearedDraftCookies, readDraft, withValues } from './draft.server.ts'
export { clearedOrderCookies, OrderKey, placedOrderCookies } from './order-cookie.server.ts'
export { clearedRememberMeCookies, rememberMeCookies } from './remember-me-cookie.server.ts'
