import { Price } from '@shop/ui/price'

export const Example = () => <Price amount={2490} was={2980} />
