import { fits, type Name, PagePart } from './page-part'
import { onOneLine } from './shown'

/** What a person enters: a text, the words of an option, or whether a box or a radio button is checked. By label. */
export type Answers = Record<string, string | boolean>

/** A form as a browser sends it. */
export interface Sent {
  url: string
  method: 'GET' | 'POST'
  isMultipart: boolean
  entries: [name: string, value: string][]
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Returns the fields of a part of a page, or of a form wherever they are, that a person can see. */
const fieldsOf = (elements: Iterable<Element>): Field[] =>
  [...elements].filter(isField).filter(({ type }) => type !== 'hidden')

/**
 * Returns the field with a label.
 *
 * @throws When there’s none or several.
 */
export function fieldIn(part: PagePart, label: Name): Field {
  return onlyField(fieldsOf(part.element.querySelectorAll('input, select, textarea')), label)
}

/** Returns the words of the chosen option of a menu. */
export const chosenOption = (field: Field): string | undefined =>
  isSelect(field) ? onOneLine(field.selectedOptions[0]?.textContent ?? '') : undefined

/**
 * Enters answers into the form of a button, and returns what the browser sends once it’s pressed.
 *
 * @throws When a person couldn’t do that, because nothing has the label, or the browser itself rejects the answer.
 */
export function sendForm({ element: button, name }: PagePart, answers: Answers): Sent {
  if (!isButton(button) || button.form === null || !['submit', 'image'].includes(button.type)) {
    throw new Error(`Without scripts, the button ${name} does nothing`)
  }
  const { form } = button
  if (button.disabled) throw new Error(`The button ${name} is disabled`)
  for (const [label, answer] of Object.entries(answers)) enter(onlyField(fieldsOf(form.elements), label), answer)
  const isUnchecked = form.noValidate || button.formNoValidate
  if (!isUnchecked && !form.checkValidity()) {
    const invalid = fieldsOf(form.elements).filter((field) => !field.checkValidity())
    throw new Error(`The browser doesn’t send the form: ${invalid.map((field) => new PagePart(field).name).join(', ')}`)
  }
  return readForm(form, button)
}

function readForm(form: HTMLFormElement, button: HTMLButtonElement | HTMLInputElement): Sent {
  const document = form.ownerDocument
  const { defaultView: window } = document
  if (!window) throw new Error('The page is closed')
  const read = (name: string) => button.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? ''
  const url = new URL(read('action') || document.URL, document.baseURI)
  const entries = [...new window.FormData(form, button)].map(([name, value]): [string, string] => {
    if (typeof value !== 'string') throw new Error(`The kit doesn’t send files, as in ${name}`)
    return [name, value.replaceAll(/\r?\n/g, '\r\n')]
  })
  const method = read('method').toUpperCase() === 'POST' ? 'POST' : 'GET'
  if (method === 'GET') url.search = new URLSearchParams(entries).toString()
  return { url: url.href, method, isMultipart: read('enctype') === 'multipart/form-data', entries }
}

/** Enters an answer into a field, as far as a browser lets a person do that. */
function enter(field: Field, answer: string | boolean): void {
  const { name: label } = new PagePart(field)
  if (field.disabled || ('readOnly' in field && field.readOnly)) throw new Error(`${label} can’t be changed`)
  if (isSelect(field)) {
    const option = [...field.options].find((one) => onOneLine(one.textContent ?? '') === answer)
    if (!option) throw new Error(`${label} has no option ${String(answer)}`)
    option.selected = true
  } else if (typeof answer === 'boolean') {
    if (!('checked' in field)) throw new Error(`${label} can’t be checked`)
    field.checked = answer
  } else {
    if (field.maxLength >= 0 && answer.length > field.maxLength)
      throw new Error(`${label} takes at most ${field.maxLength} characters`)
    field.value = answer
  }
}

function onlyField(fields: readonly Field[], label: Name): Field {
  const labels = fields.map((field) => new PagePart(field).name)
  const found = fields.filter((_, index) => fits(labels[index] ?? '', label))
  const [only] = found
  if (only && found.length === 1) return only
  throw new Error(`${found.length} fields are called ${String(label)}. There are: ${labels.join(' | ')}`)
}

// The elements belong to the window of each page, so instanceof doesn’t know them.
const isSelect = (element: Element): element is HTMLSelectElement => element.localName === 'select'
const isField = (element: Element): element is Field =>
  isSelect(element) ||
  element.localName === 'textarea' ||
  (element.localName === 'input' &&
    !['submit', 'image', 'button', 'reset'].includes(element.getAttribute('type') ?? ''))
const isButton = (element: Element): element is HTMLButtonElement | HTMLInputElement =>
  ['button', 'input'].includes(element.localName)
