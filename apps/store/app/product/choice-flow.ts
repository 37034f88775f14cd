import type { ConfiguratorDeps } from '@shop/flows/product-configurator'
import { createLightConfigurator, type LightConfiguratorFlow } from '@shop/flows/product-configurator/light'
import { configurableOf, OPTION } from '@shop/flows/product-configurator/rules'
import type { ConfiguratorView } from '@shop/flows/product-configurator/view'
import { fetchSpare } from '../errors/lost-chunk.ts'
import type { ProductView } from './product.server.ts'

type Product = Pick<ProductView['product'], 'id' | 'left' | 'options'>

/** The product as far as its choice goes. */
export const choiceOf = ({ id, left, options }: Product) => configurableOf(id, left, options)

/** The choice of a product. Its machine is fetched when the shopper begins to choose. */
export const choiceFlow = (product: Product, cart: NonNullable<ConfiguratorDeps['cart']>): LightConfiguratorFlow =>
  createLightConfigurator({
    product: choiceOf(product),
    cart,
    load: async () =>
      (await fetchSpare(() => import('@shop/flows/product-configurator'))).createProductConfiguratorFlow,
  })

/** Id of the size that is chosen; null: none is. */
export const sizeOf = ({ attributes: [sizes] }: ConfiguratorView): string | null =>
  sizes?.values.find(({ chosen }) => chosen)?.id ?? null

export const chooseSize = (flow: LightConfiguratorFlow, value: string | null): void => {
  if (value !== null) flow.send({ type: 'option.choose', attribute: OPTION, value })
}

/** The form knows a size that was chosen before its script was there. */
export function takeSize(flow: LightConfiguratorFlow, form: HTMLFormElement): void {
  const held = new FormData(form).get('option_id')
  if (typeof held === 'string' && held !== sizeOf(flow.getView())) chooseSize(flow, held)
}

/** The form knows pieces that were typed and not confirmed yet. */
export function takeCount(flow: LightConfiguratorFlow, form: HTMLFormElement): void {
  const held = Number(new FormData(form).get('count'))
  if (Number.isInteger(held) && held > 0 && held !== flow.getView().count) flow.send({ type: 'count.set', count: held })
}
