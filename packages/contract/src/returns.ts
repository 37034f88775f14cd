import * as z from 'zod'
import { call } from './call.ts'
import { orderItemObject, orderObject, Refund, ReturnKind, ReturnStatus } from './checkout.ts'
import { optionalSchemaOf } from './field-schema.ts'
import { fields } from './fields.ts'
import { isIban, toIban } from './iban.ts'
import { count, id, Lang, LangOnly, moment, secret } from './primitives.ts'
import { optionObject } from './product.ts'
import { MAX_PHOTOS } from './return-rules.ts'
import { oneOf, type Schema } from './schema.ts'

/** `number` is the request's own, `order_number` the order's; `question` is an id. */
export interface ReturnRequest extends z.output<typeof returnRequest> {}
const returnRequest = z.object({
  id,
  number: z.string(),
  order_number: z.string(),
  kind: ReturnKind,
  /** `option` is the size that was bought, `wanted_option` the one it is exchanged for. */
  items: z.array(
    z.object({
      line_id: id,
      count: z.int().min(1),
      option_id: id.nullable(),
      name: z.string(),
      option: z.string().nullable(),
      wanted_option: z.string().nullable(),
    }),
  ),
  question: z.string(),
  comment: z.string().nullable(),
  status: ReturnStatus,
  date: moment,
  history: z.array(z.object({ status: ReturnStatus, date: moment })),
  /** Null before it is completed, and when there is no money to give back. */
  refund: z.nullish(Refund),
  /** Pixels; the picture itself: `return/photo/show`. */
  photos: z.array(z.object({ id, width: z.int().positive(), height: z.int().positive() })),
})
export const ReturnRequest: Schema<ReturnRequest> = returnRequest

/**
 * An order with items that can still be returned, until `return_until`. `return_excluded`: products without defects that by law
 * cannot be returned (gloves, underwear, socks). `options`: the sizes to exchange for. `refund_to`: where the money of a return goes;
 * absent: to where it came from.
 */
export interface ReturnableOrder extends z.output<typeof returnableOrder> {}
const returnableOrder = orderObject.extend({
  return_until: moment,
  refund_to: oneOf(['card', 'account']).optional(),
  items: z.array(
    orderItemObject.extend({
      return_excluded: z.boolean(),
      options: z.array(optionObject.pick({ id: true, name: true, availability: true })),
    }),
  ),
})
export const ReturnableOrder: Schema<ReturnableOrder> = returnableOrder

const ReturnForm = z.object({
  orders: z.array(ReturnableOrder),
  requests: z.array(ReturnRequest),
  questions: z.array(z.object({ id: z.string(), text: z.string() })),
})

const returnFields = {
  lang: Lang,
  number: z.string().min(1).max(32),
  kind: ReturnKind,
  items: z
    .array(z.strictObject({ line_id: id, count, option_id: id.optional() }))
    .min(1)
    .max(100),
  question: z.string().min(1).max(64),
  comment: optionalSchemaOf(fields.comment),
  /** Account for money that does not go back to a card; without it the shop asks the buyer. */
  iban: z
    .string()
    .max(64)
    .overwrite(toIban)
    .refine(iban => iban === '' || isIban(iban))
    .optional(),
  /** Tokens from the responses to `POST /api/return/photo`. */
  photos: z.array(secret).max(MAX_PHOTOS).optional(),
}

export const profileReturn = call('/api/profile/return', {
  summary: 'The newest orders with returnable items, the newest return requests, and the reasons to choose from.',
  protected: true,
  body: LangOnly,
  data: ReturnForm,
})

export const profileReturnCreate = call('/api/profile/return/create', {
  summary: 'Requests an exchange or a return.',
  protected: true,
  body: z.strictObject(returnFields),
  data: ReturnRequest,
})

export const returnShow = call('/api/return/show', {
  summary: 'As profile/return for one order, opened by its token.',
  body: z.strictObject({ lang: Lang, number: z.string().min(1).max(32), token: secret }),
  data: ReturnForm,
})

export const returnCreate = call('/api/return/create', {
  summary: 'Requests an exchange or a return as a guest, with the token of the order.',
  body: z.strictObject({ ...returnFields, token: secret }),
  data: ReturnRequest,
})

export const returnPhotoShow = call('/api/return/photo/show', {
  summary: 'A photo of a return request, for the customer whose order it is or by the token of the order.',
  body: z.strictObject({
    lang: Lang,
    id,
    token: secret.optional(),
    /** Reduced to at most 320 pixels. */
    preview: z.boolean().default(false),
  }),
  data: z.object({ type: z.literal('image/webp'), /** Base64. */ data: z.string() }),
})

/** Response to `POST /api/return/photo`: a token for `photos` of a request, and the reduced size in pixels. */
export interface UploadedPhoto extends z.output<typeof uploadedPhoto> {}
const uploadedPhoto = z.object({ token: secret, width: z.int().positive(), height: z.int().positive() })
export const UploadedPhoto: Schema<UploadedPhoto> = uploadedPhoto
