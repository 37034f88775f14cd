import { isRouteErrorResponse } from 'react-router'

/** HTTP status of a thrown response; 500 for any other error. Source: spec §8, «default status 500». */
export const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500)
