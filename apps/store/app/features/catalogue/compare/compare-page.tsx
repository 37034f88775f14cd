import { localise } from '@shop/contract/locales'
import { AvailabilityLabel } from '@shop/ui/availability-label'
import { Button } from '@shop/ui/button'
import { type ComparisonGroup, ComparisonTable } from '@shop/ui/comparison-table'
import { ErrorSummary } from '@shop/ui/error-summary'
import { CheckboxField } from '@shop/ui/field'
import { formatMessage } from '@shop/ui/messages/format'
import { Price } from '@shop/ui/price'
import { ReviewGrade } from '@shop/ui/review-grade'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import { expandImage } from '../../../platform/pictures/compact-image.ts'
import { Picture } from '../../../platform/pictures/picture.tsx'
import { usePage } from '../../../platform/words/use-page.ts'
import { EmptyNotice } from '../../../shell/empty-notice.tsx'
import { ShareButton } from '../product/share-button.tsx'
import type { ComparisonData } from './compare.server.ts'
import { comparedText } from './compared.ts'
import { comparedChanged } from './use-compared.ts'

type Compared = ComparisonData['products'][number]

const isSame = (values: readonly unknown[]): boolean => values.length > 1 && values.every(value => value === values[0])

/** Products side by side with their technical data. */
export function ComparePage({ data }: { data: ComparisonData }) {
  const { products, groups, words, isFull, refused, path } = data
  const { locale } = usePage()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = comparedText(products.map(({ id }) => id))
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    comparedChanged()
    // The pressed button is gone with its column.
    heading.current?.focus()
  }, [shown])

  const action = localise('/compare', locale)
  const row = (name: string, values: ComparisonGroup['rows'][number]['values'], same: boolean) => ({
    name,
    values,
    same,
  })
  const general: ComparisonGroup = {
    name: '',
    rows: [
      row(
        words.picture,
        products.map(product => <ProductPicture key={product.id} product={product} />),
        false,
      ),
      row(
        words.price,
        products.map(({ id, price, was, isFrom }) => <Price key={id} amount={price} was={was} from={isFrom} />),
        isSame(products.map(({ price }) => price)),
      ),
      row(
        words.stock,
        products.map(({ id, availability }) => <AvailabilityLabel key={id} availability={availability} />),
        isSame(products.map(({ availability }) => availability)),
      ),
      row(
        words.rating,
        products.map(({ id, rating, reviews }) =>
          rating === null ? null : <ReviewGrade key={id} value={rating} count={reviews} />,
        ),
        isSame(products.map(({ rating }) => rating)),
      ),
    ],
  }
  const actions = row(
    words.actions,
    products.map(product => (
      <div key={product.id} className="compare__actions">
        <Button asChild size="small">
          <StoreLink
            href={product.hasSizes ? `${product.url}#size` : product.url}
            aria-label={formatMessage(product.hasSizes ? words.chooseSizeOf : words.toProductOf, {
              product: product.name,
            })}
          >
            {product.hasSizes ? words.chooseSize : words.toProduct}
          </StoreLink>
        </Button>
        <Form method="post" action={action}>
          <input type="hidden" name="product_id" value={product.id} />
          <input type="hidden" name="products" value={shown} />
          <Button
            type="submit"
            name="intent"
            value="remove"
            variant="quiet"
            size="small"
            aria-label={formatMessage(words.removeOf, { product: product.name })}
          >
            {words.remove}
          </Button>
        </Form>
      </div>
    )),
    false,
  )
  const [first, ...others] = groups
  // What has no heading follows the general facts.
  const isHeadless = first?.name === ''
  const table: ComparisonGroup[] = [
    { ...general, rows: [...general.rows, ...(isHeadless ? first.rows : []), actions] },
    ...(isHeadless ? others : groups),
  ]
  const isUniform = groups.every(({ rows }) => rows.every(({ same }) => same))
  return (
    <div className="wrap compare">
      <h1 data-text="h1" ref={heading} tabIndex={-1}>
        {words.title}
      </h1>
      <ErrorSummary>{isFull ? words.full : refused}</ErrorSummary>
      {products.length === 0 ? (
        <EmptyNotice words={words} />
      ) : (
        <>
          <div className="compare__tools">
            {products.length > 1 && (
              <span className="compare__only">
                <CheckboxField label={words.differences} autoComplete="off" />
              </span>
            )}
            <span className="compare__share">
              <ShareButton name={words.title} words={words} path={path} />
            </span>
            <Form method="post" action={action}>
              <Button type="submit" name="intent" value="clear" variant="quiet" size="small">
                {words.clear}
              </Button>
            </Form>
          </div>
          {products.length === 1 && <p data-text="muted">{words.addAnother}</p>}
          {isUniform && <p className="compare__uniform">{words.noDifferences}</p>}
          <ComparisonTable
            caption={words.table}
            corner={words.corner}
            columns={products.map(({ id, name, url }) => ({ id, header: <StoreLink href={url}>{name}</StoreLink> }))}
            groups={table}
            data-count={products.length}
          />
        </>
      )}
    </div>
  )
}

function ProductPicture({ product: { picture, url } }: { product: Compared }) {
  return (
    <StoreLink href={url} className="compare__picture media-surface" tabIndex={-1} aria-hidden="true">
      <Picture image={expandImage(picture)} sizes="(max-width: 767.98px) 140px, 240px" eager />
    </StoreLink>
  )
}
