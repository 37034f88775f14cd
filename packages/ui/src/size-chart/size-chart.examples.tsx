import { SizeChart } from '@shop/ui/size-chart'

export const Example = () => (
  <SizeChart
    caption="Sizes, cm"
    corner="Size"
    sizes={['50', '52', '54']}
    rows={[
      { name: 'Chest', values: ['98–101', '102–105', '106–109'] },
      { name: 'Waist', values: ['86–89', '90–93', '94–98'] },
    ]}
    ownSize="52"
  />
)
