import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Tags of a page that was loaded by a client navigation. */
const NAVIGATED_TAGS = ':is([rel=canonical],[content=noindex]):not([data-document])'

/** Removes the tags that the server rendered once a client navigation has rendered those of its page. */
export function useRemoveDocumentTags(): void {
  useLocation() // runs the effect after every navigation
  useEffect(() => {
    const { head } = document
    if (head.querySelector(NAVIGATED_TAGS)) for (const tag of head.querySelectorAll('[data-document]')) tag.remove()
  })
}
