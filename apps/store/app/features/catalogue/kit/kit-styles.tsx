import kitStyles from './kit.css?url'

/** Styles of a kit, rendered by its form: the routes that show one do without them otherwise. */
export function KitStyles() {
  return <link rel="stylesheet" href={kitStyles} precedence="route" />
}
