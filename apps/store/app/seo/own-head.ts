import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Takes the first page's tags away when another page is shown: a shared link must not lead to the page before. */
export function useOwnHead(): void {
  const { pathname } = useLocation()
  const arrived = useRef(pathname)
  useEffect(() => {
    if (pathname === arrived.current) return
    for (const tag of document.head.querySelectorAll('[data-document]')) tag.remove()
  }, [pathname])
}
