import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'

/** Whether a page came as data and so brings tags along, not its title alone. */
const hasTags = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'seo' in data && Array.isArray(data.seo) && data.seo.length > 1

/** Takes the document's first tags away once another page, or the same page anew, has come as data with tags of its own. */
export function useOwnHead(): void {
  const { pathname } = useLocation()
  const arrived = useRef(pathname)
  const isOther = hasTags(useMatches().at(-1)?.loaderData) || pathname !== arrived.current
  useEffect(() => {
    if (isOther) for (const tag of document.head.querySelectorAll('[data-document]')) tag.remove()
  }, [isOther])
}
