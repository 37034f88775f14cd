import { use } from 'react'
import { type HeadTag, HeadTagsContext } from './head-tags.ts'

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

/** Tags of the document, rendered on the server only; a client navigation removes them (`useRemoveDocumentTags`). */
function Tags() {
  return use(HeadTagsContext).map(tag => <Tag key={JSON.stringify(tag)} tag={tag} />)
}

/** Renders nothing in the browser, which keeps the server's tags. */
export const DocumentHead = import.meta.env.SSR ? Tags : () => null
