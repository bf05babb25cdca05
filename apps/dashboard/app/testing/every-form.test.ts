import { expect, test } from 'vitest'
import { sentForms } from './sent-forms'

/** What a form parses. */
interface Form {
  parse(form: FormData, values?: object): object
}

const isForm = (value: unknown): value is Form =>
  typeof value === 'object' && value !== null && 'parse' in value && 'submit' in value

const modules = import.meta.glob<Record<string, unknown>>(['../**/*-form.server.ts', '../**/*-forms.server.ts'], {
  eager: true,
})
/** Every form of the dashboard, by its file and name. */
const forms = new Map(
  Object.entries(modules).flatMap(([path, exported]) =>
    Object.entries(exported).flatMap(([name, value]): [string, Form][] =>
      isForm(value) ? [[`${path.replace(/^.*?(features|pages)\/|\.server\.ts$/g, '')} ${name}`, value]] : [],
    ),
  ),
)

function parse(name: string, typed: Readonly<Record<string, string>>, values?: object) {
  const form = new FormData()
  for (const [field, text] of Object.entries(typed)) form.set(field, text)
  return forms.get(name)?.parse(form, values)
}

test('the table below has every form [LIFE-017]', () => {
  expect([...forms.keys()].toSorted()).toEqual(Object.keys(sentForms).toSorted())
})

test.each(Object.entries(sentForms))(
  '%s sends every field of its page, and rejects a needed one that is missing at the field [LIFE-017, VAL-001]',
  (name, { typed, body, values = {}, needed = [] }) => {
    expect(parse(name, typed, values)).toEqual({ ok: true, body: { ...body, ...values } })
    for (const field of needed) {
      const { [field]: _, ...others } = typed
      const error = { ok: false, errors: { [field]: expect.stringMatching(/./) } }
      expect(parse(name, others, values), `without ${field}`).toEqual(error)
      expect(parse(name, { ...typed, [field]: '  ' }, values), `with an empty ${field}`).toMatchObject(error)
    }
  },
)
