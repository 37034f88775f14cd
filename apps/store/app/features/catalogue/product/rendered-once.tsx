import { type ReactNode, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

interface RenderedOnceProps {
  /** Id of the element whose first one it is. */
  panel: string
  /** Null where the data is only in the server's HTML. */
  children: ReactNode
}

/**
 * Static content. Without its data it takes over what the server has rendered, which is then not sent a second time.
 * Should that be gone, because React rendered the page anew, the data is loaded.
 */
export function RenderedOnce({ panel, children }: RenderedOnceProps) {
  const { revalidate } = useRevalidator()
  const [html] = useState(() =>
    children === null ? (document.getElementById(panel)?.firstElementChild?.innerHTML ?? '') : '',
  )
  const isGone = children === null && html === ''
  useEffect(() => {
    if (isGone) void revalidate()
  }, [isGone, revalidate])
  return children === null ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own HTML of this element
    <div dangerouslySetInnerHTML={{ __html: html }} />
  ) : (
    <div>{children}</div>
  )
}
