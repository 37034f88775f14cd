import { isRouteErrorResponse } from 'react-router'

/** Status of what was thrown; whatever is no answer is a fault of ours. Source: spec §8, «default status 500». */
export const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500)
