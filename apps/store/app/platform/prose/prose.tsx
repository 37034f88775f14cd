/** Rich text from the backend, sanitised there to text, lists, tables and links. */
export function Prose({ html }: { html: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the backend for each response (html/sanitize-body.ts)
    <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
  )
}
