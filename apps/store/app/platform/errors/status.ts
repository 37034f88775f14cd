import { isRouteErrorResponse } from 'react-router'

/** HTTP status of a thrown response; 500 for any other error. Source: spec §8, «default status 500». */
export const statusOf = (error: unknown): number => (isRouteErrorResponse(error) ? error.status : 500)

/** `data` of a thrown 404 whose error screen shows another way to what was asked for. */
export type MissingSubject = 'order'
