import { SizeQuantityTable } from '@shop/ui/size-quantity-table'

export const Example = () => (
  <SizeQuantityTable
    caption="Sizes and quantities"
    headers={{ size: 'Size', quantity: 'Quantity' }}
    rows={[
      { id: '1', size: '50', note: 'In stock', max: 20, name: 'count.1' },
      { id: '2', size: '52', note: '3 left', max: 3, name: 'count.2' },
      { id: '3', size: '54', note: 'Out of stock', max: 0 },
    ]}
    defaultValue={{ 1: 4 }}
    total="4 pcs, 9 960 ₴"
  />
)
