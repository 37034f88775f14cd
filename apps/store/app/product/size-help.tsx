import { type MouseEvent, useCallback, useRef, useState } from 'react'
import { isPlainPress } from '../browser/plain-press.ts'
import { useAwake, WAITS } from '../forms/early-submit.ts'
import { usePage } from '../page.ts'
import { type Chart, measuresOf } from './fitting.ts'
import { loadLaterWords } from './later-words.ts'
import type { ProductView } from './product.server.ts'
import { useFetched } from './use-fetched.ts'

interface SizeHelpProps {
  chart: Chart
  options: ProductView['product']['options']
  words: Pick<ProductView['words'], 'sizeAdvice' | 'sizeChart'>
  onChoose: (option: string) => void
}

/** Beside the sizes: asks for measures and says the size. Without scripts it leads to the size chart. */
export function SizeHelp({ chart, options, words, onChoose }: SizeHelpProps) {
  const { locale } = usePage()
  const load = useCallback(async () => {
    const [{ FittingDialog: Dialog }] = await Promise.all([import('./fitting-dialog.tsx'), loadLaterWords(locale)])
    return Dialog
  }, [locale])
  const { part: FittingDialog, fetch, fetchOr } = useFetched(load)
  const [open, setOpen] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  useAwake(link)
  if (measuresOf(chart).length === 0)
    return (
      <a data-text="link" href="#sizes">
        {words.sizeChart}
      </a>
    )
  const ask = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
    setOpen(true)
    fetchOr(() => location.assign('#sizes'))
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without scripts it leads to the size chart */}
      <a
        {...WAITS}
        ref={link}
        data-text="link"
        href="#sizes"
        aria-haspopup="dialog"
        onPointerEnter={fetch}
        onFocus={fetch}
        onClick={ask}
      >
        {words.sizeAdvice}
      </a>
      {FittingDialog && (
        <FittingDialog
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
