import type { Validator } from '@pkg/domain'
import type { Static, TObject } from '@sinclair/typebox'
import type { FormErrors, Submission } from './field-errors'
import { formText } from './form-text'
import { orFieldErrors } from './or-field-errors'
import { parseBody } from './parse-body'

/** The fields of a form, and how they relate to the body that an endpoint accepts. */
export interface FormFields<Body> {
  /** The name of the form's field for each property of the body that a person fills in. */
  fields: { [Property in keyof Body & string]?: string }
  /** Validators whose messages take precedence over the schema's, by property. */
  validators?: { [Property in keyof Body & string]?: Validator<string | undefined> }
  /** Messages for error codes that concern one field, such as an email address that is taken. */
  codes?: Record<string, { field: string; message: string }>
}

/** A form whose values an endpoint's schema parses. */
export interface FormDefinition<Body> {
  /** Parses the fields, together with `values` that have no field. */
  parse(form: FormData, values?: Partial<Body>): { ok: true; body: Body } | ({ ok: false } & FormErrors)
  /**
   * Parses the fields and sends them. Returns the errors of a 409 or a 422 by field.
   *
   * @throws Every other error of `send`.
   */
  submit<Result>(
    form: FormData,
    send: (body: Body) => Promise<Result>,
    values?: Partial<Body>,
  ): Promise<Submission<Result>>
}

/** Defines a form by the schema of the endpoint that receives it. Take the schema from `endpoints` of `@pkg/api-client`. */
export function defineForm<Schema extends TObject>(
  schema: Schema,
  { fields, validators = {}, codes = {} }: FormFields<Static<Schema>>,
): FormDefinition<Static<Schema>> {
  const names = new Map(
    Object.entries<string | undefined>(fields).flatMap(([property, name]) => (name ? [[property, name]] : [])),
  )
  const validatorOf = new Map<string, Validator<string | undefined> | undefined>(Object.entries(validators))

  const parse: FormDefinition<Static<Schema>>['parse'] = (form, values = {}) => {
    const errors: Record<string, string> = {}
    const typed: Record<string, unknown> = {}
    for (const [property, name] of names) {
      const text = formText(form, name)
      const message = validatorOf.get(property)?.(text)
      if (message !== undefined) errors[name] = message
      if (text !== '') typed[property] = text
    }
    return parseBody(schema, { ...typed, ...values }, names, errors)
  }

  return {
    parse,
    async submit(form, send, values) {
      const parsed = parse(form, values)
      return parsed.ok ? orFieldErrors(send(parsed.body), { names, codes }) : parsed
    },
  }
}
