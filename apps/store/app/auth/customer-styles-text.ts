/** A CSS string: everything that is no letter, digit or space is escaped. Source: CSS Syntax Level 3, «escaping». */
const toCssString = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} ]/gu, character => `\\${character.codePointAt(0)?.toString(16)} `)}"`

/** What the first-paint script does with scripts: the name in place of «Увійти». Without a name no rules. */
export const toCustomerStyles = (name: string | undefined): string =>
  name === undefined
    ? ''
    : `.header-link__account>span{display:none}.header-link__account::after{content:${toCssString(name)}}`
