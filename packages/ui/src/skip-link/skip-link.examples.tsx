import { SkipLink } from '@shop/ui/skip-link'

/** First on the page. */
export const Example = () => (
  <>
    <SkipLink href="#content" />
    <main id="content">…</main>
  </>
)
