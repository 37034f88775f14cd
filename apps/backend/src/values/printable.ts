/**
 * What strangers have written, as a terminal may show it: control characters (which move the cursor, colour or erase), what cannot be
 * seen or turns the direction of writing, and separators of lines and paragraphs become escapes as in JSON, where they stay what they
 * are. Joiners belong to words and emoji.
 */
export const printable = (text: string): string =>
  text.replace(/(?!\n|\t|\u200c|\u200d|\u2060)[\p{Cc}\p{Cf}\u2028\u2029]/gu, character =>
    character.replace(/[\s\S]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )

/** A text within a line: its line breaks would look like lines of the command. */
export const oneLine = (text: string): string => text.replace(/\s*[\r\n\v\f\u0085\u2028\u2029]\s*/g, ' ⏎ ')
