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
  /** Requested count; how many can be had depends on the option. */
  readonly requestedCount: number
  /** Submitted before everything was chosen: missing attributes are marked. */
  readonly showErrors: boolean
  /** The product that is being added to the cart. */
  readonly sent: Goods | null
  readonly error: FlowError | null
}

export interface ConfiguratorInput {
  product: Configurable
  /** What is chosen at first. @default nothing */
  chosen?: Chosen
  /** @default 1 */
  count?: number
  /** Missing attributes are marked from the start. @default false */
  showErrors?: boolean
  /** The product that is being added already. @default none */
  sent?: Goods | null
  /** Why the cart could not take it before. @default null */
  error?: FlowError | null
}

export function initial(input: ConfiguratorInput): ConfiguratorContext {
  const { product, chosen = {}, count = 1, showErrors = false, sent = null, error = null } = input
  return { product, chosen: stillChosen(product, chosen), requestedCount: count, showErrors, sent, error }
}

/** The input with which another machine continues. */
export const inputForPath = ({ requestedCount: count, ...rest }: ConfiguratorContext): Required<ConfiguratorInput> => ({
  ...rest,
  count,
})

export const resolutionOf = ({ product, chosen }: ConfiguratorContext) => resolve(product, chosen)

/** What is to be chosen before anything can be bought, in the order of the page; of what has sold out the first is chosen anew. */
export function missingOf({ product, chosen }: ConfiguratorContext): readonly string[] {
  const lacking = missing(product, chosen)
  if (lacking.length > 0 || resolve(product, chosen).status === 'resolved') return lacking
  return product.attributes.slice(0, 1).map(({ slug }) => slug)
}

export const countOf = ({ product, chosen, requestedCount }: ConfiguratorContext): number =>
  piecesOf(product, chosen, requestedCount)

/** Changes the choice and clears the error of the previous one. */
export const withChoice = (context: ConfiguratorContext, chosen: Chosen): ConfiguratorContext => ({
  ...context,
  chosen,
  error: null,
})

export const chooseValue = (context: ConfiguratorContext, slug: string, id: string): ConfiguratorContext =>
  withChoice(context, choose(context.product, context.chosen, slug, id))

/** The product as it is now; another product is chosen anew. */
export function replaceProduct(context: ConfiguratorContext, product: Configurable): ConfiguratorContext {
  if (product.productId !== context.product.productId) return initial({ product })
  return { ...context, product, chosen: stillChosen(product, context.chosen) }
}

/** What would be put into the cart. */
export const goodsOf = (context: ConfiguratorContext): Goods => ({
  productId: context.product.productId,
  optionId: resolutionOf(context).optionId,
})

/** What leaves for the cart. */
export const startAdding = (context: ConfiguratorContext): ConfiguratorContext => ({
  ...context,
  sent: goodsOf(context),
  showErrors: false,
  error: null,
})

/** Something was to go into the cart before all was chosen. */
export const withErrorsShown = (context: ConfiguratorContext): ConfiguratorContext => ({ ...context, showErrors: true })

/** The cart knows no more of what was sent: it has it, or has let it go. */
export const finishAdding = (context: ConfiguratorContext): ConfiguratorContext => ({ ...context, sent: null })

/** The cart could not take it. */
export const failAdding = (context: ConfiguratorContext, error: FlowError): ConfiguratorContext => ({
  ...context,
  sent: null,
  error,
})

export const isSent = ({ sent }: ConfiguratorContext, { productId, optionId }: Goods): boolean =>
  sent?.productId === productId && sent.optionId === optionId

/** The chosen product is being added already. */
export const isAdding = (context: ConfiguratorContext): boolean =>
  resolutionOf(context).status === 'resolved' && isSent(context, goodsOf(context))
