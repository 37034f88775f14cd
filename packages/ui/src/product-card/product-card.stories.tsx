import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { AvailabilityLabel } from '../availability-label/availability-label.tsx'
import { Badge } from '../badge/badge.tsx'
import { formatMessage } from '../internal/format-message.ts'
import { Price } from '../price/price.tsx'
import { ReviewGrade } from '../review-grade/review-grade.tsx'
import { StandardBadge } from '../standard-badge/standard-badge.tsx'
import { ExamplePicture, localeFixtures, useExampleLists, useExampleTexts } from '../testing/examples.tsx'
import type { Usage } from '../testing/usage.ts'
import * as ProductCard from './parts.ts'
import type { ProductCardListProps } from './product-card.tsx'

const usage: Usage = {
  when: ['In lists of a catalogue, in search results, in rows of related products.'],
  good: {
    text: 'Name, one line of facts, availability, price.',
    Sample: () => (
      <ProductCard.List layout="grid" columns={2}>
        <ProductCard.Root>
          <ProductCard.Media>
            <img src="./goods/jacket-front.svg" alt="" />
          </ProductCard.Media>
          <ProductCard.Name href="#t">Work jacket “Traverse”</ProductCard.Name>
          <ProductCard.Spec>Twill, 245 g/m²</ProductCard.Spec>
          <ProductCard.Meta>
            <AvailabilityLabel availability="in-stock" />
          </ProductCard.Meta>
          <ProductCard.BuyBox>
            <Price amount={2490} />
            <ProductCard.AddToCart product="Work jacket “Traverse”" />
          </ProductCard.BuyBox>
        </ProductCard.Root>
      </ProductCard.List>
    ),
  },
  bad: {
    text: 'A description on the card: it makes rows uneven and is not read.',
    Sample: () => (
      <ProductCard.List layout="grid" columns={2}>
        <ProductCard.Root>
          <ProductCard.Media>
            <img src="./goods/jacket-front.svg" alt="" />
          </ProductCard.Media>
          <ProductCard.Name href="#t">Jacket</ProductCard.Name>
          <ProductCard.Spec>
            A dense jacket for assembly and warehouse with triple seams, Cordura elbows and a pencil pocket on the
            sleeve that our customers praise in every second review.
          </ProductCard.Spec>
          <ProductCard.BuyBox>
            <Price amount={2490} />
          </ProductCard.BuyBox>
        </ProductCard.Root>
      </ProductCard.List>
    ),
  },
  content: [
    'The name begins with the kind of product.',
    'The specification is one line: fabric, weight, sizes.',
    'Buttons are named with the product.',
  ],
}

const meta = {
  title: 'Commerce/Product card',
  component: ProductCard.List,
  args: { layout: 'grid', columns: 4, product: '', amount: 2490, outOfStock: false, onWishlist: true },
  argTypes: { columns: { options: [2, 3, 4], control: 'select' } },
  render: args => <Cards {...args} />,
  parameters: { usage },
} satisfies Meta<CardsProps>
export default meta
type Story = StoryObj<typeof meta>

interface ProductCardExample {
  name: string
  image: string
  spec: string
  standards: [code: string, protectionClass?: string][]
  amount: number
  was?: number
  grade: [value: number, count: number]
  availability: 'in-stock' | 'running-out' | 'out-of-stock'
  badge?: ['new' | 'sale', string]
  onWishlist?: boolean
  /** Picture of the back. */
  second?: string
  /** Picture and swatch of each colour by its name; the first one is shown. */
  colours?: readonly [name: string, image: string, swatch: readonly string[], availability?: 'out-of-stock'][]
  /** Its colours have different prices, of which `amount` is the lowest. */
  from?: boolean
}

function Card({
  name,
  image,
  spec,
  standards,
  amount,
  was,
  grade,
  availability,
  badge,
  onWishlist = false,
  second,
  colours = [],
  from,
}: ProductCardExample) {
  const [pressed, setPressed] = useState(onWishlist)
  const [isSecond, setSecond] = useState(false)
  const [colour, setColour] = useState<string | null>(null)
  const preview = colour ?? (isSecond ? second : undefined)
  return (
    <ProductCard.Root outOfStock={availability === 'out-of-stock'} onPreviewChange={setSecond}>
      <ProductCard.Media>
        <ExamplePicture name={image} />
        {preview && preview !== image && (
          <ProductCard.Preview key={preview}>
            <ExamplePicture name={preview} />
          </ProductCard.Preview>
        )}
        {badge && (
          <ProductCard.Badges>
            <Badge variant={badge[0]}>{badge[1]}</Badge>
          </ProductCard.Badges>
        )}
      </ProductCard.Media>
      <ProductCard.WishlistToggle product={name} pressed={pressed} onClick={() => setPressed(!pressed)} />
      <ProductCard.Standards>
        {standards.map(([code, protectionClass]) => (
          <li key={code}>
            <StandardBadge code={code} protectionClass={protectionClass} />
          </li>
        ))}
      </ProductCard.Standards>
      <ProductCard.Name href="#product">{name}</ProductCard.Name>
      <ProductCard.Spec>{spec}</ProductCard.Spec>
      {colours.length > 0 && (
        <ProductCard.Swatches>
          {colours.map(([colourName, of, swatch, soldOut], index) => (
            <ProductCard.Swatch
              key={colourName}
              href={`#${of}`}
              name={colourName}
              colours={swatch}
              current={index === 0}
              availability={soldOut}
              onPreviewChange={wanted => setColour(wanted ? of : null)}
            />
          ))}
        </ProductCard.Swatches>
      )}
      <ProductCard.Meta>
        <AvailabilityLabel availability={availability} />
        <ReviewGrade value={grade[0]} count={grade[1]} />
      </ProductCard.Meta>
      <ProductCard.BuyBox>
        <Price amount={amount} was={was} from={from} />
        <ProductCard.AddToCart product={name} disabled={availability === 'out-of-stock'} />
      </ProductCard.BuyBox>
    </ProductCard.Root>
  )
}

interface CardsProps extends ProductCardListProps {
  /** Name of the second product; empty: in the toolbar's language. */
  product: string
  /** Its price in whole hryvnias. */
  amount: number
  outOfStock: boolean
  onWishlist: boolean
}

function Cards({ product, amount, outOfStock, onWishlist, ...props }: CardsProps) {
  const texts = useExampleTexts()
  return (
    <ProductCard.List {...props}>
      <Card
        name={texts.trousers}
        image="trousers-front"
        spec={texts.trousersSpec}
        standards={[['EN 14404', '2']]}
        amount={2190}
        grade={[4.7, 154]}
        availability="in-stock"
        badge={['new', texts.novelty]}
      />
      <Card
        key={`${onWishlist}`}
        name={product || texts.jacket}
        image="jacket-front"
        spec={texts.jacketSpec}
        standards={[['EN 388', '2121X'], ['EN 1149-5']]}
        amount={amount}
        was={2980}
        grade={[4.7, 86]}
        availability={outOfStock ? 'out-of-stock' : 'in-stock'}
        badge={['sale', '−16 %']}
        onWishlist={onWishlist}
      />
      <Card
        name={texts.gloves}
        image="glove"
        spec={texts.glovesSpec}
        standards={[['EN 388', '4122X']]}
        amount={285}
        grade={[4.4, 71]}
        availability="out-of-stock"
      />
      <Card
        name={texts.vest}
        image="vest-front"
        spec={texts.vestSpec}
        standards={[]}
        amount={340}
        was={420}
        grade={[4.6, 97]}
        availability="running-out"
        badge={['sale', '−19 %']}
      />
    </ProductCard.List>
  )
}

export const Playground: Story = { tags: ['toolbar'] }
export const TogglesTheWishlist: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals, step }) => {
    const { texts, messages } = localeFixtures(globals)
    const names = messages.productCard
    await step('the toggle is named with the product and has aria-pressed', async () => {
      const toggle = canvas.getByRole('button', { name: formatMessage(names.wishlist, { product: texts.trousers }) })
      await expect(toggle).toHaveAttribute('aria-pressed', 'false')
      await userEvent.click(toggle)
      await expect(toggle).toHaveAttribute('aria-pressed', 'true')
    })
    await step('a product out of stock cannot be added to the cart', async () => {
      await expect(
        canvas.getByRole('button', { name: formatMessage(names.addToCart, { product: texts.gloves }) }),
      ).toBeDisabled()
    })
  },
}

function ComparedCards() {
  const texts = useExampleTexts()
  return (
    <ProductCard.List>
      {[texts.trousers, texts.jacket].map((name, index) => (
        <ProductCard.Root key={name}>
          <ProductCard.Media>
            <ExamplePicture name={index === 0 ? 'trousers-front' : 'jacket-front'} />
          </ProductCard.Media>
          <ProductCard.WishlistToggle product={name} />
          <ProductCard.CompareToggle product={name} defaultPressed={index === 0} />
          <ProductCard.Name href="#product">{name}</ProductCard.Name>
        </ProductCard.Root>
      ))}
    </ProductCard.List>
  )
}

/** With a toggle for a comparison: pressed it stays, otherwise a mouse or the focus shows it. */
export const Compared: Story = {
  render: () => <ComparedCards />,
}
export const TogglesTheComparison: Story = {
  ...Compared,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, globals }) => {
    const { texts, messages } = localeFixtures(globals)
    const toggleOf = (product: string) =>
      canvas.getByRole('button', { name: formatMessage(messages.productCard.compare, { product }) })
    await expect(toggleOf(texts.trousers)).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(toggleOf(texts.jacket))
    await expect(toggleOf(texts.jacket)).toHaveAttribute('aria-pressed', 'true')
  },
}

function ColourCards() {
  const texts = useExampleTexts()
  return (
    <ProductCard.List>
      <Card
        name={texts.jacket}
        image="jacket-front"
        second="jacket-back"
        colours={[
          [texts.graphite, 'jacket-front', ['#4B535B', '#272B30']],
          [texts.navy, 'jacket-front-navy', ['#263A5C', '#8B939A']],
          [texts.olive, 'jacket-front-olive', ['#636844', '#272B30'], 'out-of-stock'],
        ]}
        spec={texts.jacketSpec}
        standards={[['EN 388', '2121X'], ['EN 1149-5']]}
        amount={2490}
        from
        grade={[4.7, 86]}
        availability="in-stock"
      />
      <Card
        name={texts.trousers}
        image="trousers-front"
        spec={texts.trousersSpec}
        standards={[['EN 14404', '2']]}
        amount={2190}
        grade={[4.7, 154]}
        availability="in-stock"
      />
    </ProductCard.List>
  )
}

/** One card for all colours of a model; a mouse or the focus shows the back, or the colour. */
export const Colours: Story = {
  render: () => <ColourCards />,
}

export const RowOnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: { layout: 'row' },
}

function LongCards() {
  const texts = useExampleTexts()
  const { longTitle } = useExampleLists()
  return (
    <ProductCard.List>
      <Card
        name={longTitle}
        image="trousers-front"
        spec={texts.jacketSpec}
        standards={[['EN ISO 11612', 'A1 B1 C1'], ['EN 1149-5'], ['EN ISO 20471', '2'], ['EN 343', '3-1']]}
        amount={1_234_567}
        was={1_499_999}
        grade={[4.7, 1254]}
        availability="running-out"
        badge={['new', texts.lastSizes]}
      />
      <Card
        name={texts.vest}
        image="vest-front"
        spec={texts.vestSpec}
        standards={[]}
        amount={340}
        grade={[4.6, 97]}
        availability="in-stock"
      />
    </ProductCard.List>
  )
}
export const LongWords: Story = { render: () => <LongCards /> }
