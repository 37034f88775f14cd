import textPageStyles from './text-page.css?url'

/** Styles of a page of text, rendered by it: the route that shows it also shows categories, which do without them. */
export function TextPageStyles() {
  return <link rel="stylesheet" href={textPageStyles} precedence="route" />
}
