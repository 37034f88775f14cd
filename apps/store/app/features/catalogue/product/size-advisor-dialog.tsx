import '@shop/ui/theme/modal.css'
import '@shop/ui/theme/size-advisor.css'
import './size-advisor-dialog.css'
import { AvailabilityLabel } from '@shop/ui/availability-label'
import { Button } from '@shop/ui/button'
import { formatMessage } from '@shop/ui/messages/format'
import { Modal } from '@shop/ui/modal'
import { type ChartSize, SizeAdvisor } from '@shop/ui/size-advisor'
import { Suspense, use, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { loadDeferredWords } from '../../../platform/words/load-words.ts'
import { usePage } from '../../../platform/words/use-page.ts'
import { saveMeasures, useBodyMeasures } from './body-measures.ts'
import type { ProductView } from './loader.server.ts'
import { type Chart, measuresOf, sizesOf } from './size-chart-values.ts'

interface SizeAdvisorProps {
  chart: Chart
  options: ProductView['product']['options']
  /** Called with the option's id. */
  onChoose: (option: string) => void
}

interface SizeAdvisorDialogProps extends SizeAdvisorProps {
  open: boolean
  onClose: () => void
}

/** The dialog «Підбір розміру». */
export function SizeAdvisorDialog({ open, onClose, ...advisor }: SizeAdvisorDialogProps) {
  const { pathname } = useLocation()
  return (
    <Modal.Root name={open ? 'size-advisor' : null} route={pathname} onNameChange={onClose}>
      <Suspense>
        <SizeAdvisorContent {...advisor} />
      </Suspense>
    </Modal.Root>
  )
}

function SizeAdvisorContent({ chart, options, onChoose }: SizeAdvisorProps) {
  const { locale } = usePage()
  const words = use(loadDeferredWords(locale)).sizeAdvisor
  const stored = useBodyMeasures()
  // A new key resets the form when the stored measures are removed.
  const [resetCount, setResetCount] = useState(0)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (resetCount > 0) content.current?.querySelector('input')?.focus()
  }, [resetCount])
  const optionOf = ({ name }: ChartSize) => options.find(option => option.name === name)
  const note = (size: ChartSize) => {
    const option = optionOf(size)
    if (!option) return formatMessage(words.sizeNotMade, { size: size.name })
    return <AvailabilityLabel availability={option.availability} />
  }
  const action = (size: ChartSize) => {
    const option = optionOf(size)
    if (!option || option.availability === 'out_of_stock') return <p data-text="small">{words.soldOut}</p>
    return (
      <Button variant="accent" size="large" onClick={() => onChoose(String(option.id))}>
        {formatMessage(words.choose, { size: size.name })}
      </Button>
    )
  }
  return (
    <Modal.Content name="size-advisor" initialFocus="field">
      <Modal.Header>
        <Modal.Title>{words.title}</Modal.Title>
        <Modal.Close />
      </Modal.Header>
      <Modal.Body>
        <div ref={content} className="size-advisor-dialog">
          <p data-text="muted">{words.instructions}</p>
          <SizeAdvisor
            key={resetCount}
            measures={measuresOf(chart)}
            chart={sizesOf(chart)}
            defaultValues={stored}
            onValuesChange={typed => saveMeasures({ ...stored, ...typed })}
            note={note}
            action={action}
          />
          <div className="size-advisor-dialog__storage">
            <p data-text="caption">{words.storageNote}</p>
            {Object.keys(stored).length > 0 && (
              <Button
                variant="quiet"
                onClick={() => {
                  saveMeasures({})
                  setResetCount(resetCount + 1)
                }}
              >
                {words.deleteMeasures}
              </Button>
            )}
          </div>
        </div>
      </Modal.Body>
    </Modal.Content>
  )
}
