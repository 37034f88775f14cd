import * as z from 'zod'
import type { Field } from './fields.ts'

/** A field's rules as a schema: normalises, then validates; `params` of the Zod issue holds the field's issue for `fieldErrorsOf`. */
export const schemaOf = (field: Field) =>
  z
    .string()
    .overwrite(field.normalize)
    .superRefine((value, context) => {
      const issue = field.validate(value)
      if (issue) context.addIssue({ code: 'custom', params: issue, message: issue.rule })
    })
    .meta({ maxLength: field.max })

/** Like `schemaOf`, but the value may be absent or empty. */
export const optionalSchemaOf = (field: Field) =>
  schemaOf({ ...field, required: false, validate: unlessEmpty(field) }).optional()

const unlessEmpty = (field: Field) => (value: string) => (value === '' ? null : field.validate(value))
