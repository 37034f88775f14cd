import { use } from 'react'
import { type HeadTag, HeadTagsContext } from './head-tags.ts'

/** JSON that is safe inside a script element. */
const safeJson = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

function Tag({ tag }: { tag: HeadTag }) {
  switch (tag.kind) {
    case 'meta':
      return <meta data-document="" name={tag.name} content={tag.content} />
    case 'property':
      return <meta data-document="" property={tag.name} content={tag.content} />
    case 'link':
      return <link data-document="" rel={tag.rel} href={tag.href} hrefLang={tag.hrefLang} type={tag.type} />
    case 'data':
      return (
        <script
          data-document=""
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not code, and no tag can be closed in it
          dangerouslySetInnerHTML={{ __html: safeJson(tag.data) }}
        />
      )
  }
}

/** Tags of the document, rendered on the server only; a client navigation removes them (`useRemoveDocumentTags`). */
function Tags() {
  return use(HeadTagsContext).map(tag => <Tag key={JSON.stringify(tag)} tag={tag} />)
}

/** Renders nothing in the browser, which keeps the server's tags. */
export const DocumentHead = import.meta.env.SSR ? Tags : () => null
