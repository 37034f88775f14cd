import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Breadcrumbs, Button, Drawer, Facets, FilterIcon, Pagination, SortSelect } from '../../packages/ui/src/index.ts'
import { useExampleTexts } from '../flows/products.ts'
import { PageFrame } from './frame.tsx'
import { breadcrumbs, count, headingRow, onlyNarrow, onlyWide, pageHeading, pill, pills, wrap } from './layout.css.ts'
import { ProductCards } from './product-cards.tsx'
import * as css from './product-list.css.ts'
import { templateParameters } from './template.ts'
import { usePageWords } from './words/index.ts'

/** Heading with the number of products, subcategories, filters beside the list or in a drawer, sorting, pages. */
function ProductList() {
  const texts = useExampleTexts()
  const { list, shell } = usePageWords()
  return (
    <PageFrame>
      <div className={`${wrap} ${breadcrumbs}`}>
        <Breadcrumbs
          items={[
            { name: texts.home, url: '#home' },
            { name: shell.catalogue, url: '#catalogue' },
            { name: texts.category, url: '#jackets' },
          ]}
        />
      </div>
      <div className={pageHeading}>
        <div className={headingRow}>
          <h1 data-text="h1">{texts.category}</h1>
          <span className={count} data-text="numeric">
            {list.count}
          </span>
        </div>
        <nav aria-label={list.subcategoriesLabel}>
          <ul className={pills}>
            {list.subcategories.map(([name, number]) => (
              <li key={name}>
                <a className={pill} href="#subcategory">
                  {name} <span>{number}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <Results />
    </PageFrame>
  )
}

const meta = {
  title: 'Patterns/Pages/Product list',
  tags: ['night'],
  component: ProductList,
  parameters: templateParameters,
} satisfies Meta<typeof ProductList>
export default meta
export const Default: StoryObj<typeof meta> = { tags: ['toolbar'] }

function Results() {
  const texts = useExampleTexts()
  const { list } = usePageWords()
  return (
    <div className={css.listing}>
      <form className={onlyWide} onSubmit={event => event.preventDefault()}>
        <Facets.Root>
          <Facets.Header>
            <Facets.Title />
            <Button type="reset" variant="quiet">
              {texts.reset}
            </Button>
          </Facets.Header>
          <Filters />
        </Facets.Root>
      </form>
      <div className={css.results}>
        <div className={css.toolbar}>
          <FilterDrawer />
          <Facets.AppliedFilters>
            {list.chips.map(name => (
              <Facets.Chip key={name} href="#without" name={name} />
            ))}
          </Facets.AppliedFilters>
          <SortSelect
            label={texts.sorting}
            options={texts.sortings.map((name, index) => ({ value: String(index), name }))}
          />
        </div>
        <ProductCards
          ids={[
            'traverse',
            'pole',
            'highway',
            'pass',
            'skyline',
            'hearth',
            'arc',
            'dnipro',
            'track',
            'khortytsia',
            'vector',
            'platform',
          ]}
        />
        <Pagination page={2} pages={6} href={page => `#page-${page}`} />
      </div>
    </div>
  )
}

const sizes = ['44', '46', '48', '50', '52', '54', '56', '58', '60', '62', '64'].map((text, index) => ({
  value: text,
  text,
  count: index === 10 ? 0 : 12 - index,
}))
const counted = (text: string, index: number) => ({ value: text, text, count: [17, 11, 8, 6, 5, 3][index] ?? 1 })

function Filters() {
  const texts = useExampleTexts()
  const { list } = usePageWords()
  const colours = [texts.graphite, texts.navy, texts.signal, texts.olive]
  return (
    <>
      <Facets.Group title={texts.price} open>
        <Facets.Range legend={texts.price} bounds={[120, 8900]} step={10} defaultValue={[1000, 4200]} />
      </Facets.Group>
      <Facets.Group title={texts.size} count={1} open>
        <Facets.Options legend={texts.size} layout="grid" options={sizes} defaultValue={['52']} />
      </Facets.Group>
      <Facets.Group title={texts.standard} count={1} open>
        <Facets.Options
          legend={texts.standard}
          options={list.standards.map(counted)}
          defaultValue={list.standards.slice(1, 2)}
        />
      </Facets.Group>
      <Facets.Group title={texts.colour} count={1} open>
        <Facets.Options legend={texts.colour} options={colours.map(counted)} defaultValue={[texts.graphite]} />
      </Facets.Group>
      <Facets.Group title={texts.brand}>
        <Facets.Options legend={texts.brand} options={['HART'].map(counted)} />
      </Facets.Group>
    </>
  )
}

/** On narrow screens the filters are in a drawer, whose button says how many products they leave. */
function FilterDrawer() {
  const texts = useExampleTexts()
  const { list } = usePageWords()
  const [open, setOpen] = useState<string | null>(null)
  return (
    <>
      <Button className={onlyNarrow} onClick={() => setOpen('filters')}>
        <FilterIcon size="small" />
        {`${texts.filters} · ${list.chips.length}`}
      </Button>
      <Drawer.Root name={open} onNameChange={setOpen}>
        <Drawer.Content name="filters" placement="start">
          <Drawer.Header>
            <Drawer.Title>{texts.filters}</Drawer.Title>
            <Drawer.Close />
          </Drawer.Header>
          <Drawer.Body>
            <Filters />
          </Drawer.Body>
          <Drawer.Footer className={css.drawerActions}>
            <Button variant="quiet">{texts.reset}</Button>
            <Button variant="accent" onClick={() => setOpen(null)}>
              {list.show}
            </Button>
          </Drawer.Footer>
        </Drawer.Content>
      </Drawer.Root>
    </>
  )
}
