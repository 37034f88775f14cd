import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Of a page that came as data: it brings all of its tags along. */
const BROUGHT = ':is([rel=canonical],[content=noindex]):not([data-document])'

/** Takes the document's first tags away once another page, or the same page anew, has come with tags of its own. */
export function useRemoveDocumentTags(): void {
  useLocation() // looked at after every step
  useEffect(() => {
    const { head } = document
    if (head.querySelector(BROUGHT)) for (const tag of head.querySelectorAll('[data-document]')) tag.remove()
  })
}
