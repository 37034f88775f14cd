/** Runs the code of third parties once per document, where the server has allowed it; whatever it throws stays its own. */
export function runSnippets({ head, body }: { head: string; body: string }): void {
  const { dataset } = document.documentElement
  if (dataset.snippets !== '') return // not on this page, or done
  dataset.snippets = 'run'
  for (const [place, code] of [
    [document.head, head],
    [document.body, body],
  ] as const)
    try {
      // Scripts of a contextual fragment are executed when they are inserted; the page's policy knows their hashes.
      place.append(document.createRange().createContextualFragment(code))
    } catch (error) {
      reportError(error)
    }
}

/** Whether snippets may run, or have run, in this document. */
export const hasSnippets = (): boolean => document.documentElement.dataset.snippets !== undefined

/** What has run cannot be undone in this document. */
export const haveSnippetsRun = (): boolean => document.documentElement.dataset.snippets === 'run'
