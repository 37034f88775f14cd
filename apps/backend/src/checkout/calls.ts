import { checkoutCancel, checkoutOptions, checkoutOrder, checkoutSubmit } from '@shop/contract'
import { settlementOf } from '../demo/directory/index.ts'
import { answer } from '../wire/answer.ts'
import { invalid, notFound, ok } from '../wire/outcome.ts'
import { cancel } from './cancel.ts'
import { findOrder, orderOf } from './orders.ts'
import { submit } from './submit.ts'
import { offerIn } from './ways.ts'

export const checkout = [
  answer(checkoutOptions, async ({ lang, city_ref }) =>
    city_ref !== undefined && !settlementOf(city_ref)
      ? invalid({ city_ref: { rule: 'choice' } })
      : ok(offerIn(lang, city_ref)),
  ),
  answer(checkoutSubmit, submit),
  answer(checkoutOrder, async (body, context) => {
    const order = await findOrder(context.db, body, context)
    return order ? ok(await orderOf(context.db, order, body.lang, context)) : notFound()
  }),
  answer(checkoutCancel, cancel),
]
