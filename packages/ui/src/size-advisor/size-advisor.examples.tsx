import { Button } from '@shop/ui/button'
import { SizeAdvisor } from '@shop/ui/size-advisor'

const measures = [{ name: 'chest', label: 'Chest', min: 70, max: 160 }]
const chart = [
  { value: '50', name: '50', ranges: { chest: [98, 101] } },
  { value: '52', name: '52', ranges: { chest: [102, 105] } },
] as const

export const Example = () => (
  <SizeAdvisor measures={measures} chart={chart} action={size => <Button>{`Choose ${size.name}`}</Button>} />
)
