import type { AdClick, City, Point } from '@shop/contract'
import type { Form } from '@shop/contract/fields'
import type { Locale } from '@shop/contract/locales'
import type { FieldIssues } from '../flow/field-issues.ts'
import type { CheckoutContext } from './context.ts'
import type { CheckoutValues, DeliveryChoice } from './values.ts'

/** A form within a step: fields with their rules, whose inputs have a common prefix. */
export interface StepForm {
  /** `contact` for the inputs `contact.name`, `contact.phone`, …; empty for inputs named as their fields. */
  readonly prefix: string
  readonly form: Form
  /** Whether its inputs are on the page; if not, they are neither validated nor normalised. @default always */
  readonly isShown?: (values: CheckoutValues) => boolean
  /** Whether what is selected needs it. @default always */
  readonly isRequired?: (chosen: DeliveryChoice) => boolean
}

export interface CheckoutStep<Name extends string = string> {
  readonly name: Name
  /** Its forms, and names of inputs without rules, in the order of the page. */
  readonly fields: readonly (StepForm | string)[]
  /** Issues beside those of its forms. */
  readonly validate?: (values: CheckoutValues, chosen: DeliveryChoice) => FieldIssues
}

/** What the body of an order is made of. */
export interface OrderDraft extends DeliveryChoice {
  readonly lang: Locale
  /** Empty for a cart that the backend knows by its session. */
  readonly cartId: string
  readonly coupon: string | null
  /** The cart as it was shown. */
  readonly version: string
  /** The advertisement that the visit came from. */
  readonly adClick?: AdClick | null | undefined
  /** Normalised. */
  readonly values: CheckoutValues
}

/** The part of a checkout that its page is made of. The inputs `delivery.id` and `payment.id` hold the selected shipping method and payment. */
export interface CheckoutForm<Name extends string = string> {
  /** In their order; the order is submitted from the last one. */
  readonly steps: readonly [CheckoutStep<Name>, ...CheckoutStep<Name>[]]
  /**
   * What the shipping methods depend on, e.g. a ZIP code; null while it is not known. They are loaded for it when the step
   * that it is entered in is finished or left, and at once when it changes while another one is open.
   * @default the picked city; without a city directory they are those of the input
   */
  destination?(values: CheckoutValues): string | null
}

/** A checkout as data. */
export interface CheckoutDefinition<Name extends string = string> extends CheckoutForm<Name> {
  /** The body of the order, plain data; null while something is missing. */
  toOrderBody(order: OrderDraft): object | null
  /** The input for a path in the backend's messages. @default the path itself */
  inputForPath?(path: string): string
  /** Cities, points and saved addresses to pick from, with the events `city.pick`, `point.pick`, `address.pick`. @default none */
  readonly directory?: CityDirectory
}

/** Changes values of the form, and what depends on them. */
export type UpdateValues = (context: CheckoutContext, values: CheckoutValues) => CheckoutContext

/** Where shipping goes, picked from a directory of cities, the points of a carrier and saved addresses. */
export interface CityDirectory {
  /** Values of a delivery without a point. */
  readonly noPoint: CheckoutValues
  /** Null: none. */
  pickCity(update: UpdateValues, context: CheckoutContext, city: City | null): CheckoutContext
  /** Null: none of the saved addresses. */
  pickAddress(update: UpdateValues, context: CheckoutContext, id: number | null): CheckoutContext
  /** Whether a saved address is in another city than the present one. */
  isInOtherCity(context: CheckoutContext, id: number | null): boolean
  /** Null: none. */
  pickPoint(update: UpdateValues, context: CheckoutContext, point: Point | null): CheckoutContext
}
