import { later } from '../later.tsx'

/** The way here: links, whose script can wait. */
export const Breadcrumbs = later(async () => (await import('@shop/ui/breadcrumbs')).Breadcrumbs)
