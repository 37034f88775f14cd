/** One or two CSS colours, divided by a diagonal: as attributes, which a strict Content Security Policy takes. */
export function ColourPatch({ colours: [main = 'transparent', other = main] }: { colours: readonly string[] }) {
  return (
    <svg viewBox="0 0 2 2" preserveAspectRatio="none" aria-hidden="true">
      <path fill={other} d="M0 0h2v2H0z" />
      <path fill={main} d="M0 0h2L0 2z" />
    </svg>
  )
}
