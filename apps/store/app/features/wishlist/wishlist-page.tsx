import { localise } from '@shop/contract/locales'
import { EVERYTHING } from '@shop/contract/wishlist-map'
import { cleanName, ownGroups, validateGroupName, type WishlistAction } from '@shop/flows/wishlist'
import { ErrorSummary } from '@shop/ui/error-summary'
import { formatMessage } from '@shop/ui/messages/format'
import { Tabs } from '@shop/ui/tabs'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { usePrehydrationQueue } from '../../platform/hydration/prehydration-queue.ts'
import { usePage } from '../../platform/words/use-page.ts'
import { AuthLink } from '../../shell/dialogs/auth-link.tsx'
import { EmptyNotice } from '../../shell/empty-notice.tsx'
import { useWishlist } from '../../shell/wishlist-state.ts'
import { GroupName } from './group-name.tsx'
import { useWishlistView } from './use-wishlist-view.ts'
import type { WishlistPageData } from './wishlist.server.ts'
import type { WishlistResult } from './wishlist-action.server.ts'
import { type NameProblem, nameProblem } from './wishlist-form-data.ts'
import { WishlistGroup } from './wishlist-group.tsx'

interface WishlistPageProps {
  data: WishlistPageData
  /** Result of a form submitted without scripts. */
  result: WishlistResult | undefined
}

/** Id of a group's tab panel; the first one is everything liked. */
const panelIdOf = (index: number) => (index === 0 ? 'all' : `group-${index}`)

/** A press before hydration waits: as a link it would move the page from under the next press. */
function GroupTabs({ label, children }: { label: string; children: ReactNode }) {
  const queue = usePrehydrationQueue<HTMLDivElement>()
  return (
    <Tabs.List {...queue} aria-label={label}>
      {children}
    </Tabs.List>
  )
}

/** Liked products in groups. */
export function WishlistPage({ data, result }: WishlistPageProps) {
  const { words, everything, cards, isCustomer } = data
  const flow = useWishlist()
  const { locale } = usePage()
  const { wishlist, pending } = useWishlistView(data)
  const [problem, setProblem] = useState<NameProblem | null>(result?.problem ?? null)
  const [chosen, choose] = useState(panelIdOf(0))
  const heading = useRef<HTMLHeadingElement>(null)
  const own = ownGroups(wishlist)
  const groups = [EVERYTHING, ...own]
  const isEmpty = own.length === 0 && (wishlist[EVERYTHING]?.length ?? 0) === 0

  const [announcement, announce] = useState('')
  const content = JSON.stringify(groups.map(group => [group, wishlist[group] ?? []]))
  const previousContent = useRef(content)

  // The activated control may have been removed with its card or group: the heading is focused then.
  useEffect(() => {
    if (content !== previousContent.current && document.activeElement === document.body) heading.current?.focus()
    previousContent.current = content
  }, [content])

  const apply = (action: WishlistAction) => {
    const invalid = nameProblem(wishlist, action)
    setProblem(invalid)
    if (invalid) return
    flow.send(action)
    if (action.type === 'wishlist.move')
      announce(formatMessage(words.moved, { group: action.to === EVERYTHING ? words.noGroup : action.to }))
    if (action.type === 'wishlist.group.remove') choose(panelIdOf(0))
    if (action.type === 'wishlist.group.add') choose(panelIdOf(groups.length))
  }
  const moveToNew = (productId: number, name: string) => {
    const invalid = validateGroupName(wishlist, name)
    if (invalid) return invalid
    flow.send({ type: 'wishlist.group.add', name })
    apply({ type: 'wishlist.move', productId, to: cleanName(name) })
    return null
  }
  const panels = groups.map((_, index) => panelIdOf(index))
  return (
    <div className="wishlist-page">
      <h1 data-text="h1" ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <p role="status" data-visually-hidden="">
        {announcement}
      </p>
      <ErrorSummary>{result?.error}</ErrorSummary>
      {!isCustomer && (
        <p className="wishlist-page__hint">
          <AuthLink name="login" path={`/login?${new URLSearchParams({ next: localise('/wishlist', locale) })}`}>
            {words.signIn}
          </AuthLink>
        </p>
      )}
      {isEmpty ? (
        <EmptyNotice words={words} />
      ) : (
        <>
          <GroupName key={own.join('!')} id="new-group" words={words} problem={problem} onAction={apply} />
          <Tabs.Root
            value={panels.includes(chosen) ? chosen : panelIdOf(0)}
            defaultValue={panelIdOf(0)}
            onValueChange={choose}
          >
            <GroupTabs label={words.groups}>
              {groups.map((group, index) => (
                <Tabs.Tab key={group} value={panelIdOf(index)} count={wishlist[group]?.length ?? 0}>
                  {index === 0 ? everything : group}
                </Tabs.Tab>
              ))}
            </GroupTabs>
            {groups.map((group, index) => (
              <Tabs.Panel key={group} value={panelIdOf(index)} tabIndex={-1}>
                <WishlistGroup
                  group={group}
                  title={index === 0 ? everything : group}
                  cards={(wishlist[group] ?? []).flatMap(id => cards.find(card => card.id === id) ?? [])}
                  own={own}
                  groupOf={card => own.find(name => wishlist[name]?.includes(card.id))}
                  id={panelIdOf(index)}
                  data={data}
                  result={result}
                  pending={pending}
                  problem={problem}
                  onAction={apply}
                  onMoveToNew={moveToNew}
                />
              </Tabs.Panel>
            ))}
          </Tabs.Root>
        </>
      )}
    </div>
  )
}
