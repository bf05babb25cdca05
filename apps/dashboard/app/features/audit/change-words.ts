import type { ChangedValue, RecordChange } from '@pkg/api-client'
import { changedValueWords } from '~/features/families'
import { formatCents } from '~/site/forms/amount'
import type { RequestClock } from '~/site/server/times'
import { auditTexts as words } from './texts'

/** The most fields of a change that a row names. */
const mostLines = 6

/** Returns a kind of record in words, such as `Family` for `clients`. */
export const recordWords = (recordType: string): string => words.records[recordType] ?? sentence(recordType)

/** Returns what a change replaced in words, one line for each field: `Status: Active → Disabled`. [WORK-017] */
export function changeLines(
  { action, recordType, values }: Pick<RecordChange, 'action' | 'recordType' | 'values'>,
  clock: RequestClock,
): string[] {
  if (action !== 'changed') return []
  const wordsOf = (field: string, value: unknown) =>
    codedWords(recordType, field, value) ?? valueWords(field, value, clock)
  const all = values.map(({ field, before, after }: ChangedValue) =>
    words.line(fieldWords(field), wordsOf(field, before), wordsOf(field, after)),
  )
  // A value that is also in the public record of an advisor or a community changes twice.
  const lines = [...new Set(all)]
  const rest = lines.length - mostLines
  return rest > 0 ? [...lines.slice(0, mostLines), words.more(rest)] : lines
}

/** Returns the words of a number that is a status, such as `Approved` for `2` of an advisor. */
const codedWords = (recordType: string, field: string, value: unknown): string | undefined =>
  recordType === 'agents' && /(^|\.)status$/.test(field) ? words.advisorStatuses[String(value)] : undefined

const fieldWords = (field: string): string => words.fields[field] ?? sentence(field.replace(/^.*\./, ''))

function valueWords(field: string, value: unknown, clock: RequestClock): string {
  if (value === null || value === undefined || value === '') return words.nothing
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return field.endsWith('Cents') ? formatCents(value) : value.toLocaleString('en-US')
  if (Array.isArray(value)) return value.map((one) => valueWords(field, one, clock)).join(', ') || words.nothing
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, part]) => `${sentence(name)} ${valueWords(name, part, clock)}`)
      .join(', ')
  }
  const text = String(value)
  const known = changedValueWords(field, text, clock)
  // A coded value, such as `real-estate-agent`, and not what someone wrote.
  return known === text && /^[a-z]+(-[a-z]+)*$/.test(text) ? sentence(text) : known
}

/** Returns the name of a code in words: `feePercent` and `fee-percent` become `Fee percent`. */
function sentence(name: string): string {
  const text = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}

const pages: Readonly<Partial<Record<string, string>>> = {
  agents: 'advisors',
  'agent-options': 'advisors',
  claims: 'claims',
  clients: 'families',
  conversations: 'messages',
  invoices: 'invoices',
  'partner-collections': 'partner-collections',
  questions: 'questions',
  reviews: 'reviews',
  users: 'users',
}

/** Returns the page of a record, or of the family that it belongs to. */
export function recordHref({
  recordType,
  recordId,
  clientId,
}: Pick<RecordChange, 'recordType' | 'recordId' | 'clientId'>): string | undefined {
  const page = pages[recordType]
  if (page) return `/${page}/${recordId}`
  return clientId === undefined ? undefined : `/families/${clientId}`
}
