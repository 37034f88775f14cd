import fc from 'fast-check'
import { expectWorking, formHeaders, query, read, runs, send, test, text } from './random-requests.ts'

test.describe.configure({ mode: 'default' })

const forms = [
  '/cart',
  '/checkout',
  '/checkout/save-step',
  '/message',
  '/newsletter',
  '/wishlist',
  '/cart/thankyou',
] as const

test('shows a page, redirects within the shop or rejects with a message whatever form fields are sent @desk', async ({
  address,
  makeGoods,
}) => {
  const { url, product } = await makeGoods()
  const names = fc.constantFrom(
    'intent',
    'step',
    'id',
    'to',
    'count',
    'coupon',
    'product_id',
    'option_id',
    'name',
    'group',
    'text',
    'grade',
    'email',
    'phone',
    'message',
    'contact.name',
    'delivery.city',
    'delivery.city_ref',
    'delivery.id',
    'delivery.point',
    'payment.id',
    'payment',
    'version',
    'number',
    'token',
  )
  const values = fc.oneof(
    text,
    fc.constantFrom(
      'add',
      'rename',
      'remove',
      'move',
      'toggle',
      'clear',
      'count',
      'coupon',
      'review',
      'accept',
      'fill',
      'next',
      'open:payment',
      'contact',
      'delivery',
      'payment',
      '1',
      '7',
      String(product),
      'Київ',
    ),
  )
  const bodies = fc.array(fc.tuple(names, values), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...forms, url),
      fc.constantFrom('', '.data'),
      bodies,
      async (path, kind, fields) => {
        const response = await send(address + path + kind, {
          method: 'POST',
          headers: formHeaders,
          body: query(fields),
          redirect: 'manual',
        })
        expectWorking(await read(response), { path, kind, fields })
      },
    ),
    {
      ...runs,
      examples: [
        [
          '/wishlist',
          '',
          [
            ['intent', 'add'],
            ['name', 'constructor'],
          ],
        ],
        [
          '/wishlist',
          '',
          [
            ['intent', 'toggle'],
            ['product_id', '7'],
          ],
        ],
        [
          '/cart',
          '',
          [
            ['intent', 'coupon'],
            ['coupon', `${'x'.repeat(63)}😀`],
          ],
        ],
      ],
    },
  )
})
