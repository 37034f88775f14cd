import type { Meta, StoryObj } from '@storybook/react-vite'
import { useId } from 'react'
import { Button, Price, RightIcon, StandardBadge } from '../../packages/ui/src/index.ts'
import { PageFrame, Section } from './frame.tsx'
import { goodIn, pictures } from './goods.ts'
import * as css from './home.css.ts'
import { bleed, mediaSurface, specTable, wrap } from './layout.css.ts'
import { GoodPicture, ProductCards } from './product-cards.tsx'
import { templateParameters } from './template.ts'
import { usePageLocale, usePageWords } from './words/index.ts'

/** Banner with one product, terms, categories, standards and trades, bestsellers, a product taken apart, new products, news. */
function Home() {
  return (
    <PageFrame>
      <Banner />
      <Benefits />
      <Categories />
      <WaysIn />
      <Hits />
      <Anatomy />
      <Novelties />
      <News />
    </PageFrame>
  )
}

const meta = {
  title: 'Patterns/Pages/Home',
  tags: ['night'],
  component: Home,
  parameters: templateParameters,
} satisfies Meta<typeof Home>
export default meta
export const Default: StoryObj<typeof meta> = { tags: ['toolbar'] }

function Banner() {
  const { home } = usePageWords()
  const { amount, was } = goodIn(usePageLocale(), 'traverse')
  return (
    <div className={css.banner} data-surface="inverse">
      <div className={css.bannerText}>
        <ul className={css.bannerStandards}>
          {['EN 388', 'EN 1149-5'].map(code => (
            <li key={code}>
              <StandardBadge code={code} />
            </li>
          ))}
        </ul>
        <h1 data-text="display">{home.banner}</h1>
        <p data-text="lead">{home.bannerText}</p>
        <div className={css.bannerActions}>
          <Button asChild variant="accent" size="large">
            <a href="#traverse">{home.bannerAction}</a>
          </Button>
          <Price amount={amount} was={was} size="large" />
        </div>
      </div>
      <div className={`${css.bannerMedia} ${mediaSurface}`}>
        <GoodPicture name={pictures.traverseBack} />
        <GoodPicture name={pictures.traverse} />
      </div>
    </div>
  )
}

function Benefits() {
  const { home } = usePageWords()
  return (
    <div className={wrap}>
      <ul className={css.benefits} aria-label={home.benefitsLabel}>
        {home.benefits.map(([figure, what, more]) => (
          <li key={figure}>
            <span data-text="numeric">{figure}</span>
            <p>
              <b>{what}</b> {more}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

const tilePictures = [
  pictures.traverse,
  pictures.ridge,
  pictures.support,
  pictures.suit,
  pictures.skyline,
  pictures.dnipro,
  pictures.hearth,
  pictures.ground,
  pictures.grip,
  pictures.dome,
  pictures.kneePads,
  pictures.belt,
] as const

function Categories() {
  const { shell, home } = usePageWords()
  return (
    <Section title={shell.catalogue} all={home.all}>
      <ul className={`${css.tiles} ${bleed}`}>
        {tilePictures.map((picture, index) => {
          const [name = '', count] = home.tiles[index] ?? []
          return (
            <li key={name}>
              <a className={css.tile} href={`#category-${index}`}>
                <span className={css.tileMedia}>
                  <GoodPicture name={picture} />
                </span>
                <span className={css.tileText}>
                  <b>{name}</b>
                  <span>{count}</span>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

const standardCodes = ['EN ISO 20471', 'EN 343', 'EN 342', 'EN ISO 20345', 'EN 388', 'EN 397']

/** The catalogue by what the work demands, for those who do not look for a garment. */
function WaysIn() {
  const id = useId()
  const { home } = usePageWords()
  return (
    <div className={css.shortcuts}>
      <nav aria-labelledby={`${id}-standards`}>
        <h2 id={`${id}-standards`} data-text="h3">
          {home.byStandard}
        </h2>
        <ul className={css.standardLinks}>
          {standardCodes.map((code, index) => (
            <li key={code}>
              <a href={`#${code}`}>
                <StandardBadge code={code} text={home.standards[index]} layout="row" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-labelledby={`${id}-trades`}>
        <h2 id={`${id}-trades`} data-text="h3">
          {home.byTrade}
        </h2>
        <ul className={css.tradeLinks}>
          {home.trades.map(name => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function Hits() {
  const { home } = usePageWords()
  return (
    <Section title={home.hits} all={home.allHits}>
      <ProductCards layout="row" ids={['ridge', 'ground', 'support', 'skyline']} />
    </Section>
  )
}

function Novelties() {
  const { home } = usePageWords()
  return (
    <Section title={home.novelties} all={home.allNovelties}>
      <ProductCards layout="row" ids={['pole', 'shift', 'pass', 'dome']} />
    </Section>
  )
}

/** Where the pins stand on the drawing, in per cent of its width and height. */
const pins = [
  [50, 13],
  [36, 30],
  [40, 47],
  [16, 66],
  [38, 82],
  [66, 34],
] as const

function Anatomy() {
  const id = useId()
  const { home, product } = usePageWords()
  const { name, amount, was, picture } = goodIn(usePageLocale(), 'traverse')
  return (
    <section className={css.anatomy} aria-labelledby={id}>
      <div className={`${css.anatomyMedia} ${mediaSurface}`}>
        <div className={css.drawing}>
          <GoodPicture name={picture} alt={name} />
          {pins.map(([x, y], index) => (
            <span
              key={x}
              className={css.pin}
              aria-hidden="true"
              style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
            >
              {index + 1}
            </span>
          ))}
        </div>
      </div>
      <div className={css.anatomyText}>
        <h2 id={id} data-text="h2">
          {home.anatomy}
        </h2>
        <p data-text="lead muted">{home.anatomyText}</p>
        <table className={specTable}>
          <tbody>
            {home.anatomyRows.map(([part, text, figure], index) => (
              <tr key={part}>
                <td>
                  <span className={css.pin}>{index + 1}</span>
                </td>
                <th scope="row">
                  {part}
                  <small>{text}</small>
                </th>
                <td>{figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className={css.anatomyProduct}>
          <div>
            <p data-text="h4">{name}</p>
            <p data-text="caption">{product.code}</p>
          </div>
          <Price amount={amount} was={was} />
          <Button asChild>
            <a href="#traverse">
              {home.toProduct}
              <RightIcon size="small" />
            </a>
          </Button>
        </div>
      </div>
    </section>
  )
}

function News() {
  const { home } = usePageWords()
  return (
    <Section title={home.news} all={home.allNews}>
      <ul className={css.news}>
        {home.articles.map(([day, month, title, text]) => (
          <li key={title}>
            <article>
              <p className={css.date}>
                <b>{day}</b> {month}
              </p>
              <h3 data-text="h4">
                <a href="#article">{title}</a>
              </h3>
              <p data-text="small muted">{text}</p>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  )
}
