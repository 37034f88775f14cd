import { use, useEffect } from 'react'
import { useLocation } from 'react-router'
import { SNIPPETS_START } from '../consent/snippets-start.ts'
import { DocumentExtrasContext } from '../theme/document-extras.ts'
import { type HeadTag, HeadTagsContext } from './head-tags.ts'

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

/** JSON that is safe inside a script element. */
const safeJson = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

function Tag({ tag }: { tag: HeadTag }) {
  if ('script:ld+json' in tag)
    return (
      <script
        data-document=""
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with escaped `<`, so it cannot close the element
        dangerouslySetInnerHTML={{ __html: safeJson(tag['script:ld+json']) }}
      />
    )
  if ('tagName' in tag)
    return (
      <link data-document="" rel={tag.rel} href={tag.href} hrefLang={tag.hrefLang} type={tag.type} title={tag.title} />
    )
  return <meta data-document="" {...tag} />
}

/** Text of an element that is a constant of ours, or rules of ours: of the settings they contain numbers only. */
const content = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } })

/** Of the settings: for the whole life of the document, unlike the tags of a page. */
function Extras() {
  const { favicon, style, snippets } = use(DocumentExtrasContext)
  return (
    <>
      <link rel="icon" href={favicon} />
      {snippets && <script {...content(SNIPPETS_START)} />}
      {style && <style {...content(style)} />}
    </>
  )
}

/** Tags of the document, rendered on the server only; a client navigation removes them (`useRemoveDocumentTags`). */
function Tags() {
  return (
    <>
      {use(HeadTagsContext).map(tag => (
        <Tag key={JSON.stringify(tag)} tag={tag} />
      ))}
      <Extras />
    </>
  )
}

/** Renders nothing in the browser, which keeps the server's tags. */
export const DocumentHead = import.meta.env.SSR ? Tags : () => null
