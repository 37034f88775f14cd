import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId, useState } from 'react'
import {
  AvailabilityLabel,
  Badge,
  Breadcrumbs,
  Button,
  BuyBar,
  CartIcon,
  Gallery,
  HeartIcon,
  IconButton,
  OptionPicker,
  Price,
  QuantityStepper,
  RatingHistogram,
  ReviewGrade,
  ReviewList,
  ScalesIcon,
  SelectField,
  SizeChart,
  StandardBadge,
  StandardBadgeList,
  SwapIcon,
  Tabs,
  TechnicalTable,
  TruckIcon,
} from '../../packages/ui/src/index.ts'
import { useExampleTexts } from '../flows/products.ts'
import { PageFrame, Section } from './frame.tsx'
import { goodIn, pictures } from './goods.ts'
import { breadcrumbs, mediaSurface, wrap } from './layout.css.ts'
import * as css from './product.css.ts'
import { GoodPicture, ProductCards, percentOff } from './product-cards.tsx'
import { templateParameters } from './template.ts'
import { usePageLocale, usePageWords } from './words/index.ts'

/** Pictures with dimensions, the choice and the purchase, the matching set, technical data, size chart, reviews, questions, similar products. */
function Product() {
  const texts = useExampleTexts()
  const { product } = usePageWords()
  return (
    <PageFrame>
      <div className={`${wrap} ${breadcrumbs}`}>
        <Breadcrumbs
          items={[
            { name: texts.home, url: '#home' },
            { name: texts.category, url: '#jackets' },
            { name: texts.working, url: '#working' },
            { name: product.short, url: '#traverse' },
          ]}
        />
      </div>
      <div className={css.product}>
        <Pictures />
        <Purchase />
      </div>
      <MatchingSet />
      <Data />
      <Sizes />
      <Reviews />
      <Questions />
      <Section title={product.similar}>
        <ProductCards layout="row" ids={['vector', 'pole', 'highway', 'arc']} />
      </Section>
    </PageFrame>
  )
}

const meta = {
  title: 'Patterns/Pages/Product',
  tags: ['night'],
  component: Product,
  parameters: templateParameters,
} satisfies Meta<typeof Product>
export default meta
export const Default: StoryObj<typeof meta> = { tags: ['toolbar'] }

function Pictures() {
  const texts = useExampleTexts()
  const { product } = usePageWords()
  const { name, amount, was = amount } = goodIn(usePageLocale(), 'traverse')
  const views = [
    { picture: pictures.traverse, label: texts.front },
    { picture: pictures.traverseBack, label: texts.back },
    { picture: pictures.pocket, label: texts.pocket },
  ]
  return (
    <Gallery.Root className={css.gallery} count={views.length}>
      <Gallery.Thumbnails>
        {views.map(({ picture, label }, index) => (
          <Gallery.Thumbnail key={label} index={index} aria-label={label} closeUp={picture === pictures.pocket}>
            <GoodPicture name={picture} />
          </Gallery.Thumbnail>
        ))}
      </Gallery.Thumbnails>
      <Gallery.Viewport>
        <Gallery.Track>
          {views.map(({ picture, label }, index) => (
            <Gallery.Slide key={label} index={index}>
              <GoodPicture name={picture} alt={`${name}: ${label}`} />
              {index === 0 && (
                <div className={css.dimensions} aria-hidden="true">
                  <span className={css.vertical}>
                    <b>{product.backLength}</b>
                  </span>
                  <span className={css.horizontal}>
                    <b>{product.chestWidth}</b>
                  </span>
                </div>
              )}
            </Gallery.Slide>
          ))}
        </Gallery.Track>
        <div className={css.badges}>
          <Badge variant="sale">{percentOff(amount, was)}</Badge>
        </div>
        <div className={css.galleryButtons}>
          <Gallery.Previous />
          <Gallery.Next />
        </div>
      </Gallery.Viewport>
    </Gallery.Root>
  )
}

const sizes = ['44', '46', '48', '50', '52', '54', '56', '58', '60', '62', '64']
const soldOut = ['44', '64']
const availabilityOf = (size: string) =>
  soldOut.includes(size) ? 'out-of-stock' : ['52', '58'].includes(size) ? 'running-out' : 'in-stock'

function Purchase() {
  const texts = useExampleTexts()
  const { product } = usePageWords()
  const { name, amount, was, grade, standards, colours = [] } = goodIn(usePageLocale(), 'traverse')
  const addId = useId()
  const [size, setSize] = useState<string | null>('52')
  const [height, setHeight] = useState(product.heights[2] ?? null)
  return (
    <div className={css.purchase}>
      <h1 data-text="h1">{name}</h1>
      <p className={css.meta}>
        <span>{product.code}</span>
        <a className={css.rating} href="#reviews">
          <ReviewGrade value={grade[0]}>
            <span data-text="link">{product.reviewsCount}</span>
          </ReviewGrade>
        </a>
      </p>
      <div className={css.price}>
        <Price amount={amount} was={was} size="large" />
        <AvailabilityLabel availability="in-stock" />
      </div>
      <div className={css.colour}>
        <p>
          <b>{texts.colour}:</b> {colours[0]?.name}
        </p>
        <OptionPicker.Swatches>
          {colours.map((colour, index) => (
            <OptionPicker.Swatch
              key={colour.name}
              href={`#${colour.name}`}
              colours={colour.swatch}
              current={index === 0}
            >
              {colour.name}
            </OptionPicker.Swatch>
          ))}
        </OptionPicker.Swatches>
      </div>
      <OptionPicker.Root label={texts.size} value={size} onValueChange={setSize}>
        <OptionPicker.Legend>
          <span>
            <b>{texts.size}:</b> {size}
          </span>
          <a data-text="link" href="#advisor">
            {texts.sizeHelp}
          </a>
        </OptionPicker.Legend>
        <OptionPicker.Items>
          {sizes.map(value => (
            <OptionPicker.Item key={value} value={value} availability={availabilityOf(value)}>
              {value}
            </OptionPicker.Item>
          ))}
        </OptionPicker.Items>
        <OptionPicker.Description>{texts.sizeNote}</OptionPicker.Description>
      </OptionPicker.Root>
      <OptionPicker.Root label={product.height} value={height} onValueChange={setHeight}>
        <OptionPicker.Legend>
          <b>{product.height}</b>
        </OptionPicker.Legend>
        <OptionPicker.Items>
          {product.heights.map(value => (
            <OptionPicker.Item key={value} value={value}>
              {value}
            </OptionPicker.Item>
          ))}
        </OptionPicker.Items>
      </OptionPicker.Root>
      <AvailabilityLabel className={css.stock} availability="running-out">
        {product.left}
      </AvailabilityLabel>
      <div className={css.add}>
        <QuantityStepper.Root product={name} max={3} />
        <Button id={addId} variant="accent" size="large">
          <CartIcon />
          {texts.add}
        </Button>
        <IconButton outlined size="large" aria-label={product.toWishlist}>
          <HeartIcon />
        </IconButton>
      </div>
      <p className={css.furtherWays}>
        <a data-text="link" href="#crew">
          {product.crew}
        </a>
        <a data-text="link" href="#notify">
          {product.notify}
        </a>
      </p>
      <div className={css.furtherWays}>
        <Button size="small">
          <ScalesIcon size="small" />
          {product.compare}
        </Button>
        <Button size="small">{product.share}</Button>
      </div>
      <StandardBadgeList className={css.standards}>
        {standards.map(([code, protectionClass]) => (
          <li key={code}>
            <StandardBadge
              code={code}
              protectionClass={protectionClass}
              text={code === 'EN 388' ? texts.mechanical : null}
              layout="row"
            />
          </li>
        ))}
      </StandardBadgeList>
      <ul className={css.deliveryTerms}>
        {product.terms.map(([title, text], index) => (
          <li key={title}>
            {index === 0 ? <TruckIcon /> : <SwapIcon />}
            <p>
              <b>{title}</b> <span>{text}</span>
            </p>
          </li>
        ))}
      </ul>
      <BuyBar targetId={addId}>
        <p className={css.buyFacts}>
          <Price amount={amount} />
          <span>{product.chosen}</span>
        </p>
        <Button variant="accent">{texts.add}</Button>
      </BuyBar>
    </div>
  )
}

const pieces = ['traverse', 'ridge', 'support'] as const

function MatchingSet() {
  const lang = usePageLocale()
  const texts = useExampleTexts()
  const { product } = usePageWords()
  const goods = pieces.map(id => goodIn(lang, id))
  const [wanted, setWanted] = useState<readonly string[]>(pieces)
  const sum = goods.reduce((total, { id, amount }) => total + (wanted.includes(id) ? amount : 0), 0)
  return (
    <Section title={product.matching}>
      <div className={css.set}>
        <ul className={css.pieces}>
          {goods.map(({ id, name, picture, amount, was }) => (
            <li key={id} className={css.piece}>
              <input
                type="checkbox"
                aria-label={name}
                checked={wanted.includes(id)}
                onChange={() => setWanted(wanted.includes(id) ? wanted.filter(one => one !== id) : [...wanted, id])}
              />
              <div className={`${css.piecePicture} ${mediaSurface}`}>
                <GoodPicture name={picture} />
              </div>
              <div>
                <a href={`#${id}`}>{name}</a>
                <Price amount={amount} was={was} size="small" />
              </div>
              <SelectField className={css.pieceSize} label={texts.size} aria-label={`${texts.size}: ${name}`}>
                {sizes
                  .filter(size => !soldOut.includes(size))
                  .map(size => (
                    <option key={size}>{size}</option>
                  ))}
              </SelectField>
            </li>
          ))}
        </ul>
        <div className={css.buySet}>
          <p>
            {texts.total} <Price amount={sum} />
          </p>
          <Button variant="accent" fullWidth disabled={wanted.length === 0}>
            <CartIcon />
            {product.addAll}
          </Button>
        </div>
      </div>
    </Section>
  )
}

function Questions() {
  const { product } = usePageWords()
  const [name = '', date = '', formattedDate = '', text, reply] = product.question
  return (
    <Section title={product.questions}>
      <div className={css.reviews}>
        <div className={css.reviewSummary}>
          <p data-text="muted">{product.questionsLead}</p>
          <Button>{product.ask}</Button>
        </div>
        <div>
          <ReviewList.Item level={3} name={name} date={date} formattedDate={formattedDate}>
            <p>{text}</p>
            <ReviewList.Reply>{reply}</ReviewList.Reply>
          </ReviewList.Item>
        </div>
      </div>
    </Section>
  )
}

function Data() {
  const texts = useExampleTexts()
  const { product, home } = usePageWords()
  return (
    <div className={css.tabs}>
      <Tabs.Root defaultValue="technical" hash={false}>
        <Tabs.List aria-label={texts.aboutProduct}>
          <Tabs.Tab value="description">{texts.description}</Tabs.Tab>
          <Tabs.Tab value="technical">{texts.technical}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="description">
          <p data-text="lead">{home.bannerText}</p>
        </Tabs.Panel>
        <Tabs.Panel value="technical">
          <div className={css.sheet}>
            <TechnicalTable
              caption={texts.technical}
              groups={product.groups.map(({ name, rows }) => ({
                name,
                rows: rows.map(([row = '', value]) => ({ name: row, value })),
              }))}
            />
            <div className={css.aside}>
              <h2 data-text="h4">{product.care}</h2>
              <p data-text="small muted">{product.careText}</p>
              <h2 data-text="h4">{product.wear}</h2>
              <p data-text="small muted">{product.wearText}</p>
              <div className={`${css.asideMedia} ${mediaSurface}`}>
                <GoodPicture name={pictures.hearth} />
              </div>
            </div>
          </div>
        </Tabs.Panel>
      </Tabs.Root>
    </div>
  )
}

function Sizes() {
  const texts = useExampleTexts()
  const { product } = usePageWords()
  return (
    <Section title={product.sizes}>
      <SizeChart
        caption={product.sizesUnit}
        corner={texts.size}
        sizes={sizes.slice(1, 8)}
        rows={product.sizeRows.map(([name = '', ...values]) => ({ name, values }))}
        ownSize="52"
      />
    </Section>
  )
}

const grades = [5, 4, 5] as const
const counts = [
  { grade: 5, count: 62 },
  { grade: 4, count: 16 },
  { grade: 3, count: 5 },
  { grade: 2, count: 2 },
  { grade: 1, count: 1 },
] as const

function Reviews() {
  const texts = useExampleTexts()
  const { product } = usePageWords()
  return (
    <Section title={texts.reviews}>
      <div className={css.reviews} id="reviews">
        <div className={css.reviewSummary}>
          <RatingHistogram.Root counts={counts}>
            <RatingHistogram.Average value={4.7}>{texts.outOfFive}</RatingHistogram.Average>
            <RatingHistogram.Items />
          </RatingHistogram.Root>
          <p data-text="small">{product.fit}</p>
          <Button>{product.leave}</Button>
        </div>
        <div>
          {product.reviews.map(([name = '', date = '', formattedDate = '', text, note], index) => (
            <ReviewList.Item
              key={name}
              level={3}
              name={name}
              grade={grades[index] ?? 5}
              date={date}
              formattedDate={formattedDate}
            >
              <p>{text}</p>
              <ReviewList.Description>{note}</ReviewList.Description>
              {index === 1 && <ReviewList.Reply>{product.reply}</ReviewList.Reply>}
            </ReviewList.Item>
          ))}
          <Button>{product.more}</Button>
        </div>
      </div>
    </Section>
  )
}
