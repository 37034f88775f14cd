import { type MouseEvent, useCallback, useState } from 'react'
import { isUnmodified } from '../../../platform/browser/unmodified-event.ts'
import { useLazyComponent } from '../../../platform/browser/use-lazy-component.ts'
import { usePrehydrationQueue } from '../../../platform/hydration/prehydration-queue.ts'
import { loadDeferredWords } from '../../../platform/words/load-words.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import type { ProductView } from './loader.server.ts'
import { type Chart, measuresOf } from './size-chart-values.ts'

interface SizeAdviceProps {
  chart: Chart
  options: ProductView['product']['options']
  words: Pick<ProductView['words'], 'sizeAdvice' | 'sizeChart'>
  onChoose: (option: string) => void
}

/** Opens the size advisor. Without scripts it links to the size chart. */
export function SizeAdvice({ chart, options, words, onChoose }: SizeAdviceProps) {
  const { locale } = usePage()
  const load = useCallback(async () => {
    const [{ SizeAdvisorDialog: Dialog }] = await Promise.all([
      import('./size-advisor-dialog.tsx'),
      loadDeferredWords(locale),
    ])
    return Dialog
  }, [locale])
  const { part: SizeAdvisorDialog, fetch, fetchOr } = useLazyComponent(load)
  const [open, setOpen] = useState(false)
  const queue = usePrehydrationQueue<HTMLAnchorElement>()
  if (measuresOf(chart).length === 0)
    return (
      <a data-text="link" href="#sizes">
        {words.sizeChart}
      </a>
    )
  const openAdvisor = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isUnmodified(event)) return
    event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
    setOpen(true)
    fetchOr(() => location.assign('#sizes'))
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts it leads to the size chart */}
      <a
        {...queue}
        data-text="link"
        href="#sizes"
        aria-haspopup="dialog"
        onPointerEnter={fetch}
        onFocus={fetch}
        onClick={openAdvisor}
      >
        {words.sizeAdvice}
      </a>
      {SizeAdvisorDialog && (
        <SizeAdvisorDialog
          chart={chart}
          options={options}
          open={open}
          onClose={() => setOpen(false)}
          onChoose={option => {
            onChoose(option)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}
