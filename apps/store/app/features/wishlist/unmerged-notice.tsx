import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { ErrorSummary } from '@shop/ui/error-summary'
import { usePage } from '../../platform/words/use-page.ts'
import type { UnmergedWords } from './shopper-wishlist.server.ts'
import { MERGE } from './wishlist-form-data.ts'

/** The list of this browser could not be merged at a sign-in without scripts; with scripts the wishlist's flow merges it and shows a toast. */
export function UnmergedNotice({ words }: { words: UnmergedWords }) {
  const { locale } = usePage()
  if (words === null) return null
  return (
    <div className="without-scripts">
      <ErrorSummary>
        <p>{words.unmerged}</p>
        <form method="post" action={localise('/wishlist', locale)}>
          <Button type="submit" size="small" name="intent" value={MERGE}>
            {words.retry}
          </Button>
        </form>
      </ErrorSummary>
    </div>
  )
}
