import type { ServerBuild } from 'react-router'
import { requestContext } from '../app/context.ts'

type Routes = ServerBuild['routes']
type Action = NonNullable<NonNullable<Routes[string]>['module']['action']>

/** An action that answers a request refused before with the refusal's status, and is not run then. Without one: 405. */
const refusable =
  (action: Action | undefined): Action =>
  args => {
    const { refusal } = args.context.get(requestContext)
    if (refusal !== null || !action) throw new Response(null, { status: refusal ?? 405 })
    return action(args)
  }

/**
 * The routes of a build, each with a `refusable` action: a refusal becomes the error screen of the route that was asked
 * for, with the shop's head, in its language, as a page and as `.data` alike.
 */
export const refusableRoutes = (routes: Routes): Routes =>
  Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      route && { ...route, module: { ...route.module, action: refusable(route.module.action) } },
    ]),
  )
