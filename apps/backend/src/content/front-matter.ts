import { isMap, isScalar, LineCounter, parseDocument, stringify } from 'yaml'

export interface FrontMatter {
  fields: ReadonlyMap<string, { value: string; line: number }>
  body: string
  /** Line of the file on which the body begins. */
  bodyLine: number
}

/** Reads a header between two lines `---`, in which every value is text, and the Markdown below it. `fault` is told what is wrong. */
export function parseFrontMatter(
  text: string,
  fault: (field: string, message: string, line: number) => void,
): FrontMatter | null {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
  const wrong = (line: number, message: string): null => {
    fault('header', message, line)
    return null
  }
  if (lines[0]?.trimEnd() !== '---') return wrong(1, 'The file must begin with a line ---.')
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
  if (end === -1) return wrong(1, 'The header must end with a line ---.')
  const counter = new LineCounter()
  // The schema without numbers, dates and booleans. The line before it is that of the file.
  const document = parseDocument(`\n${lines.slice(1, end).join('\n')}`, { schema: 'failsafe', lineCounter: counter })
  const lineAt = (offset: number) => counter.linePos(offset).line
  const { contents, errors } = document
  for (const { pos, message } of errors) wrong(lineAt(pos[0]), `${message.split(/ at line |\n/)[0]}.`)
  if (errors.length > 0) return null
  if (contents === null) return wrong(1, 'The header is empty.')
  if (!isMap(contents)) return wrong(2, 'The header has lines such as «title: Delivery».')
  const fields = new Map<string, { value: string; line: number }>()
  let isText = true
  for (const { key, value } of contents.items) {
    if (!isScalar(key)) continue
    const line = lineAt(key.range?.[0] ?? 0)
    if (isScalar(value)) fields.set(String(key.value), { value: String(value.value ?? '').trim(), line })
    else fault(String(key.value), 'It must be text in one value.', line)
    isText &&= isScalar(value)
  }
  return isText ? { fields, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 } : null
}

/** The text of a file. Fields without a value are left out. */
export function printFrontMatter(fields: Readonly<Record<string, string>>, body: string): string {
  const present = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
  return `---\n${stringify(present, { schema: 'failsafe', lineWidth: 0 })}---\n\n${body}`
}
