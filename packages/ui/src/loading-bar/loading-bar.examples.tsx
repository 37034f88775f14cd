import { LoadingBar } from '@shop/ui/loading-bar'

/** Give it what your router knows: whether a page is on its way. */
export const Example = ({ active = true }: { active?: boolean }) => <LoadingBar active={active} />
