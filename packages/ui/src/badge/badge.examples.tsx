import { Badge } from '@shop/ui/badge'

export const Example = () => <Badge variant="sale">−16 %</Badge>
