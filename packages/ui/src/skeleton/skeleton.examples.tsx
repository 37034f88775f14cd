import { Skeleton } from '@shop/ui/skeleton'

export const Example = () => (
  <div aria-busy="true">
    <p role="status" data-visually-hidden="">
      Loading…
    </p>
    <Skeleton shape="block" style={{ blockSize: 240 }} />
    <Skeleton />
  </div>
)
