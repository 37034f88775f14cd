import { z } from 'zod'
import type { Field } from './fields.ts'

/** A field's rules as a schema: the value is cleaned, then judged; the issue travels in `params` for `describe()`. */
export const schemaOf = (field: Field) =>
  z
    .string()
    .overwrite(field.clean)
    .superRefine((value, context) => {
      const issue = field.judge(value)
      if (issue) context.addIssue({ code: 'custom', params: issue, message: issue.rule })
    })
    .meta({ maxLength: field.max })

/** An optional field: absent, null-free, or judged like the rest. */
export const optionalSchemaOf = (field: Field) =>
  schemaOf({ ...field, required: false, judge: unlessEmpty(field) }).optional()

const unlessEmpty = (field: Field) => (value: string) => (value === '' ? null : field.judge(value))
