/**
 * What strangers have written, as a terminal may show it: control characters (which move the cursor, colour or erase), marks that
 * turn the direction of writing, and separators of lines and paragraphs become escapes as in JSON, where they stay what they are.
 */
export const printable = (text: string): string =>
  text.replace(
    /[^\P{Cc}\n\t]|[\p{Bidi_Control}\u2028\u2029]/gu,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** A text within a line: its line breaks would look like lines of the command. */
export const oneLine = (text: string): string => text.replace(/\s*[\r\n\v\f\u0085\u2028\u2029]\s*/g, ' ⏎ ')
