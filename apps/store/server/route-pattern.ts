import { calls } from '@shop/contract'
import { splitLocale } from '@shop/contract/locales'
import { matchRoutes } from 'react-router'
import { screens } from '../app/screens.ts'

const screenRoutes = screens.map(({ path }) => ({ path }))
const callPaths: ReadonlySet<string> = new Set(calls.map(({ path }) => path))

/** The path that routes are matched with; null when it is not UTF-8: no page has that path. */
export function decodePath(path: string): string | null {
  try {
    return decodeURI(path)
  } catch {
    return null
  }
}

/**
 * What logs and traces name instead of a path, which may hold a token: `/:page/:product` without the language, or the call of the
 * API. Anything else is `/*`.
 */
export function routePattern(path: string): string {
  if (callPaths.has(path)) return path
  const decoded = decodePath(path.replace(/\.data$/, ''))
  const [match] = (decoded && matchRoutes(screenRoutes, splitLocale(decoded).path)) || []
  return match?.route.path ?? '/*'
}
