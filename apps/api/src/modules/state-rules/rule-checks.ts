import type { NewStateRule } from '@pkg/api-client'
import { addDays, siteDay, stateByCode } from '@pkg/domain'
import { requiredPlaceholders, type StateRule, unknownPlaceholders } from '@pkg/domain/disclosures'
import { type HttpError, unprocessable } from '../../http/errors'

/** The most characters of the sections of a language. A disclosure with its facts must fit in the record of its answer. */
const maxLength = 6000

/**
 * Checks a version that begins later against the others of its state.
 * @throws {HttpError} 422 that names each field and its fix [TRUST-015]
 */
export function checkRule(rule: NewStateRule, others: readonly StateRule[]): void {
  const found = [...dayFaults(rule, others), ...sectionFaults(rule)]
  if (!stateByCode(rule.state)) found.push({ field: 'state', detail: 'Choose a state of the United States' })
  if (found.length > 0) {
    throw unprocessable(
      found.map(({ field, detail }) => ({ detail, source: { pointer: `/data/attributes/${field}` } })),
    )
  }
}

/** The error for a version that has begun, so it can't change. */
export const versionBegan = (id: string, { effectiveFrom }: { effectiveFrom: string }): HttpError =>
  unprocessable([
    {
      detail: `${id} began on ${effectiveFrom}, so it can't change. Publish a new version instead.`,
      source: { pointer: '/data/attributes/effectiveFrom' },
    },
  ])

/** The error for a version that families acknowledged. */
export const versionHasConsents = (id: string): HttpError =>
  unprocessable([
    {
      detail: `Families acknowledged ${id}, so it can't change. Publish a new version instead.`,
      source: { pointer: '/data/attributes/sections' },
    },
  ])

interface Fault {
  field: string
  detail: string
}

function dayFaults({ state, effectiveFrom, effectiveTo }: NewStateRule, others: readonly StateRule[]): Fault[] {
  const faults: Fault[] = []
  const tomorrow = addDays(siteDay(), 1)
  const same = others.find((other) => other.effectiveFrom === effectiveFrom)
  if (effectiveFrom < tomorrow) {
    faults.push({ field: 'effectiveFrom', detail: `Choose ${tomorrow} or later. A version can't begin in the past.` })
  } else if (same) {
    const detail = `${same.version} of ${state} begins on this day. Choose another day, or change ${same.version}.`
    faults.push({ field: 'effectiveFrom', detail })
  }
  if (effectiveTo !== undefined && effectiveTo < effectiveFrom) {
    faults.push({ field: 'effectiveTo', detail: `Choose ${effectiveFrom} or later, or leave it out.` })
  }
  return faults
}

function sectionFaults({ sections, signature }: NewStateRule): Fault[] {
  if (!sections) {
    if (signature === 'none') return []
    return [{ field: 'sections', detail: 'Enter the text to sign, or choose that no one signs.' }]
  }
  const faults = (['en', 'es'] as const).flatMap((language) => {
    const text = sections[language].map((section) => section.text).join('\n')
    const whole = sections[language].map((section) => `${section.title} ${section.text}`).join('\n')
    const titlesWithBraces = sections[language].map(({ title }) => title).filter((title) => /[{}]/.test(title))
    const missing = requiredPlaceholders.filter((name) => !text.includes(`{${name}}`))
    const unknown = unknownPlaceholders(text)
    const field = `sections/${language}`
    return [
      // Facts are filled in only in the text below a title.
      ...titlesWithBraces.map((title) => ({
        field,
        detail: `Remove the braces from the title “${title}”. Facts belong in the text.`,
      })),
      ...missing.map((name) => ({ field, detail: `Name {${name}} in the text. The law requires it.` })),
      ...unknown.map((name) => ({ field, detail: `{${name}} isn't a fact we can fill in. Remove the braces.` })),
      ...(whole.length > maxLength ? [{ field, detail: `Shorten the text to ${maxLength} characters.` }] : []),
    ]
  })
  if (sections.en.length !== sections.es.length) {
    const detail = `The English text has ${sections.en.length} sections. Write as many in Spanish.`
    faults.push({ field: 'sections/es', detail })
  }
  return faults
}
