import { ScrollToTop } from '@shop/ui/scroll-to-top'

/** Place it last on the page. */
export const Example = () => <ScrollToTop />
