import { Button, CartLine, LanguageBadge, Modal, Popover, ProductCard, SkipLink, Tabs, Tooltip } from '@shop/ui'
import Link from 'next/link'
import { Fragment, type ReactNode } from 'react'

/** Numbers below 1, the same for the same seed. */
function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const cards = Array.from({ length: 24 }, (_, index) => index)
const later = async (node: ReactNode) => node

// A page of any length. React sends what a server component renders in rows of some kilobytes and puts a reference in the place
// of what comes in a later one: so the child of a part may be such a reference, by the length of what stands before it.
export default async function Page({ params }: { params: Promise<{ seed: string }> }) {
  const random = randomNumbers(Number((await params).seed))
  const text = () => 'Workwear '.repeat(Math.floor(random() * 40))
  const link = (name: string) => <Link href={`/?from=${name}`}>{text()}</Link>
  return (
    <main>
      <SkipLink asChild>{link('skip')}</SkipLink>
      {cards.map(card => (
        <ProductCard.Root key={card}>
          <ProductCard.Name asChild>{link('card')}</ProductCard.Name>
          <p>{text()}</p>
          <Button asChild>{link('button')}</Button>
          <p>{text()}</p>
          <Button asChild>{later(link('promise'))}</Button>
          <Button asChild>
            <Fragment key="only">{link('fragment')}</Fragment>
          </Button>
          <p>{text()}</p>
        </ProductCard.Root>
      ))}
      <ul>
        <CartLine.Root>
          <CartLine.Name asChild>{link('line')}</CartLine.Name>
        </CartLine.Root>
      </ul>
      <LanguageBadge.Root>
        <LanguageBadge.Trigger badge="en" language="English" asChild>
          <button type="button">{text()}</button>
        </LanguageBadge.Trigger>
        <LanguageBadge.Content>
          <LanguageBadge.Link language="uk" asChild>
            {link('language')}
          </LanguageBadge.Link>
        </LanguageBadge.Content>
      </LanguageBadge.Root>
      <Popover.Root>
        <Popover.Trigger asChild>
          <Button>{text()}</Button>
        </Popover.Trigger>
      </Popover.Root>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>
          <Button>{text()}</Button>
        </Tooltip.Trigger>
      </Tooltip.Root>
      <Modal.Root>
        <Modal.Trigger name="sizes" asChild>
          <Button>{text()}</Button>
        </Modal.Trigger>
      </Modal.Root>
      <Tabs.Root defaultValue="one">
        <Tabs.List aria-label="About">
          <Tabs.Tab value="one" asChild>
            <Button>{text()}</Button>
          </Tabs.Tab>
        </Tabs.List>
      </Tabs.Root>
    </main>
  )
}
