import { TextField, type TextFieldProps } from '@shop/ui/field'
import { useEffect, useId, useRef, useState } from 'react'
import type { DeliveryActions } from './delivery-choices.ts'

interface StreetFieldProps extends TextFieldProps {
  find: DeliveryActions['findStreets']
}

/** Milliseconds of rest before the streets are requested. */
const STREET_DELAY_MS = 250

/** «Вулиця»: a text field that offers the streets of the city. Any other street can be entered too, with a carrier that does not answer. */
export function StreetField({ find, ...field }: StreetFieldProps) {
  const listId = useId()
  const [streets, setStreets] = useState<readonly string[]>([])
  const text = String(field.value ?? '')
  const latestFind = useRef(find)
  useEffect(() => {
    latestFind.current = find
  })
  useEffect(() => {
    if (text.trim().length < 2) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      latestFind.current(text, controller.signal).then(
        found => !controller.signal.aborted && setStreets(found),
        () => undefined,
      )
    }, STREET_DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text])
  return (
    <>
      <TextField {...field} list={listId} />
      <datalist id={listId}>
        {streets.map(street => (
          <option key={street} value={street} />
        ))}
      </datalist>
    </>
  )
}
