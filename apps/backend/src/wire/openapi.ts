import * as contract from '@shop/contract'
import { type AnyCall, calls, keyLength, statuses } from '@shop/contract'
import { z } from 'zod'
import {
  cardProviderIds,
  instalmentBankIds,
  instalmentMethodId,
  type ProviderId,
  paymentCallbackPath,
} from './payment-providers.ts'

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType

/** Exported schemas of the contract become named components; the others are inlined. */
const registry = z.registry<{ id: string }>()
for (const [name, value] of Object.entries(contract))
  if (/^[A-Z]/.test(name) && isSchema(value)) registry.add(value, { id: name })

const nameOf = (path: string): string =>
  path
    .replace(/^\/api\//, '')
    .split(/[^a-zA-Z]+/)
    .filter(Boolean)
    .map(word => word[0]?.toUpperCase() + word.slice(1))
    .join('')

for (const call of calls) if (!registry.has(call.data)) registry.add(call.data, { id: `${nameOf(call.path)}Data` })

const reference = (name: string) => `#/components/schemas/${name}`

const without = <Key extends string>(schema: Readonly<Record<string, unknown>>, ...keys: Key[]) =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.some(other => other === key)))

const successAnswer = (dataName: string) => ({
  description: 'Success',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['success', 'data'],
        properties: { success: { const: true }, data: { $ref: reference(dataName) } },
      },
    },
  },
})

const failureAnswer = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: reference('Failure') } } },
})

const reasons: Readonly<Record<number, string>> = {
  400: 'Not readable as JSON',
  401: 'No valid access token',
  403: 'Sent by a page of another site',
  404: 'Not found',
  409: 'The state has changed; `data` may contain the current one',
  413: 'Body over 64 KiB',
  415: 'Not JSON',
  422: 'The body breaks a rule; `fields` says where',
  429: 'Too many attempts; see Retry-After',
  500: 'Internal error',
  503: 'Temporarily unavailable; see Retry-After',
}

function operation(call: AnyCall, dataName: string) {
  const body = without(z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }), '$schema')
  const [, group = ''] = call.path.split('/').filter(Boolean)
  return {
    post: {
      operationId: nameOf(call.path),
      summary: call.summary,
      tags: [group],
      ...(call.protected ? { security: [{ token: [] }] } : {}),
      parameters: [
        ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
          name,
          in: 'path',
          required: true,
          schema: { type: 'integer', minimum: 1 },
        })),
        ...(call.idempotent
          ? [
              {
                name: 'Idempotency-Key',
                in: 'header',
                required: true,
                description: 'A repeat with the same key returns the stored response and is not executed again.',
                schema: { type: 'string', minLength: keyLength.min, maxLength: keyLength.max },
              },
            ]
          : []),
      ],
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
      responses: {
        200: successAnswer(dataName),
        ...Object.fromEntries(
          Object.entries(reasons)
            .filter(([status]) => call.protected || Number(status) !== statuses.unauthorised)
            .map(([status, reason]) => [status, failureAnswer(reason)]),
        ),
      },
    },
  }
}

/** The upload of a photo, whose body is the picture itself. */
/** The upload of a photo; `headers`: how a guest proves to be allowed. */
const photoOperation = (operationId: string, tag: string, summary: string, headers: readonly string[]) => ({
  post: {
    operationId,
    summary,
    tags: [tag],
    security: [{ token: [] }, {}],
    parameters: [
      { name: 'lang', in: 'query', schema: { type: 'string', enum: [...contract.locales] } },
      ...headers.map(name => ({
        name,
        in: 'header',
        description: 'Of a guest, who has no access token.',
        schema: { type: 'string' },
      })),
    ],
    requestBody: {
      required: true,
      description: `A JPEG, PNG, WebP or AVIF of at most ${contract.MAX_PHOTO_BYTES} bytes.`,
      content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
    },
    responses: {
      200: successAnswer('UploadedPhoto'),
      ...(headers.length > 0 ? { 401: failureAnswer('Neither a customer nor the token of an order') } : {}),
      413: failureAnswer('Too many bytes or pixels'),
      415: failureAnswer('No photo'),
      429: failureAnswer('Too many photos; see Retry-After'),
    },
  },
})

/** A callback of a payment provider, in the provider's own form. */
interface Callback {
  provider: string
  type: string
  description: string
}

const callbacks: Readonly<Record<ProviderId, Callback>> = {
  liqpay: {
    provider: 'LiqPay',
    type: 'application/x-www-form-urlencoded',
    description: 'The fields `data` and `signature` of its protocol.',
  },
  monobank: {
    provider: 'monobank',
    type: 'application/json',
    description: 'An invoice, signed in the header `X-Sign` over the bytes of the body.',
  },
  privatbank_parts: {
    provider: 'PrivatBankParts',
    type: 'application/json',
    description: 'The state of a purchase in instalments, with the `signature` of its protocol.',
  },
  monobank_parts: {
    provider: 'MonobankParts',
    type: 'application/json',
    description: 'The state of a purchase in instalments, signed in the header `signature` over the bytes of the body.',
  },
}

const callbackOperation = ({ provider, type, description }: Callback) => ({
  post: {
    operationId: `PaymentCallback${provider}`,
    summary: `Takes ${provider}'s word about a payment. ${description}`,
    tags: ['payment'],
    requestBody: { required: true, content: { [type]: { schema: { type: 'object' } } } },
    responses: {
      200: { description: 'Accepted, also when it was known already' },
      400: failureAnswer('Not readable'),
      403: failureAnswer('Not signed by the provider'),
      404: failureAnswer('No such payment, or the provider is not configured'),
      409: failureAnswer('Amount, currency or invoice are not those of the order'),
      413: failureAnswer('Body over 64 KiB'),
      503: failureAnswer('The signature cannot be verified now; see Retry-After'),
    },
  },
})

const countParameter = {
  name: 'count',
  in: 'path',
  required: true,
  description: 'Number of monthly payments',
  schema: { type: 'integer', minimum: 2, maximum: 25 },
}

const Schemas = z.record(z.string(), z.record(z.string(), z.unknown()))

/** Component schemas by name. `Json` is the recursive schema of any JSON value. */
function components(): Record<string, unknown> {
  const { schemas } = z.toJSONSchema(registry, { io: 'output', unrepresentable: 'any', uri: reference })
  const named = Schemas.parse(JSON.parse(JSON.stringify(schemas).replaceAll(/__shared#\/\$defs\/\w+/g, 'Json')))
  return {
    ...Object.fromEntries(
      Object.entries(named)
        .filter(([name]) => name !== '__shared')
        .map(([name, schema]) => [name, without(schema, '$schema', '$id')]),
    ),
    Json: { description: 'Any JSON value' },
  }
}

/** Generates the OpenAPI 3.1 description from the contract. */
export function openApi(): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Shop API',
      version: '0.1.0',
      description:
        'Every call is POST with a JSON body and answers `{ success: true, data }` or `{ success: false, code, message, fields? }`. ' +
        'Money is hryvnias with at most two decimals. Unknown keys are refused.',
    },
    servers: [{ url: '/' }],
    paths: {
      ...Object.fromEntries(
        calls.map(call => [call.path, operation(call, registry.get(call.data)?.id ?? `${nameOf(call.path)}Data`)]),
      ),
      [contract.RETURN_PHOTO_PATH]: photoOperation(
        'ReturnPhoto',
        'return',
        'Takes a photo for a return request, from a customer or by number and token of the order.',
        [contract.ORDER_NUMBER_HEADER, contract.ORDER_TOKEN_HEADER],
      ),
      [contract.REVIEW_PHOTO_PATH]: photoOperation('ReviewPhoto', 'reviews', 'Takes a photo for a review.', []),
      ...Object.fromEntries(cardProviderIds.map(id => [paymentCallbackPath(id), callbackOperation(callbacks[id])])),
      ...Object.fromEntries(
        instalmentBankIds.map(id => [
          paymentCallbackPath(instalmentMethodId(id, '{count}')),
          { parameters: [countParameter], ...callbackOperation(callbacks[id]) },
        ]),
      ),
    },
    components: {
      schemas: components(),
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'The `access_token` of a sign-in.' } },
    },
  }
}
