import { Badge } from '@shop/ui/badge'

export const Example = () => <Badge kind="sale">−16 %</Badge>
