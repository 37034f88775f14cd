import type { Protection } from './protection.ts'

const inReturns = (file: string, title: string): Protection['caughtBy'] => ({
  runner: 'vitest',
  project: 'backend',
  file: `apps/backend/src/returns/${file}`,
  title,
})

const change = (file: string, find: string, replace: string) => ({ file: `apps/backend/src/${file}`, find, replace })

/** Orders of an account, requests for an exchange or a return, and their photos. */
export const ordersAndReturns: readonly Protection[] = [
  {
    section: 9,
    protects: "Another customer's order is not found by its number",
    removal: [
      change('checkout/customer-orders.ts', '      eq(orders.user_id, customer.id),\n      status', '      status'),
    ],
    caughtBy: {
      runner: 'vitest',
      project: 'backend',
      file: 'apps/backend/src/checkout/customer-orders.test.ts',
      title: 'are found by their number in any case, and only by their own customer',
    },
  },
  {
    section: 9,
    protects: "A return of another customer's order cannot be requested",
    removal: [
      change(
        'returns/calls.ts',
        'and(eq(orders.number, body.number), eq(orders.user_id, context.customer.id))',
        'and(eq(orders.number, body.number))',
      ),
    ],
    caughtBy: inReturns('returns.test.ts', 'are not accessible to another customer'),
  },
  {
    section: 9,
    protects: "A photo of another customer's request is not shown",
    removal: [change('returns/calls.ts', '    if (!isOwner && !hasToken) return notFound()\n', '')],
    caughtBy: inReturns('photos.test.ts', 'are readable by their owner and with the token of their order only'),
  },
  {
    section: 9,
    protects: 'A photo of a return is uploaded only by a customer or with the token of an order',
    removal: [
      change(
        'returns/photo-upload.ts',
        'if (number === null || token === null) return null',
        "if (number === null || token === null) return 'nobody'",
      ),
    ],
    caughtBy: inReturns('photos.test.ts', 'are accepted from customers and with the token of an order'),
  },
  {
    section: 19,
    protects: 'A guest uploads twenty photos a day at most',
    removal: [change('wire/rate-limits.ts', 'photosOfGuest: { max: 20,', 'photosOfGuest: { max: 20_000,')],
    caughtBy: {
      runner: 'vitest',
      project: 'backend',
      file: 'apps/backend/src/wire/rate-limits.test.ts',
      title: 'accept twenty photos of a guest in a day',
    },
  },
  {
    section: 9,
    protects: "A photo of another request is not attached to one's own",
    removal: [change('photos/attach-photos.ts', ', isUnattached))', '))')],
    caughtBy: inReturns('photos.test.ts', 'are attached to one request only, at most five to each'),
  },
  {
    section: 8,
    protects: 'A photo is decoded only when its content is that of an accepted format',
    removal: [change('returns/reduce-photo.ts', "  if (!isPhoto(bytes)) return 'media_type'\n", '')],
    caughtBy: inReturns('photos.test.ts', 'are rejected when they are no image, too many bytes or too many pixels'),
  },
  {
    section: 15,
    protects: 'The place where a photo was taken is not stored with it',
    removal: [change('returns/reduce-photo.ts', '.webp({ quality: 80 })', '.keepMetadata().webp({ quality: 80 })')],
    caughtBy: inReturns('photos.test.ts', 'are reduced, rotated upright and stripped of metadata'),
  },
  {
    section: 19,
    protects: 'Nothing is returned after the end of the fourteenth day',
    removal: [change('returns/returnable.ts', 'deadline !== null && now <= deadline', 'deadline !== null')],
    caughtBy: inReturns('returns.test.ts', 'are possible from the delivery until two weeks later'),
  },
  {
    section: 19,
    protects: 'Concurrent requests do not return more than was bought',
    removal: [
      change(
        'returns/calls.ts',
        "          .where(and(eq(orders.number, body.number), eq(orders.user_id, context.customer.id)))\n          .for('no key update')",
        '          .where(and(eq(orders.number, body.number), eq(orders.user_id, context.customer.id)))',
      ),
    ],
    caughtBy: inReturns('returns.test.ts', 'never exceed the ordered pieces when requested concurrently'),
  },
  {
    section: 8,
    protects: 'Only the forms of returns and reviews read megabytes',
    removal: [
      {
        file: 'apps/store/server/form-request.ts',
        find: ' && (photoPages.includes(own) || isReviewForm(own, query))',
        replace: '',
      },
    ],
    caughtBy: {
      runner: 'vitest',
      project: 'node',
      file: 'apps/store/server/form-request.test.ts',
      title: 'only a form of a return or a review may hold photos',
    },
  },
  {
    section: 9,
    protects: 'Photos of a review are public only once the shop has published them',
    removal: [change('reviews/calls.ts', '        isNotNull(photos.published_at),\n', '')],
    caughtBy: {
      runner: 'vitest',
      project: 'backend',
      file: 'apps/backend/src/reviews/reviews.test.ts',
      title: 'show photos only once the shop has published them',
    },
  },
  {
    section: 9,
    protects: 'A review is marked as a purchase only for the account that bought',
    removal: [change('reviews/calls.ts', 'eq(orders.user_id, userId), ', '')],
    caughtBy: {
      runner: 'vitest',
      project: 'backend',
      file: 'apps/backend/src/reviews/reviews.test.ts',
      title: 'are marked as a purchase only for an account whose order was shipped',
    },
  },
]
