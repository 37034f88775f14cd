import type { FlowError } from '../flow/failure.ts'
import { type Chosen, type Configurable, choose, missing, piecesOf, resolve, stillChosen } from './rules.ts'

/** What is put into the cart. */
export interface Goods {
  readonly productId: number
  readonly optionId: number | null
}

export interface ConfiguratorContext {
  readonly product: Configurable
  readonly chosen: Chosen
  /** Pieces as they were asked for; how many can be had depends on the option. */
  readonly wanted: number
  /** Something was to be put into the cart before all was chosen: what is missing is told. */
  readonly told: boolean
  /** What is on its way into the cart. */
  readonly sent: Goods | null
  readonly error: FlowError | null
}

export interface ConfiguratorInput {
  product: Configurable
  /** What is chosen at first. @default nothing */
  chosen?: Chosen
  /** @default 1 */
  count?: number
}

export const initial = ({ product, chosen = {}, count = 1 }: ConfiguratorInput): ConfiguratorContext => ({
  product,
  chosen: stillChosen(product, chosen),
  wanted: count,
  told: false,
  sent: null,
  error: null,
})

export const resolutionOf = ({ product, chosen }: ConfiguratorContext) => resolve(product, chosen)

export const missingOf = ({ product, chosen }: ConfiguratorContext) => missing(product, chosen)

export const countOf = ({ product, chosen, wanted }: ConfiguratorContext): number => piecesOf(product, chosen, wanted)

/** Another choice. What was told about the one before is done with. */
export const chose = (context: ConfiguratorContext, chosen: Chosen): ConfiguratorContext => ({
  ...context,
  chosen,
  error: null,
})

export const choosing = (context: ConfiguratorContext, slug: string, id: string): ConfiguratorContext =>
  chose(context, choose(context.product, context.chosen, slug, id))

/** The product as it is now; another product is chosen anew. */
export function received(context: ConfiguratorContext, product: Configurable): ConfiguratorContext {
  if (product.productId !== context.product.productId) return initial({ product })
  return { ...context, product, chosen: stillChosen(product, context.chosen) }
}

/** What would be put into the cart. */
export const goodsOf = (context: ConfiguratorContext): Goods => ({
  productId: context.product.productId,
  optionId: resolutionOf(context).optionId,
})

/** What leaves for the cart. */
export const sending = (context: ConfiguratorContext): ConfiguratorContext => ({
  ...context,
  sent: goodsOf(context),
  told: false,
  error: null,
})

export const isSent = ({ sent }: ConfiguratorContext, { productId, optionId }: Goods): boolean =>
  sent?.productId === productId && sent.optionId === optionId
