import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { FormFailure } from '../../../platform/forms/messages.tsx'
import { StoreLink } from '../../../platform/navigation/store-link.tsx'
import type { SubscriptionWords } from '../../../platform/words/uk/subscription.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import type { SubscriptionReply } from './subscription.server.ts'

interface SubscriptionPageProps {
  words: SubscriptionWords
  question: 'confirm' | 'unsubscribe'
  reply: SubscriptionReply | undefined
}

/** Confirms on a button press, because mail scanners open links, and shows the result. */
export function SubscriptionPage({ words, question, reply }: SubscriptionPageProps) {
  const { locale } = usePage()
  const { title, text, action, doneTitle, doneText, gone } = words[question]
  if (reply?.state === 'done')
    return (
      <div className="wrap form-page">
        <h1 data-text="h1">{doneTitle}</h1>
        <p data-text="lead muted" role="status">
          {doneText}
        </p>
        <p>
          <Button asChild>
            <StoreLink href={localise('/', locale)}>{words.home}</StoreLink>
          </Button>
        </p>
      </div>
    )
  if (reply?.state === 'gone')
    return (
      <div className="wrap form-page">
        <h1 data-text="h1">{title}</h1>
        <FormFailure>{gone}</FormFailure>
        <p>
          <Button asChild>
            <StoreLink href={localise('/newsletter', locale)}>{words.subscribe}</StoreLink>
          </Button>
        </p>
      </div>
    )
  return (
    <div className="wrap form-page">
      <h1 data-text="h1">{title}</h1>
      <p data-text="lead muted">{text}</p>
      <FormFailure>{reply?.message}</FormFailure>
      <form method="post">
        {/* The server rejects an empty form. */}
        <input type="hidden" name="intent" value={question} />
        <Button type="submit" variant="accent">
          {action}
        </Button>
      </form>
    </div>
  )
}
