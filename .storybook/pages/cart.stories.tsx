import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { type CartFlow, type CartView, createCartFlow } from '../../packages/flows/src/cart/index.ts'
import { createFakeCarts } from '../../packages/flows/src/testing/index.ts'
import {
  Button,
  CartLine,
  DownIcon,
  Drawer,
  EmptyState,
  OrderSummary,
  Price,
  QuantityStepper,
  TextField,
} from '../../packages/ui/src/index.ts'
import type { StoryEnvironment } from '../flows/flow-demo.ts'
import { productsIn, useExampleTexts } from '../flows/products.ts'
import { backendMessagesIn } from '../flows/words.ts'
import * as css from './cart.css.ts'
import { PageFrame, Section } from './frame.tsx'
import { linePicture } from './goods.ts'
import { ruled } from './layout.css.ts'
import { GoodPicture, ProductCards } from './product-cards.tsx'
import { templateParameters } from './template.ts'
import { useTemplateFlow } from './use-template-flow.ts'
import { usePageLocale, usePageWords } from './words/index.ts'

/** Three products in the cart, and a promo code of 10 %. */
function setup({ lang, client, storage, tabStorage, broadcast }: StoryEnvironment) {
  const carts = createFakeCarts(productsIn(lang), { ZMINA10: 10 }, backendMessagesIn[lang])
  for (const product_id of [1, 2, 3])
    carts.answers['/api/cart/add']?.(
      { product_id, count: 1, ...(product_id > 1 ? { cart_id: 'cart-1' } : {}) },
      { idempotencyKey: String(product_id) },
    )
  const deps = { client: client(carts.answers), storage, tabStorage, broadcast, lang }
  return { createFlow: () => createCartFlow({ ...deps, cartId: 'cart-1', cart: carts.cart('cart-1') }) }
}

/** Lines and summary, driven by the cart's flow: counts change at once, prices with the answer. */
function Cart() {
  const lang = usePageLocale()
  return <CartOf key={lang} />
}

const meta = {
  title: 'Patterns/Pages/Cart',
  tags: ['night'],
  component: Cart,
  parameters: templateParameters,
} satisfies Meta<typeof Cart>
export default meta
export const Default: StoryObj<typeof meta> = { tags: ['toolbar'] }

/** The cart over any page: lines scroll, sums and the checkout stay, the promo code is folded to one line. */
export const Sheet: StoryObj<typeof meta> = { render: () => <CartSheet /> }

function CartSheet() {
  const lang = usePageLocale()
  return <CartSheetOf key={lang} />
}

function CartSheetOf() {
  const texts = useExampleTexts()
  const { cart: words } = usePageWords()
  const { flow, view } = useTemplateFlow(setup, usePageLocale())
  const [open, setOpen] = useState<string | null>('cart')
  const { lines, cart } = view
  return (
    <PageFrame withoutQuestion>
      <div className={css.page}>
        <div className={css.header}>
          <h1 data-text="h1">{texts.category}</h1>
          <Button onClick={() => setOpen('cart')}>{words.title}</Button>
        </div>
        <ProductCards ids={['hearth', 'grip', 'dome', 'skyline']} />
      </div>
      <Drawer.Root name={open} onNameChange={setOpen}>
        <Drawer.Content name="cart" placement="end">
          <Drawer.Header>
            <Drawer.Title>{words.title}</Drawer.Title>
            <Drawer.Close />
          </Drawer.Header>
          <Drawer.Body>
            <ul aria-label={words.goods}>
              {lines.map(line => (
                <Line key={line.id} flow={flow} line={line} />
              ))}
            </ul>
          </Drawer.Body>
          {cart && (
            <Drawer.Footer>
              <details className={css.foldedCoupon}>
                <summary>
                  {words.code}
                  <DownIcon size="small" />
                </summary>
                <Coupon flow={flow} view={view} />
              </details>
              <Totals cart={cart} />
              <p data-text="caption">{texts.noDelivery}</p>
              <Button asChild variant="accent" size="large" fullWidth>
                <a href="#checkout">{texts.checkout}</a>
              </Button>
            </Drawer.Footer>
          )}
        </Drawer.Content>
      </Drawer.Root>
    </PageFrame>
  )
}

function CartOf() {
  const texts = useExampleTexts()
  const { cart: words } = usePageWords()
  const { flow, view } = useTemplateFlow(setup, usePageLocale())
  const { lines } = view
  return (
    <PageFrame withoutQuestion>
      <div className={css.page}>
        <div className={css.header}>
          <h1 data-text="h1">{words.title}</h1>
          {lines.length > 0 && (
            <Button variant="quiet" onClick={() => flow.send({ type: 'cart.clear' })}>
              {texts.clear}
            </Button>
          )}
        </div>
        {lines.length === 0 ? (
          <EmptyState.Root>
            <EmptyState.Title>{texts.emptyCart}</EmptyState.Title>
            <EmptyState.Description>{texts.emptyCartText}</EmptyState.Description>
            <EmptyState.Footer>
              <Button asChild variant="accent">
                <a href="#catalogue">{texts.toCatalogue}</a>
              </Button>
            </EmptyState.Footer>
          </EmptyState.Root>
        ) : (
          <div className={css.columns}>
            <ul className={ruled} aria-label={words.goods}>
              {lines.map(line => (
                <Line key={line.id} flow={flow} line={line} />
              ))}
            </ul>
            <Summary flow={flow} view={view} />
          </div>
        )}
      </div>
      <Section title={words.matching}>
        <ProductCards layout="row" ids={['hearth', 'grip', 'dome', 'skyline']} />
      </Section>
    </PageFrame>
  )
}

function Line({ flow, line }: { flow: CartFlow; line: CartView['lines'][number] }) {
  const texts = useExampleTexts()
  const { cart: words } = usePageWords()
  const { id, product_id, name, count, count_left, total, pending, error } = line
  return (
    <CartLine.Root pending={pending}>
      <CartLine.Media>
        <GoodPicture name={linePicture(product_id)} />
      </CartLine.Media>
      <CartLine.Header>
        <div>
          <CartLine.Name level={2} href={`#product-${product_id}`}>
            {name}
          </CartLine.Name>
          <CartLine.Description>{words.lines[product_id - 1]}</CartLine.Description>
        </div>
        <CartLine.Remove product={name} onClick={() => flow.send({ type: 'cart.remove', lineId: id })} />
      </CartLine.Header>
      <CartLine.Footer>
        <QuantityStepper.Root
          size="small"
          product={name}
          max={count_left}
          value={count}
          onValueChange={next => flow.send({ type: 'cart.setCount', lineId: id, count: next })}
        />
        <Price amount={total} was={product_id === 1 ? 2980 * count : null} size="small" />
      </CartLine.Footer>
      {error && (
        <p className={css.lineError} role="alert">
          {error.message}{' '}
          <Button variant="quiet" onClick={() => flow.send({ type: 'cart.retry', key: `line:${id}` })}>
            {texts.again}
          </Button>
        </p>
      )}
    </CartLine.Root>
  )
}

interface CartPartProps {
  flow: CartFlow
  view: CartView
}

function Coupon({ flow, view: { cart, couponPending } }: CartPartProps) {
  const texts = useExampleTexts()
  const { cart: words } = usePageWords()
  const [code, setCode] = useState('')
  const isApplied = cart?.coupon?.state === 'applied'
  return (
    <form
      noValidate
      className={css.coupon}
      onSubmit={event => {
        event.preventDefault()
        flow.send(isApplied ? { type: 'cart.coupon.remove' } : { type: 'cart.coupon.apply', code })
      }}
    >
      <TextField
        label={words.code}
        value={code}
        onValueChange={setCode}
        readOnly={isApplied}
        valid={isApplied}
        hint={isApplied ? undefined : words.codeHint}
        error={cart?.coupon && !isApplied ? cart.coupon.message : undefined}
        autoComplete="off"
      />
      <Button type="submit" pending={couponPending}>
        {isApplied ? words.removeCode : texts.apply}
      </Button>
    </form>
  )
}

function Totals({ cart }: { cart: NonNullable<CartView['cart']> }) {
  const texts = useExampleTexts()
  const { cart: words } = usePageWords()
  return (
    <OrderSummary.Totals>
      <OrderSummary.TotalsRow term={texts.goods}>
        <Price amount={cart.list_total} size="small" />
      </OrderSummary.TotalsRow>
      {cart.discount > 0 && (
        <OrderSummary.TotalsRow term={words.codeDiscount}>
          <Price amount={-cart.discount} size="small" />
        </OrderSummary.TotalsRow>
      )}
      <OrderSummary.TotalsRow term={words.delivery}>{words.deliveryText}</OrderSummary.TotalsRow>
      <OrderSummary.TotalsRow term={texts.total} grandTotal>
        <Price amount={cart.total_price} />
      </OrderSummary.TotalsRow>
    </OrderSummary.Totals>
  )
}

function Summary({ flow, view }: CartPartProps) {
  const texts = useExampleTexts()
  const { cart, pending } = view
  if (cart === null) return null
  return (
    <OrderSummary.Root aria-busy={pending}>
      <OrderSummary.Header>
        <OrderSummary.Title />
      </OrderSummary.Header>
      <Coupon flow={flow} view={view} />
      <Totals cart={cart} />
      <Button asChild variant="accent" size="large" fullWidth>
        <a href="#checkout">{texts.checkout}</a>
      </Button>
      <OrderSummary.Description>{texts.noDelivery}</OrderSummary.Description>
    </OrderSummary.Root>
  )
}
