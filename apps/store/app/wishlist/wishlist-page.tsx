import { localise } from '@shop/contract/locales'
import { EVERYTHING } from '@shop/contract/wishlist-map'
import { cleanName, judgeName, ownGroups, type WishlistAction } from '@shop/flows/wishlist'
import { Button } from '@shop/ui/button'
import { EmptyState } from '@shop/ui/empty-state'
import { ErrorSummary } from '@shop/ui/error-summary'
import { Tabs } from '@shop/ui/tabs'
import { useEffect, useRef, useState } from 'react'
import { usePage } from '../page.ts'
import { fill } from '../phrase.ts'
import { StoreLink } from '../shell/store-link.tsx'
import { useShownWishlist } from '../wiring/shown-wishlist.ts'
import { useWishlist } from '../wiring/wishlist.ts'
import { GroupName } from './group-name.tsx'
import { type NameProblem, nameProblem } from './name-problem.ts'
import { WishGroup } from './wish-group.tsx'
import type { WishlistAnswer, WishlistPageData } from './wishlist.server.ts'

interface WishlistPageProps {
  told: WishlistPageData
  /** What a form sent without scripts came to. */
  answer: WishlistAnswer | undefined
}

/** Id of a group's panel; the first one is everything liked. */
const panelOf = (index: number) => (index === 0 ? 'all' : `group-${index}`)

/** What the shopper likes, in groups. */
export function WishlistPage({ told, answer }: WishlistPageProps) {
  const { words, everything, cards } = told
  const { locale } = usePage()
  const flow = useWishlist()
  const wishlist = useShownWishlist(told)
  const [problem, setProblem] = useState<NameProblem | null>(answer?.problem ?? null)
  const [chosen, choose] = useState(panelOf(0))
  const heading = useRef<HTMLHeadingElement>(null)
  const own = ownGroups(wishlist)
  const groups = [EVERYTHING, ...own]
  const liked = wishlist[EVERYTHING]?.length ?? 0

  const [news, setNews] = useState('')
  const shown = JSON.stringify(groups.map(group => [group, wishlist[group] ?? []]))
  const before = useRef(shown)

  // What was pressed has gone with its card or its group: the focus must not be lost.
  useEffect(() => {
    if (shown !== before.current && document.activeElement === document.body) heading.current?.focus()
    before.current = shown
  }, [shown])

  const take = (deed: WishlistAction) => {
    const wrong = nameProblem(wishlist, deed)
    setProblem(wrong)
    if (wrong) return
    flow.send(deed)
    if (deed.type === 'wishlist.move')
      setNews(fill(words.moved, { group: deed.to === EVERYTHING ? words.noGroup : deed.to }))
    if (deed.type === 'wishlist.group.remove') choose(panelOf(0))
    if (deed.type === 'wishlist.group.add') choose(panelOf(groups.length))
  }
  const moveToNew = (productId: number, name: string) => {
    const wrong = judgeName(wishlist, name)
    if (wrong) return wrong
    flow.send({ type: 'wishlist.group.add', name })
    take({ type: 'wishlist.move', productId, to: cleanName(name) })
    return null
  }
  const panels = groups.map((_, index) => panelOf(index))
  return (
    <div className="wrap wishlist">
      <h1 data-text="h1" ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <p role="status" data-visually-hidden="">
        {news}
      </p>
      <ErrorSummary>{answer?.trouble}</ErrorSummary>
      {liked === 0 && own.length === 0 ? (
        <EmptyState.Root>
          <EmptyState.Title>{words.empty}</EmptyState.Title>
          <EmptyState.Description>{words.emptyHint}</EmptyState.Description>
          <EmptyState.Actions>
            <Button asChild variant="accent">
              <StoreLink href={localise('/', locale)}>{words.toCatalogue}</StoreLink>
            </Button>
          </EmptyState.Actions>
        </EmptyState.Root>
      ) : (
        <>
          <GroupName key={own.join('!')} id="new-group" words={words} problem={problem} onDeed={take} />
          <Tabs.Root
            value={panels.includes(chosen) ? chosen : panelOf(0)}
            defaultValue={panelOf(0)}
            onValueChange={choose}
          >
            <Tabs.List aria-label={words.groups}>
              {groups.map((group, index) => (
                <Tabs.Tab key={group} value={panelOf(index)} count={wishlist[group]?.length ?? 0}>
                  {index === 0 ? everything : group}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {groups.map((group, index) => (
              <Tabs.Panel key={group} value={panelOf(index)} tabIndex={-1}>
                <WishGroup
                  group={group}
                  title={index === 0 ? everything : group}
                  cards={(wishlist[group] ?? []).flatMap(id => cards.find(card => card.id === id) ?? [])}
                  own={own}
                  groupOf={card => own.find(name => wishlist[name]?.includes(card.id))}
                  id={panelOf(index)}
                  words={words}
                  problem={problem}
                  onDeed={take}
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
