import { LoadingBar } from '@shop/ui/loading-bar'

/** Pass the navigation state of your router. */
export const Example = ({ active = true }: { active?: boolean }) => <LoadingBar active={active} />
