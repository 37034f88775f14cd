import reviewFormStyles from '@shop/ui/theme/review-form.css?url'
import uploadStyles from '@shop/ui/theme/upload.css?url'
import { preload } from 'react-dom'
import reviewFieldsStyles from './review-fields.css?url'

const styles = [reviewFieldsStyles, reviewFormStyles, uploadStyles]
// With the script of the form, which a pointer on its link fetches.
for (const href of styles) preload(href, { as: 'style' })

/**
 * Styles of the review form, rendered by it: the page of a product does without them until it is opened. Those that come with its script
 * would move its button from under the pointer.
 */
export const ReviewFormStyles = () =>
  styles.map(href => <link key={href} rel="stylesheet" href={href} precedence="route" />)
