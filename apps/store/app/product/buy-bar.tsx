import { Button } from '@shop/ui/button'
import { Price } from '@shop/ui/price'
import { useEffect, useState } from 'react'

interface BuyBarProps {
  /** Id of the form that the bar's button sends. */
  form: string
  price: number
  was: number | null
  add: string
  /** Id of the main button, which the bar stands in for. */
  button: string
}

/** On a phone price and button stay in reach once the main button has scrolled away upwards. */
export function BuyBar({ form, price, was, add, button }: BuyBarProps) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const main = document.getElementById(button)
    if (!main) return
    // The watched area reaches far below the screen, so that out of it means above.
    const watch = new IntersectionObserver(([entry]) => setOpen(entry?.isIntersecting === false), {
      rootMargin: '0px 0px 100000px',
    })
    watch.observe(main)
    return () => watch.disconnect()
  }, [button])
  return (
    <div className="buybar" data-state={open ? 'open' : 'closed'} inert={!open}>
      <Price amount={price} was={was} />
      <Button type="submit" form={form} variant="accent">
        {add}
      </Button>
    </div>
  )
}
