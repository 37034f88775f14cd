import { localise } from '@shop/contract/locales'
import { Button } from '@shop/ui/button'
import { usePage } from '../../../platform/words/use-page.ts'
import { useShopLayout } from '../../../shell/layout/use-shop-layout.ts'

interface GoogleButtonProps {
  label: string
  /** Path of this shop that is shown after signing in; null: the account. */
  next: string | null
  /** Text of the rule above the button. */
  separator?: string
}

/** «Увійти через Google», only in a shop that is registered with Google. */
export function GoogleButton({ label, next, separator }: GoogleButtonProps) {
  const { locale } = usePage()
  const { hasGoogle } = useShopLayout()
  if (!hasGoogle) return null
  return (
    <form className="authpanel__google" method="post" action={localise('/google/callback', locale)}>
      {/* Always: an empty form is refused. */}
      <input type="hidden" name="next" value={next ?? localise('/account', locale)} />
      {separator && <p aria-hidden="true">{separator}</p>}
      <Button type="submit" size="large" fullWidth>
        {label}
      </Button>
    </form>
  )
}
