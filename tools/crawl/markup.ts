import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** Rules of the HTML standard, without exceptions; rules of style are not among them. */
const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }))

/** Errors of a document against the HTML standard, with their place. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) =>
        `${ruleId}: ${message} near «${html.slice(Math.max(0, offset - 60), offset + 60).replaceAll('\n', ' ')}»`,
    ),
  )
}
