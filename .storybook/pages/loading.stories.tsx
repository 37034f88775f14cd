import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, CartIcon, LoadingBar, ProductCard, Skeleton } from '../../packages/ui/src/index.ts'
import { visuallyHidden } from '../../packages/ui/src/internal/visually-hidden.ts'
import { useExampleTexts } from '../flows/products.ts'
import { row } from './layout.css.ts'
import { Pattern } from './pattern.tsx'
import * as css from './states.css.ts'
import { templateParameters } from './template.ts'
import { usePageWords } from './words/index.ts'

/** A page on its way, placeholders of a list and a cart, a pending button. */
function Loading() {
  const texts = useExampleTexts()
  const { loading, cart } = usePageWords()
  return (
    <main className={css.page}>
      <LoadingBar state="loading" />
      <h1 data-text="h1">{loading.title}</h1>
      <Pattern title={texts.category}>
        <p role="status" {...visuallyHidden}>
          {loading.goods}
        </p>
        <ProductCard.List layout="row" aria-busy="true">
          {['1', '2', '3', '4'].map(key => (
            <div key={key} className={css.skeletonCard}>
              <div style={{ aspectRatio: '1' }}>
                <Skeleton shape="block" />
              </div>
              <Skeleton style={{ inlineSize: '80%' }} />
              <Skeleton style={{ inlineSize: '55%' }} />
              <Skeleton style={{ inlineSize: '35%', blockSize: 28 }} />
            </div>
          ))}
        </ProductCard.List>
      </Pattern>
      <Pattern title={cart.title}>
        <p role="status" {...visuallyHidden}>
          {loading.lines}
        </p>
        <div aria-busy="true">
          {['1', '2'].map(key => (
            <div key={key} className={css.skeletonLine}>
              <Skeleton shape="block" style={{ blockSize: 104 }} />
              <div>
                <Skeleton style={{ inlineSize: '60%' }} />
                <Skeleton style={{ inlineSize: '40%' }} />
              </div>
            </div>
          ))}
        </div>
      </Pattern>
      <Pattern title={loading.pending}>
        <div className={row}>
          <Button variant="accent" size="large" pending>
            <CartIcon />
            {texts.add}
          </Button>
          <Button pending>{texts.apply}</Button>
        </div>
      </Pattern>
    </main>
  )
}

const meta = {
  title: 'Patterns/Loading',
  tags: ['night'],
  component: Loading,
  parameters: templateParameters,
} satisfies Meta<typeof Loading>
export default meta
export const Default: StoryObj<typeof meta> = { tags: ['toolbar'] }
