import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { StoreLink } from '../platform/navigation/store-link.tsx'
import { usePage } from '../platform/words/use-page.ts'

interface EmptyNoticeProps {
  words: { empty: string; emptyHint: string; toCatalogue: string }
  /** Heading level. @default 2 */
  level?: 2 | 3
}

/** An empty cart, checkout or wishlist, with a link to the catalogue. */
export function EmptyNotice({ words, level = 2 }: EmptyNoticeProps) {
  const { locale } = usePage()
  return (
    <EmptyState.Root>
      <EmptyState.Title level={level}>{words.empty}</EmptyState.Title>
      <EmptyState.Description>{words.emptyHint}</EmptyState.Description>
      <EmptyState.Footer>
        <Button asChild variant="accent">
          <StoreLink href={localise('/catalogue', locale)}>{words.toCatalogue}</StoreLink>
        </Button>
      </EmptyState.Footer>
    </EmptyState.Root>
  )
}
