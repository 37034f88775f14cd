import { Button } from '@shop/ui/button'
import type { TokenValues } from '@shop/ui/theme'
import type { CSSProperties } from 'react'

/** A name that is mistyped does not compile, and editors complete it. */
const rounded: CSSProperties & TokenValues = { '--shop-radius': '12px', '--shop-accent': '#0b6e4f' }

export const Section = () => (
  <section style={rounded}>
    <Button variant="accent">Add to cart</Button>
  </section>
)
