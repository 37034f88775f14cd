import './compare-tray.css'
import { localise } from '@shop/contract/locales'
import { usePrehydrationQueue } from '../../../platform/hydration/prehydration-queue.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { COMPARE_FORM_ID } from './compare-form-id.ts'
import { COMPARE_INTENT, CompareStatus } from './compare-toggle.tsx'
import { useComparison } from './use-compared.ts'

/**
 * The form that the toggles of a list's cards submit, with the product in `product_id`: changes the cookie with scripts, opens the
 * comparison without. Below it the way to the comparison, which stays in view while there is something to compare.
 */
export function CompareTray() {
  const { locale } = usePage()
  const comparison = useComparison()
  const queue = usePrehydrationQueue<HTMLFormElement>()
  const isShown = comparison.compared.length > 0
  return (
    <>
      <form
        {...queue}
        id={COMPARE_FORM_ID}
        hidden
        method="post"
        action={localise('/compare', locale)}
        onSubmit={event => {
          const { nativeEvent } = event
          const toggle = nativeEvent instanceof SubmitEvent && nativeEvent.submitter
          if (!(toggle instanceof HTMLButtonElement)) return
          event.preventDefault()
          comparison.toggle(Number(toggle.value))
        }}
      >
        <input type="hidden" name="intent" value={COMPARE_INTENT} />
      </form>
      {isShown && (
        <div className="compare-tray">
          <CompareStatus comparison={comparison} />
        </div>
      )}
    </>
  )
}
