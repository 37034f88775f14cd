import { useState } from 'react'
import {
  AvailabilityLabel,
  Badge,
  Price,
  ProductCard,
  type ProductCardListProps,
  ReviewGrade,
  StandardBadge,
  TruckIcon,
} from '../../packages/ui/src/index.ts'
import { visuallyHidden } from '../../packages/ui/src/internal/visually-hidden.ts'
import { useExampleTexts } from '../flows/products.ts'
import { type Good, type GoodId, goodIn } from './goods.ts'
import { pictureUrl } from './picture-url.ts'
import { usePageLocale, usePageWords } from './words/index.ts'

/** Picture of a product, 4 : 5; decorative unless `alt` is given. */
export function GoodPicture({ name, alt = '' }: { name: Good['picture']; alt?: string }) {
  return <img src={pictureUrl(name, usePageLocale())} alt={alt} width={800} height={1000} />
}

/** Facts break after a dot only, long ones between words too; figures never. */
const factsLine = (facts: readonly string[]) =>
  facts
    .map(fact => fact.replace(/[–/]/g, '\u2060$&\u2060'))
    .map(fact => (fact.length > 16 ? fact.replace(/(?<=\d) /g, '\u00a0') : fact.replaceAll(' ', '\u00a0')))
    .join('\u00a0· ')

export const percentOff = (amount: number, was: number): string => `−${Math.round((1 - amount / was) * 100)}\u202f%`

function Card({ good }: { good: Good }) {
  const texts = useExampleTexts()
  const { list } = usePageWords()
  const { name, facts, picture, back, standards, amount, was, grade, availability, badge, colours = [] } = good
  const [colour, setColour] = useState<Good['picture'] | null>(null)
  const [isBack, setBack] = useState(false)
  const preview = colour ?? (isBack ? back : undefined)
  return (
    <ProductCard.Root outOfStock={availability === 'out-of-stock'} onPreviewChange={setBack}>
      <ProductCard.Media>
        <GoodPicture name={picture} />
        {preview && (
          <ProductCard.Preview>
            <GoodPicture name={preview} />
          </ProductCard.Preview>
        )}
        {badge && (
          <ProductCard.Badges>
            <Badge variant={badge}>{was === undefined ? texts.novelty : percentOff(amount, was)}</Badge>
          </ProductCard.Badges>
        )}
        {availability !== 'out-of-stock' && (
          <ProductCard.Arrival title={list.arrivalLabel}>
            <TruckIcon size="small" />
            <span aria-hidden="true">{list.arrival}</span>
            <span {...visuallyHidden}>{list.arrivalLabel}</span>
          </ProductCard.Arrival>
        )}
      </ProductCard.Media>
      <ProductCard.WishlistToggle product={name} />
      <ProductCard.CompareToggle product={name} />
      <ProductCard.Standards>
        {standards.map(([code, protectionClass]) => (
          <li key={code}>
            <StandardBadge code={code} protectionClass={protectionClass} />
          </li>
        ))}
      </ProductCard.Standards>
      <ProductCard.Name href={`#${good.id}`}>{name}</ProductCard.Name>
      <ProductCard.Spec>{factsLine(facts)}</ProductCard.Spec>
      {colours.length > 0 && (
        <ProductCard.Swatches>
          {colours.map((one, index) => (
            <ProductCard.Swatch
              key={one.name}
              href={`#${one.name}`}
              name={one.name}
              colours={one.swatch}
              current={index === 0}
              availability={one.availability}
              onPreviewChange={wanted => setColour(wanted ? one.picture : null)}
            />
          ))}
        </ProductCard.Swatches>
      )}
      <ProductCard.Meta>
        <AvailabilityLabel availability={availability} />
        <ReviewGrade value={grade[0]} count={grade[1]} />
      </ProductCard.Meta>
      <ProductCard.BuyBox>
        <Price amount={amount} was={was} />
        <ProductCard.AddToCart product={name} disabled={availability === 'out-of-stock'} />
      </ProductCard.BuyBox>
    </ProductCard.Root>
  )
}

interface ProductCardsProps extends Pick<ProductCardListProps, 'layout' | 'columns'> {
  ids: readonly GoodId[]
}

export function ProductCards({ ids, ...list }: ProductCardsProps) {
  const lang = usePageLocale()
  return (
    <ProductCard.List {...list}>
      {ids.map(id => (
        <Card key={id} good={goodIn(lang, id)} />
      ))}
    </ProductCard.List>
  )
}
