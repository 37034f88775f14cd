import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, EmptyState, Facets } from '../../packages/ui/src/index.ts'
import { useExampleTexts } from '../flows/products.ts'
import { ProductCards } from './product-cards.tsx'
import * as css from './states.css.ts'
import { templateParameters } from './template.ts'
import { usePageWords } from './words/index.ts'

/** Empty cart, wishlist, orders, and a list whose filters leave nothing: each says what to do next. */
function Empty() {
  const texts = useExampleTexts()
  const { empty, list } = usePageWords()
  return (
    <main className={css.page}>
      <h1 data-text="h1">{empty.title}</h1>
      <div className={css.columns}>
        <Nothing title={texts.emptyCart} text={texts.emptyCartText} />
        <Nothing title={empty.wishlist} text={empty.wishlistText} />
        <Nothing title={empty.orders} text={empty.ordersText} />
      </div>
      <EmptyState.Root>
        <EmptyState.Title>{list.nothing}</EmptyState.Title>
        <EmptyState.Description>{list.nothingText}</EmptyState.Description>
        <EmptyState.Footer>
          <Facets.AppliedFilters>
            {list.chips.slice(1, 3).map(name => (
              <Facets.Chip key={name} href="#without" name={name} />
            ))}
          </Facets.AppliedFilters>
          <Button variant="quiet">{texts.reset}</Button>
        </EmptyState.Footer>
      </EmptyState.Root>
      <section className={css.pattern} aria-labelledby="instead">
        <h2 id="instead" data-text="h3">
          {list.instead}
        </h2>
        <ProductCards layout="row" ids={['dnipro', 'vector', 'pass', 'highway']} />
      </section>
    </main>
  )
}

const meta = {
  title: 'Patterns/Empty',
  tags: ['night'],
  component: Empty,
  parameters: templateParameters,
} satisfies Meta<typeof Empty>
export default meta
export const Default: StoryObj<typeof meta> = { tags: ['toolbar'] }

function Nothing({ title, text }: { title: string; text: string }) {
  const texts = useExampleTexts()
  return (
    <EmptyState.Root>
      <EmptyState.Title>{title}</EmptyState.Title>
      <EmptyState.Description>{text}</EmptyState.Description>
      <EmptyState.Footer>
        <Button asChild variant="accent">
          <a href="#catalogue">{texts.toCatalogue}</a>
        </Button>
      </EmptyState.Footer>
    </EmptyState.Root>
  )
}
