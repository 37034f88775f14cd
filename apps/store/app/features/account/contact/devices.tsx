import type { User } from '@shop/contract'
import type { DataOf } from '@shop/contract/client'
import { Button } from '@shop/ui/button'
import { formatMessage } from '@shop/ui/messages/format'
import { useEffect, useRef } from 'react'
import { OWNER_FIELD } from '../../../platform/session/form-owner.ts'
import { customerOwner } from '../../../platform/session/session-cookie.ts'
import { formatMoment } from '../../../platform/words/format-date.ts'
import type { ProfileWords } from '../../../platform/words/uk/profile.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import type { AccountReply } from '../account-reply.server.ts'
import { useIntentFetcher } from '../use-intent-fetcher.ts'

export type Device = DataOf<'/api/profile/sessions'>[number]

/** Id of the part, from which on an answer without scripts is shown. */
export const DEVICES = 'devices'

interface DevicesProps {
  customer: Pick<User, 'id'>
  devices: readonly Device[] | null
  words: ProfileWords['sessions']
  reply: AccountReply | undefined
}

/** Sessions of the customer, each with a button that ends it. */
export function Devices({ customer, devices, words, reply: pageReply }: DevicesProps) {
  const { locale } = usePage()
  const { fetcher, pathname, reply, pending } = useIntentFetcher(pageReply, 'end-session', 'end-sessions')
  const ended = useRef<HTMLParagraphElement>(null)
  const isEnded = !pending && reply?.sent === true
  useEffect(() => {
    if (isEnded) ended.current?.focus()
  }, [isEnded])
  if (devices === null) return <p role="alert">{words.failed}</p>
  return (
    <>
      <ul className="devices">
        {devices.map(({ id, device, current, last_seen }) => (
          <li key={id}>
            <div>
              <p className="devices__name">
                {device || words.unknown} {current && <span data-text="caption">({words.current})</span>}
              </p>
              <p data-text="caption">{formatMessage(words.seen, { date: formatMoment(last_seen, locale) })}</p>
            </div>
            {!current && (
              <fetcher.Form method="post" action={`${pathname}#${DEVICES}`}>
                <input type="hidden" name="intent" value="end-session" />
                <Button
                  type="submit"
                  name="id"
                  value={id}
                  aria-label={formatMessage(words.endNamed, { device: device || words.unknown })}
                  pending={pending}
                >
                  {words.end}
                </Button>
              </fetcher.Form>
            )}
          </li>
        ))}
      </ul>
      <p role="status" tabIndex={-1} ref={ended} className="devices__message">
        {isEnded && words.ended}
      </p>
      <p role="alert" className="devices__message">
        {reply?.formError}
      </p>
      <fetcher.Form method="post" action={`${pathname}#${DEVICES}`}>
        <input type="hidden" name={OWNER_FIELD} value={customerOwner(customer.id)} />
        <Button type="submit" name="intent" value="end-sessions" pending={pending}>
          {words.endAll}
        </Button>
      </fetcher.Form>
    </>
  )
}
