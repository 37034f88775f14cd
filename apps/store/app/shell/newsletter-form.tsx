import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { Field } from '@shop/ui/field'
import { WAITS } from '../forms/early-submit.ts'
import type { Reply } from '../forms/reply.server.ts'
import { useReply } from '../forms/use-reply.ts'
import type { ShopFrame } from '../frames/frame-of.ts'
import { usePage } from '../page.ts'

interface NewsletterFormProps extends Pick<ShopFrame, 'newsletter' | 'words'> {
  /** What the server said to a form sent without scripts. */
  reply?: Reply | undefined
  /** Of the field: two of these forms may stand in one page. */
  id: string
}

export function NewsletterForm({ newsletter, words, reply: told, id }: NewsletterFormProps) {
  const { locale } = usePage()
  const { fetcher, form } = useReply()
  const reply = fetcher.data ?? told
  return (
    <fetcher.Form
      {...WAITS}
      ref={form}
      method="post"
      action={localise('/newsletter', locale)}
      noValidate
      className="newsletter__form"
    >
      <Field.Root controlId={id} error={reply?.errors.email} required>
        <Field.Label data-visually-hidden="">{words.newsletter.email}</Field.Label>
        <Field.Box>
          <Field.Input
            type="email"
            name="email"
            placeholder={newsletter.hint}
            autoComplete="email"
            defaultValue={reply?.values.email}
          />
        </Field.Box>
        <Field.Error />
      </Field.Root>
      <Button type="submit" variant="accent" pending={fetcher.state !== 'idle'}>
        {newsletter.send}
      </Button>
      <p role="status" className="newsletter__status">
        {reply?.sent ? words.newsletter.sent : reply?.trouble}
      </p>
    </fetcher.Form>
  )
}
