import type { ServerBuild } from 'react-router'
import { requestContext } from '../app/platform/request/context.ts'

type Routes = ServerBuild['routes']
type Action = NonNullable<NonNullable<Routes[string]>['module']['action']>

/** An action that does not run for a rejected request but throws its status. Without an action: 405. */
const refusable =
  (action: Action | undefined): Action =>
  args => {
    const { refusal } = args.context.get(requestContext)
    if (refusal !== null || !action) throw new Response(null, { status: refusal ?? 405 })
    return action(args)
  }

/**
 * The routes of a build, each with a `refusable` action: a rejection becomes the error screen of the requested
 * route, with the header of the shop and in its language, for documents and `.data` requests.
 */
export const refusableRoutes = (routes: Routes): Routes =>
  Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      route && { ...route, module: { ...route.module, action: refusable(route.module.action) } },
    ]),
  )
