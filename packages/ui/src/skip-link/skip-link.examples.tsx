import { SkipLink } from '@shop/ui/skip-link'

/** Place it first on the page. */
export const Example = () => (
  <>
    <SkipLink href="#content" />
    <main id="content">…</main>
  </>
)
