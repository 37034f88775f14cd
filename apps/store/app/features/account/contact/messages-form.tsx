import { orderMessages } from '@shop/contract/constants'
import { CheckboxField, RadioGroup, RadioGroupItem } from '@shop/ui/field'
import { AccountForm, AccountPart } from '../account-form.tsx'

import { type ContactPartProps, type CustomerMessages, NEWSLETTER, ORDER_MESSAGES } from './contact-part.ts'

interface MessagesFormProps extends ContactPartProps {
  messages: CustomerMessages
}

/** How the customer hears of orders, and whether of news: what of it can be chosen. */
export function MessagesForm({ customer, words: { messages: words }, reply, messages }: MessagesFormProps) {
  const { order_messages, newsletter } = messages
  return (
    <AccountPart title={words.title}>
      <AccountForm customer={customer} intent="messages" fields={{}} reply={reply} words={words}>
        {() => (
          <>
            {order_messages !== undefined && (
              <RadioGroup name={ORDER_MESSAGES} label={words.orders} defaultValue={order_messages} hint={words.night}>
                {orderMessages.map(channel => (
                  <RadioGroupItem
                    key={channel}
                    value={channel}
                    title={words.channels[channel]}
                    description={channel === 'phone' ? words.phoneHint : undefined}
                  />
                ))}
              </RadioGroup>
            )}
            {newsletter !== undefined && (
              <>
                {/* Tells a box that is not ticked from a form without it. */}
                <input type="hidden" name={NEWSLETTER} value="" />
                <CheckboxField name={NEWSLETTER} value="on" defaultChecked={newsletter} label={words.newsletter} />
              </>
            )}
          </>
        )}
      </AccountForm>
    </AccountPart>
  )
}
