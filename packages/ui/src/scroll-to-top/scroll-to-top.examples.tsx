import { ScrollToTop } from '@shop/ui/scroll-to-top'

/** Last on the page. */
export const Example = () => <ScrollToTop />
