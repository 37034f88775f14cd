/**
 * Inline script of a document whose snippets may run: marks it, and hydrates the footer, which asks for consent, once the page has
 * loaded instead of on the first interaction. Rendered by the server only.
 */
export const SNIPPETS_START =
  "document.documentElement.dataset.snippets='';addEventListener('load',()=>dispatchEvent(new Event('shop:hydrate')))"
